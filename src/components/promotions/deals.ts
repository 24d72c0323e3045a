import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { LICENCE, RULES } from '#config/build.ts'
import { CASHBACK } from '#config/cashback.ts'
import { OFFER_IDS, type OfferId } from '#config/deposit-offers.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import type { OperatorName } from '#config/operators.ts'
import { pageCurrency } from '#config/page-currency.ts'
import { runningProgramme } from '#config/parts.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { offerExample, offerFigures, offerSentences } from '#rules/bonus/offer-sentences.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import { formatMoney } from '#rules/money.ts'
import { leastCashback } from '#rules/rewards/cashback.ts'

export interface Deal {
  readonly id: OfferId
  readonly title: string
  /** What is given of a deposit, as the locale writes it. */
  readonly share: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly example: string
  readonly terms: readonly string[]
}

/** Whether terms stand open from the start. */
export const showsFullTerms: boolean = RULES.fullTermsInChallenges

function wordsOf(locale: Locale) {
  const { bcp47 } = LOCALES[locale]
  const texts = catalogue(locale, 'promotions')
  const percents = new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 2 })
  const currency = pageCurrency(locale, LICENCE)
  return {
    currency,
    percent: (basisPoints: number) => percents.format(basisPoints / 10_000),
    money: (minor: bigint) => formatMoney(minor, currency, bcp47),
    say: (key: keyof Namespaces['promotions'], values: MessageValues = {}) =>
      formatMessage(texts[key], values, bcp47)
  }
}

/** What may come with a deposit, in the currency of a page that does not know who reads it. */
export function depositDeals(locale: Locale): readonly Deal[] {
  const { currency, money, percent, say } = wordsOf(locale)
  const offers = catalogue(locale, 'offers')
  const { bcp47 } = LOCALES[locale]
  const { days, maxPayoutTimes } = BONUS_TERMS
  return OFFER_IDS.map(id => {
    const figures = offerFigures(id, currency, RULES.maxWageringFactor)
    const { deposit, bonus, wager } = offerExample(figures)
    const fact = (label: keyof Namespaces['promotions'], value: string) => ({
      label: say(label),
      value
    })
    return {
      id,
      title: offers[`offers.${id}.title`],
      share: percent(figures.shareBasisPoints),
      facts: [
        fact('promotions.fact.deposit', money(figures.minimum)),
        fact('promotions.fact.most', money(figures.most)),
        fact(
          'promotions.fact.wager',
          say('promotions.fact.timesBonus', { times: String(figures.factor) })
        ),
        fact('promotions.fact.time', say('promotions.fact.days', { days })),
        fact('promotions.fact.maxBet', money(figures.maxBet)),
        ...(maxPayoutTimes === null
          ? []
          : [
              fact(
                'promotions.fact.paid',
                say('promotions.fact.timesBonus', { times: String(maxPayoutTimes) })
              )
            ])
      ],
      example: say('promotions.example', {
        deposit: money(deposit),
        bonus: money(bonus),
        wager: money(wager)
      }),
      terms: offerSentences(figures, offers, bcp47)
    }
  })
}

/** What the house gives without a deposit: cashback, with its terms by the rank of the programme. */
export function cashbackDeal(locale: Locale, operator: OperatorName) {
  const { currency, money, percent, say } = wordsOf(locale)
  const ranks = runningProgramme(operator)?.ranks.map(rank => rank.cashbackBasisPoints) ?? []
  const rates = ranks.length > 0 ? ranks : [CASHBACK.baseBasisPoints]
  const [least, best] = [Math.min(...rates), Math.max(...rates)]
  const hour = `${String(CASHBACK.paidAfterHours).padStart(2, '0')}:00`
  return {
    title: say('promotions.cashback.title'),
    terms: [
      say('promotions.cashback.counts'),
      best > least
        ? say('promotions.cashback.ranks', { least: percent(least), best: percent(best) })
        : say('promotions.cashback.rate', { rate: percent(best) }),
      say('promotions.cashback.paid', { hour, least: money(leastCashback(currency)) }),
      say('promotions.cashback.withheld')
    ]
  }
}

/** What stands around the offers. */
export function promotionWords(locale: Locale) {
  const { currency, say } = wordsOf(locale)
  return { currency, say }
}
