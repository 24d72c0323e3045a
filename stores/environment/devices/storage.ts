import type { KeyValue } from '../parts.ts'

/** Web storage that a browser may refuse or find full: then nothing is kept, and nothing breaks. */
export function browserStorage(storage: () => Storage): KeyValue {
  const guarded = <T>(use: (found: Storage) => T): T | undefined => {
    try {
      return use(storage())
    } catch (thrown) {
      if (thrown instanceof DOMException) return undefined
      throw thrown
    }
  }
  return {
    get: key => guarded(found => found.getItem(key)) ?? undefined,
    set: (key, value) => guarded(found => found.setItem(key, value)),
    remove: key => guarded(found => found.removeItem(key))
  }
}
