import { isCurrency } from '#config/currencies.ts'
import {
  DepositOptionsDocument,
  type DepositOptionsQuery,
  LastCompletedDepositDocument
} from '#contract/generated/page/graphql.ts'
import { fromJson } from '#contract/wire/json.ts'
import { readDepositPayload } from '#contract/wire/last-deposit.ts'
import { minimumDeposit } from '#rules/money.ts'
import { askInWords } from '../calls/in-words.ts'
import { ask } from '../calls/main.ts'
import { minorOf } from '../lib/wire-money.ts'
import { $wallet } from '../wallet.ts'
import { type DepositOptions, type LastDeposit, leftToDeposit } from './options.ts'

type Viewer = NonNullable<DepositOptionsQuery['viewer']>

const walletMinimum = () => {
  const wallet = $wallet.get()
  return wallet.status === 'STREAMING' ? wallet.minDeposit : 0n
}

function optionsOf(viewer: Viewer, lastDeposit: LastDeposit | undefined): DepositOptions {
  const { customer, player, depositOptions: wire } = viewer
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
  const blockedFrom = player?.instantBankingBlock?.activeFrom
  return {
    currency,
    minimum,
    limits,
    lastDeposit,
    block: wire.block ?? (customer?.isDepositsBlocked ? 'DEPOSITS_BLOCKED' : null),
    instantBankingUntil: blockedFrom ? new Date(blockedFrom) : undefined,
    presets: wire.presets.map(amount).filter(isOffered),
    offers: wire.offers.map(offer => ({
      ...offer,
      minimum: amount(offer.minimum),
      most: amount(offer.most)
    })),
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
    askInWords(DepositOptionsDocument),
    lastCompletedDeposit()
  ])
  return viewer ? optionsOf(viewer, lastDeposit) : undefined
}
