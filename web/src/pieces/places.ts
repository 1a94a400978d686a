/** Places on the table, named by `data-place`, between which pieces travel. */

/** Where a piece is on the screen: the first of these places that is shown, the table's own before those of the frame around it. */
export function placeOf(names: readonly string[], root: ParentNode): DOMRect | null {
  for (const name of names) {
    for (const within of [root, document]) {
      const rect = within.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect()
      if (rect && rect.width > 0) return rect
    }
  }
  return null
}
