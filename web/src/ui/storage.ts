/** Small settings kept in the browser's storage. */

export function load<T>(key: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(`pharos-${key}`)
    return stored === null ? otherwise : (JSON.parse(stored) as T)
  } catch {
    return otherwise
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`pharos-${key}`, JSON.stringify(value))
  } catch {
    /* private windows store nothing */
  }
}
