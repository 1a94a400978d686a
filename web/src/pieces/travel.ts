/** Pieces move from their old place to their new one: the same key leaves one place and arrives at another. */
import { crossfade } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'
import { settings } from '../core/settings.svelte.ts'

const [leave, arrive] = crossfade({
  duration: () => settings.travel,
  easing: cubicOut,
  /** Svelte's own `fade` would read the style of each piece, which triggers a layout of the table each time. */
  fallback: () => ({ duration: settings.travel / 2, css: (t) => `opacity: ${t}` }),
})

/** `out:leave={{ key }}` at the old place, `in:arrive={{ key }}` at the new one. */
export { arrive, leave }
