/** The area of a spotlight. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Whether part of it is within the window. */
export const isWithin = ({ left, top, width, height }: Box, window: { width: number; height: number }): boolean =>
  left < window.width && top < window.height && left + width > 0 && top + height > 0

/** The box around everything visible, with a margin, within the window; null if nothing is visible. */
export function around(rects: readonly Box[], margin: number, window: { width: number; height: number }): Box | null {
  const shown = rects.filter((rect) => rect.width > 0 && rect.height > 0 && isWithin(rect, window))
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
