import { PAGE_POTS, POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { JackpotEntry } from '#stores/jackpot/history.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import styles from './jackpot-history.module.css'
import type { HistoryProps } from './props.ts'

interface Props extends HistoryProps {
  readonly entry: JackpotEntry
}

function nameOf({ entry, locale, texts }: Props): string {
  if (entry.kind === 'CONTRIBUTION') return texts['jackpot.history.gave']
  const known = PAGE_POTS.find(id => id === entry.potId)
  const pot = known ? POT_LABELS[known] : (entry.potId ?? '')
  const text = texts[entry.isCommunityShare ? 'jackpot.history.share' : 'jackpot.history.hit']
  return fill(text, { pot }, locale)
}

/** One contribution or win: what it was, with which game and when, how much, and what is to be said of it. */
export function Entry(props: Props) {
  const { entry, gamesHref, locale, texts } = props
  const { bcp47 } = LOCALES[locale]
  const { amount, at, decision, game, kind } = entry
  const isWin = kind === 'WIN'
  const shown = shownAmount(isWin ? amount.amount : `-${amount.amount}`, amount.currency, bcp47)
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <p className={styles.name}>{nameOf(props)}</p>
        <p>
          {game && <a href={`${gamesHref}${game.slug}/`}>{game.name}</a>}
          <time dateTime={at}>
            {formatDate(new Date(at), bcp47, { dateStyle: 'medium', timeStyle: 'medium' })}
          </time>
          <span>
            {decision === null
              ? texts['jackpot.history.undecided']
              : fill(texts['jackpot.history.decision'], { number: decision }, locale)}
          </span>
        </p>
        {entry.isWithheld && <p>{texts['jackpot.history.checked']}</p>}
        {entry.isFreebet && <p>{texts['jackpot.history.free']}</p>}
        {entry.isRoundReturned && <p>{texts['jackpot.history.returned']}</p>}
      </div>
      <p className={styles.amount} data-way={isWin ? 'in' : 'out'}>
        {isWin ? `+${shown}` : shown}
      </p>
    </li>
  )
}
