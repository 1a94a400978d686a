/** The area of a spotlight. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The box around everything visible, with a margin, within the window; null if nothing is visible. */
export function around(rects: readonly Box[], margin: number, window: { width: number; height: number }): Box | null {
  const shown = rects.filter(({ width, height }) => width > 0 && height > 0)
  if (!shown.length) return null
  const left = Math.max(0, Math.min(...shown.map((rect) => rect.left)) - margin)
  const top = Math.max(0, Math.min(...shown.map((rect) => rect.top)) - margin)
  const right = Math.min(window.width, Math.max(...shown.map((rect) => rect.left + rect.width)) + margin)
  const bottom = Math.min(window.height, Math.max(...shown.map((rect) => rect.top + rect.height)) + margin)
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  }
}
