/** Pieces travel from where they were to where they go: the same key leaves one place and arrives at another. */
import { crossfade } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'
import { settings } from '../core/settings.svelte.ts'

const [leave, arrive] = crossfade({
  duration: () => settings.travel,
  easing: cubicOut,
  /** Svelte's own `fade` would ask for the style of each piece, and so have the whole table laid out for each. */
  fallback: () => ({ duration: settings.travel / 2, css: (t) => `opacity: ${t}` }),
})

/** `out:leave={{ key }}` at the old place, `in:arrive={{ key }}` at the new one. */
export { arrive, leave }
