/** The finished tables whose points have been counted up in this window: a sheet that is opened again does not count again. */
export const countedTables = new Set<string>()
