/** Storage of the browser; undefined where it refuses to have any. */
export function storageOf(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps an entry, unless the browser refuses or has no room: then it is asked for again. */
export function keep(kind: 'local' | 'session', key: string, value: string): void {
  try {
    storageOf(kind)?.setItem(key, value)
  } catch {
    // Full, or forbidden to write.
  }
}
