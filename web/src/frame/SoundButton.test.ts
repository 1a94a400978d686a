/** One press turns sound and vibration off, another turns them on again. */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { settings } from '../core/settings.svelte.ts'
import SoundButton from './SoundButton.svelte'

test('one press turns the sound off', async () => {
  await translator.speak('en')
  const { getByRole } = render(SoundButton)
  const button = getByRole('button', { name: 'Sound and vibration' })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  expect(settings.sound).toBe(false)
  button.click()
  expect(settings.sound).toBe(true)
})
