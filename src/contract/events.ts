import {
  type Fields,
  fieldsOf,
  type Guard,
  isBoolean,
  isId,
  isInteger,
  optional
} from './wire/guards.ts'
import { PRODUCT_MODES, type ProductMode } from './wire/product-mode.ts'

/**
 * What is told of a visit to those who count visits, once its category is agreed to: one vocabulary
 * for every tracker. Nothing here tells who somebody is but the player's own id at the house, and no
 * event tells of protection, papers or health. `docs/events.md` says when each is told.
 */
export type TrackedEvent =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'heartbeat'; readonly productMode: ProductMode }
  | { readonly name: 'experiment_exposure'; readonly experiment: string; readonly variant: string }
  | { readonly name: 'search'; readonly results: number }
  | { readonly name: 'banner_click'; readonly target: string }
  | { readonly name: 'web_vital'; readonly metric: string; readonly value: number }
  | { readonly name: 'login'; readonly way: string }
  | { readonly name: 'logout' }
  | { readonly name: 'sign_up'; readonly way: string }
  | { readonly name: 'game_open'; readonly game: string; readonly mode: 'fun' | 'real' }
  | {
      readonly name: 'deposit'
      /** Minor units. */
      readonly amount: number
      readonly currency: string
      readonly first: boolean
    }
  | { readonly name: 'withdrawal'; readonly amount: number; readonly currency: string }
  | { readonly name: 'reward_claim'; readonly type: string }
  | { readonly name: 'jackpot_opt_in' }
  | { readonly name: 'chat_open' }

export type EventName = TrackedEvent['name']

const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const

type UtmPart = (typeof UTM_PARTS)[number]

/** An event with what every one of them carries. */
export type SentEvent = TrackedEvent & EventFrame

export interface EventFrame {
  /** Unique for each event, so that one that is sent twice counts once. */
  readonly id: string
  /** Milliseconds since 1970 by the device's clock. */
  readonly at: number
  readonly operator: string
  readonly locale: string
  /** The player's id at the house, with a session. */
  readonly playerId?: string | undefined
  /** Where the visit came from, as an address told. */
  readonly utm?: Readonly<Partial<Record<UtmPart, string>>> | undefined
}

const textOf =
  (form: RegExp): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && form.test(value)

const oneOf =
  <T extends string>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some(known => known === value)

/** Has a letter and begins with no long number: no telephone number and no day is one. */
const isCode = textOf(/^(?!\d{4})(?=.*[a-z])[\w-]{1,64}$/i)

/** A variant may be a number, but none that is long enough to mean somebody. */
const isVariant = textOf(/^(?!\d{4})[\w-]{1,40}$/)

/** Without a query, a fragment, an address of mail or anything as long as a token. */
const isPath = textOf(/^(?=.{1,200}$)\/(?!\/)([\w.~-]{1,64}\/)*([\w.~-]{1,64})?$/)

const isCount: Guard<number> = (value): value is number => isInteger(value) && value >= 0
const isFigure: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const isCurrencyCode = textOf(/^[A-Z]{3}$/)
const isUtm = textOf(/^[^@?=&]{1,100}$/)

type FieldsOf<Name extends EventName> = Fields<Omit<Extract<TrackedEvent, { name: Name }>, 'name'>>

/** The fields of every event, and what each may hold; an event with any other field is none. */
export const EVENT_FIELDS: { readonly [Name in EventName]: FieldsOf<Name> } = {
  page_view: { path: isPath },
  heartbeat: { productMode: oneOf(...PRODUCT_MODES) },
  experiment_exposure: { experiment: isCode, variant: isVariant },
  search: { results: isCount },
  banner_click: { target: isPath },
  web_vital: { metric: isCode, value: isFigure },
  login: { way: isCode },
  logout: {},
  sign_up: { way: isCode },
  game_open: { game: isCode, mode: oneOf('fun', 'real') },
  deposit: { amount: isCount, currency: isCurrencyCode, first: isBoolean },
  withdrawal: { amount: isCount, currency: isCurrencyCode },
  reward_claim: { type: isCode },
  jackpot_opt_in: {},
  chat_open: {}
}

export const EVENT_NAMES = Object.keys(EVENT_FIELDS) as readonly EventName[]

const FRAME: Fields<EventFrame> = {
  id: isId,
  at: isCount,
  operator: isCode,
  locale: textOf(/^[a-z]{2}(_[A-Z]{2})?$/),
  playerId: optional(isId),
  utm: optional(
    (value): value is NonNullable<EventFrame['utm']> =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([part, text]) => UTM_PARTS.some(known => known === part) && isUtm(text)
      )
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a record that has the fields of its event, those of the frame, and no others. */
function fitting(value: unknown, frame: Fields<object>): object | null {
  if (!isRecord(value)) return null
  const name = EVENT_NAMES.find(known => known === value['name'])
  if (name === undefined) return null
  const fields = { name: oneOf(name), ...EVENT_FIELDS[name], ...frame }
  const hasOthers = Object.keys(value).some(key => !Object.hasOwn(fields, key))
  return hasOthers ? null : fieldsOf<object>(value, fields)
}

/** The event that somebody told of; null where it is none, or carries anything that it should not. */
export const readEvent = (value: unknown): TrackedEvent | null =>
  fitting(value, {}) as TrackedEvent | null

/** The same for an event as it is sent. */
export const readSentEvent = (value: unknown): SentEvent | null =>
  fitting(value, FRAME) as SentEvent | null

/** Those parts of where a visit came from that may be told on: an address of mail in them is not. */
export function readSource(value: unknown): EventFrame['utm'] {
  if (!isRecord(value)) return undefined
  const parts = UTM_PARTS.flatMap(part => {
    const text = value[part]
    return isUtm(text) ? [[part, text] as const] : []
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}
