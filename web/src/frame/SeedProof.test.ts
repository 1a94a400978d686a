import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { TableShown } from '../types/messages.ts'
import { translator } from '../core/i18n.svelte.ts'
import SeedProof from './SeedProof.svelte'

beforeAll(() => translator.speak('en'))

test('the seed is shown to its last digit', () => {
  const answer = '{"seed": "9223372036854775807", "salt": "5a17", "seed_hash": "abc", "seed_is_given": false}'
  render(SeedProof, { table: JSON.parse(answer) as TableShown })
  expect(screen.getByText('9223372036854775807')).toBeInTheDocument()
  expect(screen.getByText('5a17')).toBeInTheDocument()
})
