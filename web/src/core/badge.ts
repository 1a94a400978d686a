/** The number on the icon of the installed app: at how many tables the reader is awaited. */

interface Badged {
  setAppBadge?(n: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

export const isAwaited = ({ yours, to_act: toAct }: { yours: readonly number[]; to_act: readonly number[] }): boolean =>
  yours.some((seat) => toAct.includes(seat))

/** At how many of these tables the reader is awaited. */
export const awaitedAt = (tables: readonly Parameters<typeof isAwaited>[0][]): number => tables.filter(isAwaited).length

/** Shows a number on the icon, or none; browsers without such numbers ignore it. */
export function showBadge(n: number, icon: Badged = navigator): void {
  const shown = n > 0 ? icon.setAppBadge?.(n) : icon.clearAppBadge?.()
  shown?.catch(() => {}) // not installed
}
