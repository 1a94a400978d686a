/** The areas of a spotlight. */

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

const NEAR = 24 // pixels between pieces that belong together

const areNear = (a: Box, b: Box): boolean =>
  a.left <= b.left + b.width + NEAR &&
  b.left <= a.left + a.width + NEAR &&
  a.top <= b.top + b.height + NEAR &&
  b.top <= a.top + a.height + NEAR

/** A box around each group of pieces that are near each other: what is between the groups is not the subject. */
export function aroundEach(rects: readonly Box[], margin: number, window: { width: number; height: number }): Box[] {
  let groups: Box[][] = []
  for (const rect of rects.filter(({ width, height }) => width > 0 && height > 0)) {
    const joined = groups.filter((group) => group.some((other) => areNear(rect, other)))
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), rect]]
  }
  return groups.map((group) => around(group, margin, window)).filter((box) => box !== null)
}

/** What is dark around the boxes, as a CSS path: the whole window without them. */
export function darkPath(boxes: readonly Box[], { width, height }: { width: number; height: number }): string {
  const holes = boxes.map(
    ({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`, // clockwise or not: evenodd
  )
  return `path(evenodd, "M0 0h${width}v${height}H0z${holes.join('')}")`
}
