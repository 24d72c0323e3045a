import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import {
  DepositOptionsDocument,
  type DepositOptionsQuery,
  LastCompletedDepositDocument,
  type LimitPeriod,
  type PaymentMethodKind,
  type PaymentWay
} from '#contract/generated/page/graphql.ts'
import { fromJson } from '#contract/wire/json.ts'
import { type DepositPayload, readDepositPayload } from '#contract/wire/last-deposit.ts'
import { minimumDeposit } from '#rules/money.ts'
import { ask } from '../calls/main.ts'
import { minorOf } from '../lib/wire-money.ts'
import { $wallet } from '../wallet.ts'

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

export interface DepositOptions {
  readonly currency: CurrencyCode
  readonly methods: readonly DepositMethod[]
  /** Amounts offered at one press; none that a limit or the minimum would refuse. */
  readonly presets: readonly bigint[]
  readonly limits: readonly LimitLeft[]
  readonly minimum: bigint
  readonly lastDeposit: LastDeposit | undefined
}

export interface LastDeposit {
  readonly provider: string
  readonly payload: DepositPayload
}

type WireOptions = NonNullable<DepositOptionsQuery['viewer']>['depositOptions']

const walletMinimum = () => {
  const wallet = $wallet.get()
  return wallet.status === 'STREAMING' ? wallet.minDeposit : 0n
}

const smallest = (amounts: readonly bigint[]): bigint | undefined =>
  amounts.toSorted((a, b) => Number(a - b))[0]

/** The least that any of the limits leaves; undefined without limits. */
export const leftToDeposit = (limits: readonly LimitLeft[]): bigint | undefined =>
  smallest(limits.map(({ left }) => left))

function optionsOf(wire: WireOptions, lastDeposit: LastDeposit | undefined): DepositOptions {
  const { currency } = wire
  if (!isCurrency(currency)) throw new RangeError(`No deposits in ${currency}`)
  const amount = (text: string) => minorOf(text, currency)
  const minimum = minimumDeposit(walletMinimum(), currency)
  const limits = wire.limits.map(limit => ({
    period: limit.period,
    limit: amount(limit.limit),
    left: amount(limit.left),
    resetsAt: new Date(limit.resetsAt)
  }))
  const left = leftToDeposit(limits)
  const isOffered = (preset: bigint) => preset >= minimum && (left === undefined || preset <= left)
  return {
    currency,
    minimum,
    limits,
    lastDeposit,
    presets: wire.presets.map(amount).filter(isOffered),
    methods: wire.methods.map(method => ({
      ...method,
      minimum: amount(method.minimum),
      maximum: amount(method.maximum)
    }))
  }
}

/** A payload that is no JSON, or none of the known forms, is as good as no deposit. */
async function lastCompletedDeposit(): Promise<LastDeposit | undefined> {
  const { viewer } = await ask(LastCompletedDepositDocument)
  const { provider, payload } = viewer?.lastCompletedDeposit ?? {}
  const read = readDepositPayload(typeof payload === 'string' ? fromJson(payload) : payload)
  return provider && read ? { provider, payload: read } : undefined
}

/** What the player may deposit with, and how much; undefined for nobody signed in. */
export async function loadOptions(): Promise<DepositOptions | undefined> {
  const [{ viewer }, lastDeposit] = await Promise.all([
    ask(DepositOptionsDocument),
    lastCompletedDeposit()
  ])
  return viewer ? optionsOf(viewer.depositOptions, lastDeposit) : undefined
}
