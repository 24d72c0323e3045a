import { useStore } from '@nanostores/react'

import { PAGE_POTS, POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { $winners, type JackpotWinner, readWinners } from '#stores/jackpot/winners.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import styles from './jackpot.module.css'
import type { HouseProps, TextProps, Waiting } from './props.ts'

interface Props extends TextProps, HouseProps, Waiting {}

/** What a pot is called; one that is not of the page has its own name. */
function potName(id: string | null): string {
  const pot = PAGE_POTS.find(known => known === id)
  return pot ? POT_LABELS[pot] : (id ?? '')
}

/** The pots that fell last: which, to whom, how much and when. */
export function Winners({ waiting, ...props }: Props) {
  const state = useStore($winners)
  const { texts } = props
  if (state.status === 'loading') return waiting
  if (state.status === 'failed')
    return (
      <div className={styles.problem} role="alert">
        <p>{texts['jackpot.winners.failed']}</p>
        <button type="button" className="btn btn--quiet" onClick={() => void readWinners()}>
          {texts['jackpot.tryAgain']}
        </button>
      </div>
    )
  if (state.winners.length === 0)
    return <p className={styles.quiet}>{texts['jackpot.winners.none']}</p>
  return (
    <ul className={styles.winners}>
      {state.winners.map(winner => (
        <Winner key={winner.id} winner={winner} {...props} />
      ))}
    </ul>
  )
}

interface WinnerProps extends TextProps, HouseProps {
  readonly winner: JackpotWinner
}

function Winner({ winner, brand, house, locale, texts }: WinnerProps) {
  const { bcp47 } = LOCALES[locale]
  const { community, communityWinners: count, isWithheld, paid, timestamp } = winner
  const shared = shownAmount(community.amount, community.currency, bcp47)
  return (
    <li data-pot={winner.potId}>
      <p className={styles.potName}>{potName(winner.potId)}</p>
      <p className={styles.amount}>{shownAmount(paid.amount, paid.currency, bcp47)}</p>
      <p className={styles.quiet}>
        {winner.winnerInitials}, {winner.brand === brand ? house : winner.brand}
      </p>
      <p className={styles.quiet}>
        <time dateTime={timestamp}>
          {formatDate(new Date(timestamp), bcp47, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {count > 0 && (
        <p className={styles.wide}>
          {fill(texts['jackpot.winners.shared'], { count, amount: shared }, locale)}
        </p>
      )}
      {isWithheld && <p className={styles.wide}>{texts['jackpot.winners.checked']}</p>}
    </li>
  )
}
