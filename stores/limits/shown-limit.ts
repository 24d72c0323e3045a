import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type {
  LimitKind,
  LimitOfPlayerFragment,
  LimitPeriod,
  LimitsOfPlayerFragment
} from '#contract/generated/page/graphql.ts'
import { environment } from '../environment/index.ts'
import { minorOf } from '../lib/wire-money.ts'

/** What will stand once it is confirmed; without amount and minutes none will. */
interface PendingLimit {
  readonly amount: bigint | undefined
  readonly minutes: number | undefined
  readonly askedAt: Date
  readonly confirmableAt: Date
  readonly lapsesAt: Date
}

export interface ShownLimit {
  readonly id: string
  readonly kind: LimitKind
  readonly period: LimitPeriod | undefined
  readonly game: { readonly slug: string; readonly title: string } | undefined
  readonly currency: CurrencyCode
  /** What stands; undefined where none is set. */
  readonly amount: bigint | undefined
  readonly minutes: number | undefined
  readonly used: bigint
  readonly left: bigint
  readonly resetsAt: Date | undefined
  readonly mayRaise: boolean
  readonly pending: PendingLimit | undefined
}

export interface PlayerLimits {
  readonly currency: CurrencyCode
  readonly limits: readonly ShownLimit[]
  readonly offersGameLimits: boolean
  readonly raiseDelayHours: number
  readonly confirmHours: number
  readonly sessionChoices: readonly number[]
  /** The tools of protection are told of before the first deposit. */
  readonly toolsToShow: boolean
  /** Registration and first deposit ask for a deposit limit: there is none. */
  readonly asksForDepositLimit: boolean
  /** What the clock of the house is ahead of the device's, in milliseconds. */
  readonly ahead: number
}

const dateOf = (text: string | null) => (text === null ? undefined : new Date(text))

export function shownLimit(wire: LimitOfPlayerFragment, currency: CurrencyCode): ShownLimit {
  const { limit, used, left, pending } = wire
  const minor = (money: { readonly amount: string } | null) =>
    money ? minorOf(money.amount, currency) : undefined
  return {
    id: wire.id,
    kind: wire.kind,
    period: wire.period ?? undefined,
    game: wire.game ?? undefined,
    currency,
    amount: minor(limit),
    minutes: wire.minutes ?? undefined,
    used: minor(used) ?? 0n,
    left: minor(left) ?? 0n,
    resetsAt: dateOf(wire.resetsAt),
    mayRaise: wire.mayRaise,
    pending: pending
      ? {
          amount: minor(pending.limit),
          minutes: pending.minutes ?? undefined,
          askedAt: new Date(pending.askedAt),
          confirmableAt: new Date(pending.confirmableAt),
          lapsesAt: new Date(pending.lapsesAt)
        }
      : undefined
  }
}

export function shownLimits(wire: LimitsOfPlayerFragment): PlayerLimits {
  const { currency, now, limits, ...rest } = wire
  if (!isCurrency(currency)) throw new RangeError(`No limits in ${currency}`)
  return {
    ...rest,
    currency,
    limits: limits.map(limit => shownLimit(limit, currency)),
    ahead: Date.parse(now) - environment().clock.now()
  }
}

/** Whether a limit stands, of whatever kind. */
export const isSet = ({ amount, minutes }: ShownLimit): boolean =>
  amount !== undefined || minutes !== undefined

/** Whether what was asked for can be confirmed, by the time of the house. */
export const isDue = (
  { confirmableAt }: PendingLimit,
  { ahead }: Pick<PlayerLimits, 'ahead'>,
  now: number
): boolean => now > 0 && now + ahead >= +confirmableAt

/** How much of it is used, in whole percent; a limit of nothing is used up. */
export function percentUsed({ amount, used, left }: ShownLimit): number {
  if (amount === undefined) return 0
  if (amount === 0n || left === 0n) return 100
  const percent = Number((used * 100n) / amount)
  return Math.max(0, Math.min(99, percent))
}
