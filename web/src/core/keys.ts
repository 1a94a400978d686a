/** The table's keyboard shortcuts: off while a text field has the focus or a modifier is held. */

const MOST_OPEN = 3 // a city, its cards by name, and the selection

export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Svelte action-like effect: `$effect(() => listen(() => ({ b: build })))`. */
export function listen(keys: () => Keys): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    const handler = keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!handler || isPressing(event)) return
    event.preventDefault()
    handler(event)
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

/** Closes what is open over the table and clears the selection, as Esc does. */
export function goBack(): void {
  for (let presses = 0; presses < MOST_OPEN; presses++)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}

/** Enter and space on a button press that button. */
function isPressing(event: KeyboardEvent): boolean {
  return (
    ['Enter', ' '].includes(event.key) &&
    event.target instanceof HTMLElement &&
    ['BUTTON', 'A', 'SUMMARY'].includes(event.target.tagName)
  )
}
