import type { IncomingHttpHeaders } from 'node:http'

import { type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import { canonicalLocale, type Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import type { Trace } from '#contract/wire/traceparent.ts'
import type { Player } from './capabilities/player/table.ts'
import { AuthenticationFailure } from './graphql/faults.ts'
import { authenticate } from './identity/authenticate.ts'
import type { Ports } from './ports.ts'
import { currentTrace } from './tracing/current-trace.ts'

export interface SignedIn {
  readonly id: string
  readonly playerId: string
}

/** What every resolver knows of its request, on HTTP and on a socket alike. */
export interface Context {
  readonly ports: Ports
  readonly session: SignedIn | null
  /** The player of the session, as stored when the request came. */
  readonly player: Player | null
  readonly jurisdiction: Jurisdiction
  readonly request: RequestFacts
}

export interface RequestFacts {
  /** What the request is a part of; whatever is done for it later is done within that. */
  readonly trace: Trace | undefined
  readonly locale: Locale
  /** Where the request comes from; absent when nobody knows. */
  readonly country: string | undefined
  readonly subdivision: string | undefined
  readonly headers: IncomingHttpHeaders
  /** The network address of whom asked, as the host in front tells it. */
  readonly address: string
  /** From when on a stream hears, a moment of `performance.now()`; absent on HTTP. */
  readonly hearsSince: number | undefined
}

export interface Asking {
  readonly address: string
  readonly headers: IncomingHttpHeaders
  readonly token: string | undefined
  readonly hearsSince?: number
}

/** The one builder of contexts. A token that does not prove a living session is never ignored. */
export async function contextOf(ports: Ports, asking: Asking): Promise<Context> {
  const { address, headers, hearsSince, token } = asking
  const { operator } = ports.config
  const known = token === undefined ? null : await authenticate(ports, token)
  if (token !== undefined && !known) throw new AuthenticationFailure()

  const { country, subdivision } = ports.visitors.placeOf(headers)
  return {
    ports,
    session: known && { id: known.session.id, playerId: known.player.id },
    player: known?.player ?? null,
    jurisdiction: jurisdictionOf(ports.config, known?.player.country ?? country),
    request: {
      trace: currentTrace(),
      locale: localeOf(headers, OPERATORS[operator].defaultLocale),
      country,
      subdivision,
      headers,
      address,
      hearsSince
    }
  }
}

/** The session of the request; throws AuthenticationFailure for a visitor. */
export function signedIn(context: Context): SignedIn {
  if (!context.session) throw new AuthenticationFailure()
  return context.session
}

/** The player of the request; throws AuthenticationFailure for a visitor. */
export function playerOf(context: Context): Player {
  if (!context.player) throw new AuthenticationFailure()
  return context.player
}

function localeOf(headers: IncomingHttpHeaders, fallback: Locale): Locale {
  const asked = headers['locale']
  return (typeof asked === 'string' && canonicalLocale(asked)) || fallback
}

const BEARER = /^Bearer +(\S+) *$/i

/** The token of an Authorization header or of a socket's first message; undefined without one. */
export function tokenFrom(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  // Something that is no Bearer token is still a claim to be somebody, and fails as one.
  return BEARER.exec(value)?.[1] ?? value
}
