/** Pieces travel from where they were to where they go: the same key leaves one place and arrives at another. */
import { crossfade, fade } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'
import { settings } from '../settings.svelte.ts'

const [leave, arrive] = crossfade({
  duration: () => settings.travel,
  easing: cubicOut,
  fallback: (node) => (settings.travel ? fade(node, { duration: settings.travel / 2 }) : { duration: 0 }),
})

/** `out:leave={{ key }}` at the old place, `in:arrive={{ key }}` at the new one. */
export { arrive, leave }
