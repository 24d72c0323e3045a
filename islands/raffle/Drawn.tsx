import type { ReactNode } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { DrawCheck, DrawnRecord } from '#stores/raffle/draw-check.ts'
import { Icon } from '../ui/Icon.tsx'
import { shownAmount } from '../ui/shown-amount.ts'
import { FindYourself } from './FindYourself.tsx'
import type { TextProps } from './props.ts'

const STEPS = ['isSeedCommitted', 'isListUnchanged', 'areWinnersDrawn'] as const

interface Props extends TextProps {
  readonly record: DrawnRecord
  readonly verdict: Extract<DrawCheck, { status: 'drawn' }>['verdict']
  readonly children: ReactNode
}

/** What came of making a draw again, step by step, with all that it was made from. */
export function Drawn({ record, verdict, children, ...words }: Props) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const isRight = STEPS.every(step => verdict[step])
  const count = (value: number) => value.toLocaleString(bcp47)
  const facts = [
    [texts['raffle.drawnAt'], formatDate(record.timestamp_drawn, bcp47)],
    [texts['raffle.ticketCount'], count(record.ticket_count)],
    [texts['raffle.players'], count(record.entries.length)],
    [texts['raffle.commitment'], record.commitment],
    [texts['raffle.seed'], record.seed],
    [texts['raffle.digest'], record.digest]
  ] as const
  return (
    <section className="check__result" aria-labelledby="check-result">
      <div role="status">
        <h2 id="check-result" data-right={isRight}>
          <Icon name={isRight ? 'check' : 'alert'} />
          {texts[isRight ? 'raffle.right' : 'raffle.wrong']}
        </h2>
      </div>
      <p className="quiet">
        {texts[`raffle.${record.drop_type}`]},{' '}
        {formatDate(record.timestamp_end, bcp47, { dateStyle: 'long', timeStyle: 'short' })}
      </p>
      <ol className="check__steps">
        {STEPS.map(step => (
          <li key={step} data-right={verdict[step]}>
            <Icon name={verdict[step] ? 'check' : 'alert'} />
            <p>
              {texts[`raffle.${step}`]}
              <b>{texts[verdict[step] ? 'raffle.holds' : 'raffle.fails']}</b>
            </p>
          </li>
        ))}
      </ol>
      <dl className="check__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts['raffle.winnersOf']}</h3>
      {record.winners.length === 0 ? (
        <p>{texts['raffle.nobody']}</p>
      ) : (
        <div className="check__scroll">
          <table>
            <thead>
              <tr>
                {(['place', 'ticket', 'entrant', 'winner', 'prize'] as const).map(name => (
                  <th key={name} scope="col">
                    {texts[`raffle.${name}`]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {record.winners.map(({ place, ticket, entrant, initials, ...paid }) => (
                <tr key={place}>
                  <td>{place}</td>
                  <td>{count(ticket)}</td>
                  <td>
                    <code title={entrant}>{entrant.slice(0, 8)}</code>
                  </td>
                  <td>{initials}</td>
                  <td>{shownAmount(paid.paid_amount, paid.paid_currency, bcp47)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <FindYourself record={record} {...words} />
      {children}
    </section>
  )
}
