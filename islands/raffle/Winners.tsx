import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { LOCALES, type Locale } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import { $raffleWinners, type RaffleWinner } from '#stores/raffle/winners.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Icon } from '../ui/Icon.tsx'
import type { RaffleTexts, TextProps } from './props.ts'

/** So many fill the widest line; fewer stand still, or the same names would pass by twice at once. */
const MOVES_FROM = 8

interface Props extends TextProps {
  /** The name on the wire of the house whose page it is. */
  readonly brand: string
}

const isToday = (date: Date) => date.toDateString() === new Date().toDateString()

function whenText({ at, drop }: RaffleWinner, locale: Locale, texts: RaffleTexts): string {
  const date = new Date(at)
  const when = formatDate(
    date,
    LOCALES[locale].bcp47,
    isToday(date) ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' }
  )
  return drop ? fillNames(texts[`raffle.won.${drop}`], { when }) : when
}

/** Who was drawn lately, passing by; the player can stop them. */
export function Winners({ brand, locale, texts }: Props) {
  const { status, winners } = useStore($raffleWinners)
  const [isPaused, setPaused] = useState(false)
  const moves = winners.length >= MOVES_FROM
  const list = (isCopy: boolean) => (
    <ul aria-hidden={isCopy || undefined}>
      {winners.map(winner => (
        <li key={winner.key}>
          <span>{winner.initials}</span>
          <b>{formatMoney(winner.minor, winner.currency, LOCALES[locale].bcp47)}</b>
          <span className="quiet">
            {whenText(winner, locale, texts)}
            {winner.brand !== null && winner.brand !== brand && `, ${winner.brand}`}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="raf__winners" aria-labelledby="raffle-winners">
      <h2 id="raffle-winners">{texts['raffle.winners']}</h2>
      {status === 'ready' && winners.length === 0 && (
        <p className="quiet">{texts['raffle.noWinners']}</p>
      )}
      {status === 'failed' && <p className="quiet">{texts['raffle.failed']}</p>}
      <div
        className="raf__line"
        data-moves={moves || undefined}
        data-paused={isPaused || undefined}
      >
        <div className="raf__band">
          {list(false)}
          {moves && list(true)}
        </div>
      </div>
      {moves && (
        <button
          type="button"
          className="iconbtn raf__pause"
          aria-label={texts[isPaused ? 'raffle.resume' : 'raffle.pause']}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'right' : 'pause'} />
        </button>
      )}
    </section>
  )
}
