import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { formatDate } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import { EUROS, type ShownCurrency, shownPot } from '#stores/jackpot/currency.ts'
import type { Raffle } from '#stores/raffle/raffles.ts'
import type { Tickets } from '#stores/raffle/tickets.ts'
import { fill } from '../ui/fill.ts'
import { fillNames } from '../ui/fill-names.ts'
import type { TextProps } from './props.ts'
import { Ring } from './Ring.tsx'
import { Stub } from './Stub.tsx'

interface Props extends TextProps {
  readonly raffle: Raffle
  readonly tickets: Tickets | undefined
  readonly studio: string | undefined
  readonly currency: ShownCurrency
  readonly now: number
}

const NOTES = { drawing: 'drawingNote', late: 'lateNote' } as const

const DAY = 24 * 60 * 60 * 1000

/** One draw: what is in it, how long it still runs, and the player's tickets. */
export function Drop({ raffle, tickets, studio, currency, now, ...words }: Props) {
  const { locale, texts } = words
  const { drop, end, prizes, status, value } = raffle
  const { bcp47 } = LOCALES[locale]
  const shown = (euros: string, by = currency) => {
    const amount = shownPot(euros, by)
    return amount ? formatMoney(amount.minor, amount.currency, bcp47) : ''
  }
  if (value === null) return null
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0)
  const [most, least] = [prizes[0]?.amount, prizes.at(-1)?.amount]
  const options = { hour: 'numeric', minute: '2-digit' } as const
  const isFar = end - now > DAY
  const when = formatDate(
    new Date(end),
    bcp47,
    isFar ? { ...options, weekday: 'short', day: 'numeric', month: 'short' } : options
  )
  return (
    <article className="drop" data-drop={drop} data-status={status}>
      <div className="drop__body">
        <div className="drop__name">
          <h2>{texts[`raffle.${drop}`]}</h2>
          <p>{texts[`raffle.${drop}.when`]}</p>
          <p>{fillNames(texts['raffle.yourTime'], { when })}</p>
        </div>
        <Ring raffle={raffle} now={now} {...words} />
        <p className="drop__pot">{shown(value)}</p>
        <div className="drop__split">
          {most !== undefined && least !== undefined && (
            <p>
              {most === least
                ? fill(texts['raffle.prizes.each'], { count, amount: shown(most) }, locale)
                : fill(
                    texts['raffle.prizes.range'],
                    { count, least: shown(least), most: shown(most) },
                    locale
                  )}
            </p>
          )}
          {currency.code !== EUROS.code && (
            <p>{fillNames(texts['raffle.euros'], { amount: shown(value, EUROS) })}</p>
          )}
          {raffle.studio !== null && (
            <a className="link" href={href(locale, 'gameStudio', { slug: raffle.studio })}>
              {fillNames(texts['raffle.games'], { studio: studio ?? raffle.studio })}
            </a>
          )}
        </div>
        {status !== 'open' && (
          <p className="drop__drawing" role="status">
            <b>{texts[`raffle.${status}`]}</b> {texts[`raffle.${NOTES[status]}`]}
          </p>
        )}
      </div>
      <Stub raffle={raffle} tickets={tickets} {...words} />
    </article>
  )
}
