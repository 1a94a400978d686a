/** The finished tables whose points have been counted in this window: a sheet that is reopened does not count again. */
export const countedTables = new Set<string>()
