import { CONSENT_KEY, heldAnswer } from '#rules/consent-answer.ts'

/** What a browser keeps, or refuses to. */
export interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const KEY = 'recentSearches'
const MOST = 6
const LONGEST = 100

function guarded<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use()
  } catch (thrown) {
    if (thrown instanceof DOMException) return otherwise
    throw thrown
  }
}

function parsed(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
  } catch {
    return []
  }
}

/**
 * What was searched for before, in this browser: kept only as long as the visitor consents to
 * preferences, and thrown away when that is no longer so.
 */
export function recentSearches(
  local: () => Kept,
  session: () => Kept,
  cookies: () => string = () => ''
) {
  const mayKeep = () =>
    guarded(
      () => heldAnswer(cookies(), session().getItem(CONSENT_KEY))?.has('preferences') === true,
      false
    )

  const list = (): readonly string[] =>
    guarded(() => {
      const text = local().getItem(KEY)
      if (text === null) return []
      if (mayKeep()) return parsed(text).slice(0, MOST)
      local().removeItem(KEY)
      return []
    }, [])

  const keep = (queries: readonly string[]) =>
    guarded(
      () =>
        queries.length > 0
          ? local().setItem(KEY, JSON.stringify(queries.slice(0, MOST)))
          : local().removeItem(KEY),
      undefined
    )

  return {
    list,
    add(query: string) {
      const text = query.trim().slice(0, LONGEST)
      if (text === '' || !mayKeep()) return
      keep([text, ...list().filter(other => other !== text)])
    },
    remove: (query: string) => keep(list().filter(other => other !== query)),
    clear: () => keep([])
  }
}

export type RecentSearches = ReturnType<typeof recentSearches>
