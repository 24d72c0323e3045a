import { BONUS_TERMS, OFFER_FACTOR } from '#config/bonus-terms.ts'
import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { type OfferId, offerOf } from '#config/deposit-offers.ts'
import { formatMessage } from '../message-format.ts'
import { formatMoney } from '../money.ts'
import { requirementOf } from './wagering.ts'

/** The figures of an offer in a currency; amounts are minor units. */
export interface OfferFigures {
  readonly id: OfferId
  readonly currency: CurrencyCode
  /** Of the deposit. */
  readonly shareBasisPoints: number
  readonly minimum: bigint
  readonly most: bigint
  /** How often the bonus has to be wagered: what the house asks, or what the licence allows. */
  readonly factor: number
  readonly maxBet: bigint
}

/** What an offer comes to; a licence's figure is the most that a bonus may have to be wagered. */
export function offerFigures(
  id: OfferId,
  currency: CurrencyCode,
  mostFactor: number | null
): OfferFigures {
  const { minimumTimes, mostTimes, shareBasisPoints } = offerOf(id)
  const unit = CURRENCIES[currency].minDeposit
  return {
    id,
    currency,
    shareBasisPoints,
    minimum: minimumTimes * unit,
    most: mostTimes * unit,
    factor: Math.min(OFFER_FACTOR, mostFactor ?? OFFER_FACTOR),
    maxBet: (unit * BONUS_TERMS.maxBetHundredths) / 100n
  }
}

/** The smallest deposit of an offer with what it brings and what that has to be wagered. */
export function offerExample({ minimum, most, shareBasisPoints, factor }: OfferFigures) {
  const share = (minimum * BigInt(shareBasisPoints)) / 10_000n
  const bonus = share < most ? share : most
  return { deposit: minimum, bonus, wager: requirementOf(bonus, String(factor)) }
}

const WHO = {
  welcome: 'offers.welcome.who',
  weekly: 'offers.weekly.who'
} as const satisfies Record<OfferId, string>

type OfferTexts = Readonly<Record<string, string>>

/** All terms of an offer, a sentence each, in the words of a language. */
export function offerSentences(
  { id, currency, factor, maxBet, minimum, most, shareBasisPoints }: OfferFigures,
  texts: OfferTexts,
  bcp47: string
): readonly string[] {
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)
  const { days, maxPayoutTimes, weights } = BONUS_TERMS
  const values = {
    factor,
    percent: shareBasisPoints / 100,
    minimum: money(minimum),
    most: money(most),
    maxBet: money(maxBet),
    days,
    times: String(maxPayoutTimes),
    slots: weights.Slots,
    table: weights.Table,
    live: weights.Live,
    sports: weights.Sports
  }
  return [
    WHO[id],
    'offers.amount',
    'offers.bonusFirst',
    'offers.wagering',
    'offers.weights',
    'offers.maxBet',
    ...(maxPayoutTimes === null ? [] : ['offers.maxPayout']),
    'offers.ending',
    'offers.one',
    'offers.withdrawing'
  ].map(key => formatMessage(texts[key] ?? key, values, bcp47))
}
