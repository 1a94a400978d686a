/** Small things that this device remembers. */

export function kept<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`pharos-${key}`)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`pharos-${key}`, JSON.stringify(value))
  } catch { /* private windows keep nothing */ }
}
