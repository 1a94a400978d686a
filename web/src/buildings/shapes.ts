/** Shapes that several parts of buildings use, as path data. */

/** A circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** The same shape at several places. */
export const each = (places: readonly number[], shape: (x: number) => string): string => places.map(shape).join('')

/** Round-headed openings, from their left edges. */
export const arches = (places: readonly number[], foot: number, width: number, height: number): string =>
  each(
    places,
    (x) => `M${x} ${foot}v${width / 2 - height}q${width / 2}${-width * 0.7} ${width} 0v${height - width / 2}z`,
  )
