import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import {
  readMoreLines,
  type Statement,
  type StatementLine,
  statementForFile
} from '#stores/payments/statement.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { Heading } from '../ui/Heading.tsx'
import { shownAmount } from '../ui/shown-amount.ts'
import type { StatementProps } from './props.ts'
import { isOut, signed } from './signed.ts'
import styles from './statement.module.css'
import { nameOf, tableOf } from './statement-file.ts'

interface Props extends StatementProps {
  readonly statement: Extract<Statement, { status: 'ready' }>
}

/** Every movement in the order of the ledger, with what was there after it, and the file of all. */
export function Lines({ statement, ...props }: Props) {
  const { messages } = props
  const { head, lines, more, next, span } = statement
  const make = async () => {
    const file = await statementForFile()
    if (file?.lines.status !== 'ready') return { status: file?.lines.status ?? 'failed' } as const
    return {
      status: 'ready',
      text: tableOf(span, file.head, file.lines.entries, messages)
    } as const
  }
  if (lines.length === 0) return <p className={styles.none}>{messages['payments.noMovements']}</p>
  return (
    <section className={styles.part} aria-labelledby="statement-lines">
      <div className={styles.top}>
        <Heading level={2} id="statement-lines">
          {messages['payments.movements']}
        </Heading>
        <FileButton
          name={`statement-${span.from}-${span.until}.csv`}
          make={make}
          messages={{
            file: messages['payments.file'],
            filing: messages['payments.filing'],
            failed: messages['payments.unread'],
            tooMany: messages['payments.tooMany']
          }}
        />
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{messages['payments.what']}</th>
            <th scope="col">{messages['payments.amount']}</th>
            <th scope="col">{messages['payments.balance']}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Line key={line.id} line={line} currency={head.currency} {...props} />
          ))}
        </tbody>
      </table>
      {next !== undefined && (
        <>
          <p role="alert" className={styles.unread}>
            {more === 'failed' && messages['payments.unread']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={more === 'loading'}
            onClick={() => void readMoreLines()}
          >
            {messages[more === 'loading' ? 'payments.loading' : 'payments.more']}
          </button>
        </>
      )}
    </section>
  )
}

interface LineProps extends StatementProps {
  readonly line: StatementLine
  readonly currency: string
}

function Line({ betsHref, line, currency, locale, messages }: LineProps) {
  const { bcp47 } = LOCALES[locale]
  const { amount, at, balance, bet, subject } = line
  const time = formatDate(new Date(at), bcp47, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC'
  })
  return (
    <tr>
      <th scope="row">
        <span className={styles.what}>{nameOf(line, messages)}</span>
        <span className={styles.about}>
          {subject &&
            (bet && betsHref ? (
              <a href={`${betsHref}?bet=${encodeURIComponent(bet.id)}`}>{subject}</a>
            ) : (
              <span>{subject}</span>
            ))}
          <time dateTime={at}>{time}</time>
        </span>
      </th>
      <td data-way={isOut(amount) ? 'out' : 'in'}>{signed(amount, currency, bcp47)}</td>
      <td>{shownAmount(balance, currency, bcp47)}</td>
    </tr>
  )
}
