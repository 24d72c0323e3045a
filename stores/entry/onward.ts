import { CASHIER } from '#config/cashier-table.ts'
import { licencesOf } from '#config/licences-of.ts'
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

/** Whether any of the house's licences asks for deposit limits at registration. */
const asksForLimits = () =>
  licencesOf(environment().operator).some(code => CASHIER[code]?.asksForLimits)

/**
 * Where a completed registration leads: past deposit limits, where a licence asks for them, and the
 * phone's code, where the house asks for one.
 */
export function afterRegistration(): string {
  if (asksForLimits()) return onwardTo('depositLimits')
  return asksForPhone() ? onwardTo('phoneVerification') : returnTo()
}

/** Whether the house asks for the phone's code, and the player has not said no. */
export const asksForPhone = (): boolean =>
  hasFeature(environment().operator, 'EnablePhoneVerification') && !skipsPhone()

/** Leaves for the page that the address names, else the lobby, with what was carried through. */
export function goOn(): void {
  const { address } = environment()
  const url = address.current()
  address.go(targetAfterSignIn(readQuery(url.search).redir, url), 'replace')
}
