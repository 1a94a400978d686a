/** The number on the icon of the installed app: how many tables are waiting for the user. */

interface Badged {
  setAppBadge?(n: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

export const isAwaited = ({ yours, to_act: toAct }: { yours: readonly number[]; to_act: readonly number[] }): boolean =>
  yours.some((seat) => toAct.includes(seat))

/** How many of these tables are waiting for the user. */
export const awaitedAt = (tables: readonly Parameters<typeof isAwaited>[0][]): number => tables.filter(isAwaited).length

/** Shows a number on the icon, or none; browsers that cannot do that ignore it. */
export function showBadge(n: number, icon: Badged = navigator): void {
  const shown = n > 0 ? icon.setAppBadge?.(n) : icon.clearAppBadge?.()
  shown?.catch(() => {}) // not installed
}
