import {
  ASKED_THINGS,
  BROUGHT_THINGS,
  LENGTHENED_THINGS,
  type Names
} from '#config/asked-things.ts'
import { ASKED_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'
import { removeCookie, shortenCookie } from './cookies.ts'
import { storageOf } from './storage.ts'

const matches = (patterns: string) => (name: string) =>
  patterns
    .split(' ')
    .filter(Boolean)
    .some(pattern =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    )

const cookiesOf = ({ cookie = '' }: Names = {}) =>
  document.cookie
    .split('; ')
    .map(pair => pair.replace(/=.*/s, ''))
    .filter(matches(cookie))

const entriesOf = (kind: 'local' | 'session', names: Names = {}) =>
  Object.keys(storageOf(kind) ?? {}).filter(matches(names[kind] ?? ''))

function forget(names: Names | undefined): void {
  cookiesOf(names).forEach(removeCookie)
  for (const kind of ['local', 'session'] as const)
    for (const name of entriesOf(kind, names)) storageOf(kind)?.removeItem(name)
}

/** Whether a link has brought something of the category along that is kept. */
export function holdsBrought(category: (typeof ASKED_CATEGORIES)[number]): boolean {
  const names = BROUGHT_THINGS[category]
  return cookiesOf(names).length > 0 || entriesOf('session', names).length > 0
}

/**
 * Takes out of the browser whatever is of a category that is not agreed to. What a link brought along
 * goes by a refusal alone, and stays for as long as nobody has answered; what the visit needs is
 * shortened to it.
 */
export function forgetUnconsented(allowed?: ReadonlySet<ConsentCategory>): void {
  for (const category of ASKED_CATEGORIES) {
    if (allowed?.has(category)) continue
    forget(ASKED_THINGS[category])
    if (!allowed) continue
    forget(BROUGHT_THINGS[category])
    cookiesOf(LENGTHENED_THINGS[category]).forEach(shortenCookie)
  }
}
