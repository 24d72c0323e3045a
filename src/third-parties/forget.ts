import { ASKED_THINGS, BROUGHT_THINGS, type Names } from '#config/asked-things.ts'
import { ASKED_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'
import { removeCookie } from './cookies.ts'
import { storageOf } from './storage.ts'

const matches = (patterns: string) => (name: string) =>
  patterns
    .split(' ')
    .some(pattern =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    )

function forget({ cookie = '', local = '', session = '' }: Names = {}): void {
  const cookies = document.cookie.split('; ').map(pair => pair.replace(/=.*/s, ''))
  cookies.filter(matches(cookie)).forEach(removeCookie)
  for (const kind of ['local', 'session'] as const) {
    const storage = storageOf(kind)
    const isMeant = matches(kind === 'local' ? local : session)
    for (const name of Object.keys(storage ?? {}).filter(isMeant)) storage?.removeItem(name)
  }
}

/**
 * Takes out of the browser whatever is of a category that is not agreed to. What a link brought along
 * goes by a refusal alone, and stays for as long as nobody has answered.
 */
export function forgetUnconsented(allowed?: ReadonlySet<ConsentCategory>): void {
  for (const category of ASKED_CATEGORIES) {
    if (allowed?.has(category)) continue
    forget(ASKED_THINGS[category])
    if (allowed) forget(BROUGHT_THINGS[category])
  }
}
