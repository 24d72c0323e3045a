import type { CurrencyCode } from '#config/currencies.ts'
import type {
  LimitPeriod,
  PaymentMethodKind,
  PaymentWay,
  DepositBlock as PlayerBlock
} from '#contract/generated/page/graphql.ts'
import type { DepositPayload } from '#contract/wire/last-deposit.ts'

export interface DepositMethod {
  readonly id: string
  readonly name: string
  readonly provider: string
  readonly kind: PaymentMethodKind
  readonly way: PaymentWay
  /** What the provider takes on top, in hundredths of a percent. */
  readonly feeBasisPoints: number
  /** 0 when the money is there at once. */
  readonly arrivesWithinMinutes: number
  readonly minimum: bigint
  readonly maximum: bigint
  /** The account of the last deposit by it, masked. */
  readonly account: string | null
  /** Names that account where it can be used again at one press. */
  readonly accountId: string | null
}

export interface LimitLeft {
  readonly period: LimitPeriod
  readonly limit: bigint
  readonly left: bigint
  readonly resetsAt: Date
}

/** What a deposit is worth on top. */
export interface Offer {
  readonly id: string
  readonly title: string
  readonly terms: readonly string[]
  /** The least deposit that it counts for. */
  readonly minimum: bigint
  readonly shareBasisPoints: number
  readonly most: bigint
}

export interface DepositOptions {
  readonly currency: CurrencyCode
  readonly methods: readonly DepositMethod[]
  /** Amounts offered at one press; none that a limit or the minimum would refuse. */
  readonly presets: readonly bigint[]
  readonly limits: readonly LimitLeft[]
  readonly offers: readonly Offer[]
  readonly minimum: bigint
  readonly lastDeposit: LastDeposit | undefined
  /** Why the house takes no deposits of this player now. */
  readonly block: PlayerBlock | null
  /** From when on the player may not deposit by instant banking, or since when. */
  readonly instantBankingUntil: Date | undefined
}

export interface LastDeposit {
  readonly provider: string
  readonly payload: DepositPayload
}

/** The limit that leaves the least; undefined without limits. */
export const tightestLimit = (limits: readonly LimitLeft[]): LimitLeft | undefined =>
  limits.toSorted((a, b) => Number(a.left - b.left) || +b.resetsAt - +a.resetsAt)[0]

/** The least that any of the limits leaves; undefined without limits. */
export const leftToDeposit = (limits: readonly LimitLeft[]): bigint | undefined =>
  tightestLimit(limits)?.left

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** The least that may be deposited by the method. */
export const minimumFor = ({ minimum }: DepositOptions, method: DepositMethod): bigint =>
  larger(minimum, method.minimum)

/** Why no form can lead to a deposit now. */
export type DepositBlock = PlayerBlock | 'LIMIT_REACHED' | 'NO_METHODS'

/** What stands against any deposit, told before anything is asked; undefined when nothing does. */
export function blockOf(options: DepositOptions): DepositBlock | undefined {
  const { block, limits, methods } = options
  if (block) return block
  if (methods.length === 0) return 'NO_METHODS'
  const left = leftToDeposit(limits)
  const isReachable = methods.some(
    method => left === undefined || left >= minimumFor(options, method)
  )
  return isReachable ? undefined : 'LIMIT_REACHED'
}

/** The bonus money that an offer gives for a deposit. */
export function bonusOf({ minimum, most, shareBasisPoints }: Offer, amount: bigint): bigint {
  if (amount < minimum) return 0n
  const share = (amount * BigInt(shareBasisPoints)) / 10_000n
  return share < most ? share : most
}
