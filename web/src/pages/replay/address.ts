/** The address of a moment of a finished game. */

export function address(id: string, ply: number, seat: number | null): string {
  const query = new URLSearchParams({ ply: String(ply), ...(seat === null ? {} : { seat: String(seat) }) })
  return `/replay/${id}?${query.toString()}`
}

/** A whole number of an address, or what stands for none. */
export function numberIn<T>(query: URLSearchParams, name: string, otherwise: T): number | T {
  const text = query.get(name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise
}
