import { LOCALES } from '#config/locales.ts'
import type { Raffle } from '#stores/raffle/raffles.ts'
import type { Tickets } from '#stores/raffle/tickets.ts'
import { fill } from '../ui/fill.ts'
import type { TextProps } from './props.ts'

const SHOWN = 8

interface Props extends TextProps {
  readonly raffle: Raffle
  readonly tickets: Tickets | undefined
}

/** The ticket's stub: how many the player holds in a draw, and what finds them in its list. */
export function Stub({ raffle, tickets, locale, texts }: Props) {
  const count = tickets?.count ?? 0
  const entrant = tickets?.entrant ?? null
  const isOut = raffle.isOptedIn === false
  if (isOut && count === 0)
    return (
      <div className="drop__stub" data-out>
        <span>
          {texts['raffle.notIn']}
          <small>{texts['raffle.notInNote']}</small>
        </span>
      </div>
    )
  return (
    <div className="drop__stub">
      <p className="drop__count" role="status">
        <b>{count.toLocaleString(LOCALES[locale].bcp47)}</b>{' '}
        <span>
          {fill(texts['raffle.tickets'], { count }, locale)}
          {isOut && <small>{texts['raffle.notIn']}</small>}
        </span>
      </p>
      {entrant !== null && count > 0 && (
        <p className="drop__entrant">
          {texts['raffle.listed']}
          <code title={entrant}>{entrant.slice(0, SHOWN)}</code>
        </p>
      )}
    </div>
  )
}
