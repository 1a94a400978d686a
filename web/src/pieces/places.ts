/** Places on the table, named by `data-place`, between which pieces move. */

/** Where a piece is on the screen: the first of these places that is visible, the table's before the frame's. */
export function placeOf(names: readonly string[], root: ParentNode): DOMRect | null {
  for (const name of names) {
    for (const within of [root, document]) {
      const rect = within.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect()
      if (rect && rect.width > 0) return rect
    }
  }
  return null
}
