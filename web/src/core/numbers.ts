/** Numbers as text. */

const MINUS = '−'

/** A number with a real minus sign: a hyphen is too short beside digits. */
export const printed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value))

/** A change with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? printed(change) : '±0')

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100)
