import { isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import type { Round } from '#stores/rounds/round-history.ts'
import styles from './game-history.module.css'
import type { HistoryProps } from './props.ts'

type Money = Round['stake']

function shown({ amount, currency }: Money, bcp47: string): string {
  if (!isCurrency(currency)) return `${amount} ${currency}`
  const parsed = parseDecimal(amount, currency)
  return parsed.status === 'ok' ? formatMoney(parsed.minor, currency, bcp47) : amount
}

interface Props extends HistoryProps {
  readonly round: Round
}

/** One round: what was played and when, what went in and came out, and what can be done with it. */
export function RoundRow({ round, locale, messages, gamesHref, checkHref }: Props) {
  const { bcp47 } = LOCALES[locale]
  const { game, id, startedAt, status } = round
  const time = formatDate(new Date(startedAt), bcp47, { dateStyle: 'medium', timeStyle: 'medium' })
  const page = `${gamesHref}${game.slug}/`
  const isOver = status === 'ENDED' || status === 'ENDED_BY_RULE'
  const named = `${game.name}, ${time}`
  const figure = (name: 'contribution' | 'stake' | 'win') => (
    <div>
      <dt>{messages[`rounds.${name}`]}</dt>
      <dd>{shown(round[name], bcp47)}</dd>
    </div>
  )
  return (
    <li className={styles.round} data-status={status}>
      <div className={styles.about}>
        <a className={styles.name} href={page}>
          {game.name}
        </a>
        <time dateTime={startedAt}>{time}</time>
        {status !== 'ENDED' && <p className={styles.state}>{messages[`rounds.${status}`]}</p>}
      </div>
      <dl className={styles.figures}>
        {figure('stake')}
        {figure('contribution')}
        {figure('win')}
      </dl>
      <p className={styles.ways}>
        {isOver && (
          <>
            <a
              className="link"
              href={`${page}?round=${encodeURIComponent(id)}`}
              aria-label={`${messages['rounds.watch']}: ${named}`}
            >
              {messages['rounds.watch']}
            </a>
            <a
              className="link"
              href={`${checkHref}?round=${encodeURIComponent(id)}`}
              aria-label={`${messages['rounds.check']}: ${named}`}
            >
              {messages['rounds.check']}
            </a>
          </>
        )}
        {status === 'RUNNING' && (
          <a className="link" href={page} aria-label={`${messages['rounds.resume']}: ${game.name}`}>
            {messages['rounds.resume']}
          </a>
        )}
      </p>
    </li>
  )
}
