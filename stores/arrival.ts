import { aff } from '#contract/wire/cookie.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { readUtm, type Utm } from '#contract/wire/utm.ts'
import { environment } from './environment/index.ts'

const KEY = 'utm'

/** Where the visit came from, if an address told. */
export const visitSource = (): Utm | null => readUtm(environment().session.get(KEY) ?? '')

/** Keeps what the address tells of how the visitor came here. */
export function noteArrival(): void {
  const { address, cookies, session } = environment()
  const query = readQuery(address.current().search)
  if (query.aff !== undefined) cookies.set('aff', query.aff, { maxAge: aff.maxAge })
  const utm: Utm = {
    source: query.utm_source ?? null,
    medium: query.utm_medium ?? null,
    campaign: query.utm_campaign ?? null,
    term: query.utm_term ?? null,
    content: query.utm_content ?? null
  }
  if (Object.values(utm).some(value => value !== null)) session.set(KEY, JSON.stringify(utm))
}
