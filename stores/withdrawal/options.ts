import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { hasFeature } from '#config/operators.ts'
import {
  type TransactionStatus,
  type WithdrawalBlock,
  type WithdrawalFieldsFragment,
  type WithdrawalMode,
  WithdrawalOptionsDocument,
  type WithdrawalOptionsQuery,
  type WithdrawalRefusal,
  type WithheldReason
} from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { environment } from '../environment/index.ts'
import { minorOf } from '../lib/wire-money.ts'

export type { TransactionStatus, WithdrawalBlock, WithdrawalMode, WithdrawalRefusal }

/** An account that has brought money, and how it is paid to. */
export interface PayoutAccount {
  readonly id: string
  readonly name: string
  /** Masked. */
  readonly account: string | null
  /** How an amount up to `instantUpTo` is paid; above it always by hand. */
  readonly mode: WithdrawalMode
  readonly instantUpTo: bigint
  /** Once the house has let it go; 0 when the money is there at once. */
  readonly arrivesWithinMinutes: number
  readonly maximum: bigint
}

export interface Withdrawal {
  readonly id: string
  readonly paymentId: string | null
  readonly canCancelWithdrawal: boolean
  readonly minor: bigint
  readonly currency: CurrencyCode
  readonly methodName: string
  readonly account: string | null
  readonly mode: WithdrawalMode
  readonly status: TransactionStatus
  readonly refusal: WithdrawalRefusal | null
  readonly createdAt: Date
}

export interface Withheld {
  readonly reason: WithheldReason
  readonly minor: bigint
}

export interface WithdrawalOptions {
  readonly currency: CurrencyCode
  /** Minor units, as are all amounts here. */
  readonly available: bigint
  readonly notAvailable: readonly Withheld[]
  readonly minimum: bigint
  readonly block: WithdrawalBlock | null
  /** The one used last first. */
  readonly accounts: readonly PayoutAccount[]
  readonly isClosedLoop: boolean
  /** A withdrawal by hand waits for working days, and the player is to know. */
  readonly waitsForMonday: boolean
  /** The newest first. */
  readonly pending: readonly Withdrawal[]
}

type WireOptions = NonNullable<WithdrawalOptionsQuery['viewer']>['withdrawalOptions']

function currencyOf(code: string): CurrencyCode {
  if (!isCurrency(code)) throw new RangeError(`No withdrawals in ${code}`)
  return code
}

/** A withdrawal with its amount in minor units. */
export function withdrawalOf(wire: WithdrawalFieldsFragment): Withdrawal {
  const currency = currencyOf(wire.currency)
  const { account, canCancelWithdrawal, id, methodName, mode, paymentId, refusal, status } = wire
  return {
    id,
    paymentId,
    canCancelWithdrawal,
    minor: minorOf(wire.amount, currency),
    currency,
    methodName,
    account,
    mode,
    status,
    refusal,
    createdAt: new Date(wire.createdAt)
  }
}

function optionsOf(wire: WireOptions): WithdrawalOptions {
  const { operator } = environment()
  const currency = currencyOf(wire.currency)
  const amount = (text: string) => minorOf(text, currency)
  return {
    currency,
    available: amount(wire.available),
    notAvailable: wire.notAvailable.map(({ reason, amount: held }) => ({
      reason,
      minor: amount(held)
    })),
    minimum: amount(wire.minimum),
    block: wire.block,
    accounts: wire.accounts.map(account => ({
      ...account,
      instantUpTo: amount(account.instantUpTo),
      maximum: amount(account.maximum)
    })),
    isClosedLoop: wire.isClosedLoop,
    waitsForMonday: wire.isWeekend && !hasFeature(operator, 'DisableWeekendWithdrawalMessages'),
    pending: wire.pending.map(withdrawalOf)
  }
}

/** What the player may withdraw, and where to; undefined for nobody signed in. */
export async function loadOptions(): Promise<WithdrawalOptions | undefined> {
  const { viewer } = await askInWords(WithdrawalOptionsDocument)
  return viewer ? optionsOf(viewer.withdrawalOptions) : undefined
}
