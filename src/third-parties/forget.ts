import { ASKED_THINGS, BROUGHT_THINGS, type Names } from '#config/asked-things.ts'
import type { ConsentCategory } from '#config/consent-categories.ts'
import { removeCookie } from './cookies.ts'
import { storageOf } from './storage.ts'

const matches = (patterns: string) => (name: string) =>
  patterns
    .split(' ')
    .some(pattern =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    )

function forget({ cookie = '', local = '', session = '' }: Names): void {
  const cookies = document.cookie.split('; ').map(pair => pair.replace(/=.*/s, ''))
  cookies.filter(matches(cookie)).forEach(removeCookie)
  for (const [kind, patterns] of [
    ['local', local],
    ['session', session]
  ] as const) {
    const storage = storageOf(kind)
    if (!storage) continue
    for (const name of Object.keys(storage).filter(matches(patterns))) storage.removeItem(name)
  }
}

/**
 * Takes out of the browser whatever is of a category that is not agreed to. What a link brought along
 * goes by a refusal alone, and stays for as long as nobody has answered.
 */
export function forgetUnconsented(allowed: ReadonlySet<ConsentCategory> | undefined): void {
  for (const things of allowed ? [ASKED_THINGS, BROUGHT_THINGS] : [ASKED_THINGS])
    for (const [category, names] of Object.entries(things))
      if (![...(allowed ?? [])].some(name => name === category)) forget(names)
}
