import { pathTo } from '#config/paths.ts'
import { routeOf } from '#config/routes.ts'
import { fieldsOf, isInteger, isString } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { isSignInCallback } from '../session/callback.ts'
import { AWAY } from './requested.ts'

/** Longer than a deposit may take nobody is waited for. */
const LASTS = 30 * 60_000

interface Away {
  /** Where the player was, below the origin. */
  readonly from: string
  readonly depositId: string
  readonly at: number
}

/** Leaves for the provider's page; the tab alone keeps which deposit that was, and from where. */
export function leaveFor(depositId: string, page: string): void {
  const { address, clock, session } = environment()
  const { pathname, search } = address.current()
  const away: Away = { from: pathname + search, depositId, at: clock.now() }
  session.set(AWAY, JSON.stringify(away))
  address.go(page)
}

function known(): Away | undefined {
  const { clock, session } = environment()
  const away = fieldsOf<Away>(fromJson(session.get(AWAY) ?? ''), {
    from: isString,
    depositId: isString,
    at: isInteger
  })
  return away && away.at + LASTS > clock.now() ? away : undefined
}

/** The deposit that the player left the site for; asked once, it is not told again. */
export function depositAway(): string | undefined {
  const id = known()?.depositId
  environment().session.remove(AWAY)
  return id
}

const isOnReturn = ({ pathname }: URL) =>
  routeOf(pathname.replace(/^\/[^/]+/, '')) === 'redirectionHandler'

/**
 * Leads who comes back from a provider's page to where the player was; tells whether the address was
 * one to come back to, and not one that a sign-in ends at.
 */
export function comeBack(): boolean {
  const { address } = environment()
  const url = address.current()
  const away = known()
  const isSignIn = isSignInCallback(url) || url.searchParams.has('accessToken')
  if (!isOnReturn(url) || isSignIn || (!away && url.search !== '')) return false
  const isHere = away?.from.startsWith('/') && !away.from.startsWith('//')
  address.go(away && isHere ? away.from : pathTo(currentLocale(), 'lobby'), 'replace')
  return true
}
