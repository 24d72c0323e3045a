import { POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { inPercent } from '#rules/jackpot/figures.ts'
import { formatMoney } from '#rules/money.ts'
import { contributionText } from '#stores/jackpot/contribution.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import { exampleBet, inEuros, oddsOf, shareOf } from './choice-figures.ts'
import styles from './jackpot.module.css'
import type { ChoiceProps } from './props.ts'

interface Props extends ChoiceProps {
  readonly value: number | undefined
}

/** What the choice means for a bet, and what has been given so far. */
export function Sums({ currency, inShares, locale, optIn, rules, texts, value }: Props) {
  const { bcp47 } = LOCALES[locale]
  const { code } = currency
  const bet = exampleBet(currency)
  const given = value !== undefined && inShares ? shareOf(bet, value) : undefined
  // What is given in the example, in euros: the odds are stated for a unit of these.
  const euros = value === undefined ? 0 : inShares ? value * inEuros(bet, currency) : value
  const odds = oddsOf({ odds: rules.pots.mega?.odds ?? null, unit: rules.unit, given: euros })
  const count = new Intl.NumberFormat(bcp47)
  return (
    <>
      <dl className={styles.sums}>
        {given !== undefined && (
          <div>
            <dt>
              {fill(texts['jackpot.card.onBet'], { bet: formatMoney(bet, code, bcp47) }, locale)}
            </dt>
            <dd>{formatMoney(given, code, bcp47)}</dd>
          </div>
        )}
        {value !== undefined && !inShares && (
          <div>
            <dt>{texts['jackpot.card.each']}</dt>
            <dd>{contributionText(value, currency, locale)}</dd>
          </div>
        )}
        {odds !== undefined && (
          <div>
            <dt>{fill(texts['jackpot.card.odds'], { pot: POT_LABELS.mega }, locale)}</dt>
            <dd>{fill(texts['jackpot.oneIn'], { odds: count.format(odds) }, locale)}</dd>
          </div>
        )}
        {rules.returnToPlayer !== null && (
          <div>
            <dt>{texts['jackpot.card.return']}</dt>
            <dd>{inPercent(Number(rules.returnToPlayer), bcp47)}</dd>
          </div>
        )}
        {optIn.count > 0 && optIn.contributed !== null && (
          <div>
            <dt>
              {texts['jackpot.card.given']}{' '}
              <small>{fill(texts['jackpot.card.bets'], { count: optIn.count }, locale)}</small>
            </dt>
            <dd>{shownAmount(optIn.contributed, code, bcp47)}</dd>
          </div>
        )}
      </dl>
      {inShares && (
        <p className={styles.small}>
          {fill(texts['jackpot.card.small'], { unit: formatMoney(1n, code, bcp47) }, locale)}
        </p>
      )}
    </>
  )
}
