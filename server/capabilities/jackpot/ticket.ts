import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

import { CURRENCY_CODES, type CurrencyCode } from '#config/currencies.ts'
import { fromJson } from '#contract/wire/json.ts'
import type { Secrets } from '../../secrets.ts'

const AUDIENCE = 'jackpot-socket'
/** How long a ticket may lie between its issue and the handshake. */
const TICKET_MS = 60_000
const LONGEST = 1024

const TICKET = v.object({
  aud: v.literal(AUDIENCE),
  player: v.string(),
  session: v.string(),
  brand: v.string(),
  currency: v.picklist(CURRENCY_CODES),
  exp: v.pipe(v.number(), v.integer())
})

/** Who may open a jackpot socket. */
export interface JackpotTicket {
  readonly player: string
  readonly session: string
  readonly brand: string
  readonly currency: CurrencyCode
}

type Key = Pick<Secrets, 'tokenKey'>

const signatureOf = ({ tokenKey }: Key, body: string) =>
  createHmac('sha256', tokenKey).update(`${AUDIENCE}.${body}`).digest()

/** Signs a ticket that is good for a minute of real time: the sandbox moves no ticket's end. */
export function signJackpotTicket(key: Key, ticket: JackpotTicket, now: number) {
  const exp = now + TICKET_MS
  const body = Buffer.from(JSON.stringify({ aud: AUDIENCE, ...ticket, exp })).toString('base64url')
  const token = `${body}.${signatureOf(key, body).toString('base64url')}`
  return { token, expiresAt: new Date(exp) }
}

/** Whom a ticket names; null for one that is forged, expired, or made for something else. */
export function readJackpotTicket(key: Key, token: unknown, now: number): JackpotTicket | null {
  if (typeof token !== 'string' || token.length > LONGEST) return null
  const [body = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return null
  const expected = signatureOf(key, body)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const read = v.safeParse(TICKET, fromJson(Buffer.from(body, 'base64url').toString()))
  if (!read.success || read.output.exp <= now) return null
  const { player, session, brand, currency } = read.output
  return { player, session, brand, currency }
}
