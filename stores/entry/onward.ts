import { hasFeature } from '#config/operators.ts'
import { href, type RouteName } from '#config/routes.ts'
import { skipOptionalPhoneNumberVerification } from '#contract/wire/cookie.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { returnTo } from '../session/return-to.ts'
import { targetAfterSignIn } from '../session/target.ts'
import { entryQueryOf } from './entry-query.ts'

/** The next page on the way in, handed on where the visitor wants to go and with what. */
export function onwardTo(route: RouteName, added: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(entryQueryOf(environment().address.current()))
  for (const [name, value] of Object.entries(added)) query.set(name, value)
  const path = href(currentLocale(), route)
  return query.size > 0 ? `${path}?${query}` : path
}

const skipsPhone = () => {
  const stored = environment().cookies.get('skipOptionalPhoneNumberVerification')
  return skipOptionalPhoneNumberVerification.read(stored ?? '') === true
}

/** Where a completed registration leads: past the phone's code, where the house asks for one. */
export const afterRegistration = (): string =>
  hasFeature(environment().operator, 'EnablePhoneVerification') && !skipsPhone()
    ? onwardTo('phoneVerification')
    : returnTo()

/** Leaves for the page that the address names, else the lobby, with what was carried through. */
export function goOn(): void {
  const { address } = environment()
  const url = address.current()
  address.go(targetAfterSignIn(readQuery(url.search).redir, url), 'replace')
}
