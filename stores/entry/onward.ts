import { hasFeature } from '#config/operators.ts'
import { href, type RouteName } from '#config/routes.ts'
import { COOKIES } from '#contract/wire/cookies.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { returnTo } from '../session/return-to.ts'
import { CARRIED, defaultPage, targetAfterSignIn } from '../session/target.ts'

/** The page to come back to as a path of this site; undefined for the one that is gone to anyway. */
function wantedPath(): string | undefined {
  const wanted = new URL(returnTo())
  for (const name of CARRIED) wanted.searchParams.delete(name)
  const path = wanted.pathname + wanted.search
  return path === defaultPage() ? undefined : path
}

/** The next page on the way in, handed on where the visitor wants to go and with what. */
export function onwardTo(route: RouteName, added: Readonly<Record<string, string>> = {}): string {
  const { address } = environment()
  const path = href(currentLocale(), route)
  const next = new URL(targetAfterSignIn(path, address.current()))
  const redir = wantedPath()
  if (redir !== undefined) next.searchParams.set('redir', redir)
  for (const [name, value] of Object.entries(added)) next.searchParams.set(name, value)
  return next.pathname + next.search
}

const skipsPhone = () => {
  const stored = environment().cookies.get('skipOptionalPhoneNumberVerification')
  return COOKIES.skipOptionalPhoneNumberVerification.read(stored ?? '') === true
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
