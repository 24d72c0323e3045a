import { isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import type { JackpotHistory, JackpotSum } from '#stores/jackpot/history.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import styles from './jackpot-history.module.css'
import type { HistoryProps } from './props.ts'

interface Props extends HistoryProps {
  readonly history: Extract<JackpotHistory, { status: 'ready' }>
}

/** Won less put in, with its sign; empty where the two are of different currencies. */
function netOf(contributed: JackpotSum, won: JackpotSum, bcp47: string): string {
  const { currency } = contributed
  if (!isCurrency(currency) || won.currency !== currency) return ''
  const [given, got] = [contributed, won].map(({ amount }) => parseDecimal(amount, currency))
  if (given?.status !== 'ok' || got?.status !== 'ok') return ''
  const net = got.minor - given.minor
  const shown = formatMoney(net, currency, bcp47)
  return net > 0n ? `+${shown}` : shown
}

/** All that was put in, all that was won, and what is between them. */
export function Sums({ history: { contributed, won }, locale, texts }: Props) {
  const { bcp47 } = LOCALES[locale]
  const shown = ({ amount, currency }: JackpotSum) => shownAmount(amount, currency, bcp47)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{texts['jackpot.history.contributed']}</dt>
        <dd>{shown(contributed)}</dd>
      </div>
      <div>
        <dt>{texts['jackpot.history.won']}</dt>
        <dd>{shown(won)}</dd>
      </div>
      <div>
        <dt>{texts['jackpot.history.net']}</dt>
        <dd>{netOf(contributed, won, bcp47)}</dd>
      </div>
    </dl>
  )
}
