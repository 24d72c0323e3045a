import {
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  url,
  variant
} from 'valibot'

import { currencyCode, decimal, id, text, token } from './atoms.ts'
import { parserOf } from './fit.ts'
import { type ForeignMessage, isFrom } from './foreign-message.ts'

/*
 * What a page of sports and the frame of an outside book tell each other, and how the book learns who
 * plays: docs/how-to-use-an-outside-sportsbook.md says it in words.
 */

const site = object({ url: pipe(string(), url()) })

/** Where the frame is, in `/config.json`; with it the house has no prices of its own. */
export type OutsideSite = InferOutput<typeof site>

const readSite = parserOf(object({ sportsbook: nullable(site) }))

/** Of what `/config.json` holds; null where the house's own book stands there, or none. */
export const readOutsideSite = (config: unknown): OutsideSite | null =>
  readSite(config)?.sportsbook ?? null

/** A place of the book below `/sports/`: folders and no query, since it stands in the site's address. */
const PLACE = /^(?:[a-z\d][\w.~-]*\/)*$/i
const place = pipe(string(), regex(PLACE), maxLength(200))

/** As the cookie `sportsCoupon` takes it, and empty for none. */
const coupon = pipe(string(), regex(/^[\w!'()*./~-]{0,3000}$/))

const fromBook = variant('type', [
  /** The frame hears; told once more upon each `hello`. */
  object({ type: literal('ready') }),
  /** How high the frame would be, in pixels. */
  object({
    type: literal('resize'),
    height: pipe(number(), integer(), minValue(0), maxValue(50_000))
  }),
  object({ type: literal('path'), path: place }),
  /** Somebody who is not signed in wants to bet. */
  object({ type: literal('login-needed') }),
  /** The session of the book is over, and that of the site may not be. */
  object({ type: literal('token-needed') }),
  object({ type: literal('coupon'), coupon }),
  /** For the eye only: the balance itself comes by the wallet. */
  object({ type: literal('balance-changed') }),
  object({ type: literal('deposit-needed') }),
  object({ type: literal('failed') })
])

/** What the frame tells the page. */
export type BookMessage = InferOutput<typeof fromBook>

const readFromBook = parserOf(fromBook)

/** A message of the frame; null for what is none, or comes from anywhere but the book's origin. */
export const readBookMessage = (message: ForeignMessage, origin: string): BookMessage | null =>
  isFrom(message, [origin]) ? readFromBook(message.data) : null

/** What the page tells the frame. */
export type ToBookMessage =
  | { readonly type: 'hello' }
  | {
      readonly type: 'session'
      /** Good once and for two minutes, for the book's server alone. */
      readonly token: string
      readonly currency: string
      readonly locale: string
      /** What was picked before signing in; empty for nothing. */
      readonly coupon: string
    }
  /** Why a player who is signed in can not bet. */
  | { readonly type: 'refused'; readonly code: string }

/** The place of the book in the address of a page of sports; empty for any that is none. */
export function bookPlace(pathname: string): string {
  const rest = pathname.replace(/^\/[^/]+\/sports\//, '')
  return rest.length <= 200 && PLACE.test(rest) ? rest : ''
}

/** How the book's server asks whom a token is for: POST {site}{this}, signed over time and body. */
export const BOOK_SESSION_PATH = '/api/sportsbook/v1/session'

/** What the book is called in the signature's `x-client`. */
export const BOOK_CLIENT = 'sportsbook'

const sessionRequest = object({ token })

const sessionAnswer = variant('status', [
  object({
    status: literal('ok'),
    playerId: id,
    currency: currencyCode,
    locale: text,
    country: nullable(text),
    balance: decimal
  }),
  object({
    status: literal('error'),
    code: picklist(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'SESSION_ENDED', 'PLAYER_BLOCKED'])
  })
])

export type BookSessionAnswer = InferOutput<typeof sessionAnswer>

export const readBookSessionRequest = parserOf(sessionRequest)
export const readBookSessionAnswer = parserOf(sessionAnswer)
