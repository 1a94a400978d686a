/** A page that says what went wrong, and what to do next. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../core/api.ts'
import { translator } from '../core/i18n.svelte.ts'
import Notice from './Notice.svelte'

beforeAll(() => translator.speak('en'))
afterEach(cleanup)

describe('a notice', () => {
  test.each([
    ['a server that is down', new Refusal({ id: 'unreachable', values: { got: 'here' } }), /Cannot reach/],
    ['a part of the page that did not arrive', new TypeError('Failed to fetch'), /Cannot reach/],
    ['a mistake of ours', new Refusal({ id: 'internal-error', values: {} }), /Something went wrong on our side/],
  ])('%s can be tried again', (_, error, sentence) => {
    render(Notice, { error })
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  })

  test.each([
    { error: new Refusal({ id: 'no-table', values: { got: 'x' } }) },
    { text: 'This table has been closed.' },
  ])('what stays as it is only leads home', (props) => {
    render(Notice, props)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
