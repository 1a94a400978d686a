/** Small settings kept in the browser's storage. */

export function load<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`pharos-${key}`)
    return found === null ? otherwise : (JSON.parse(found) as T)
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
