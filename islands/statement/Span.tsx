import {
  chooseDays,
  chooseSpan,
  type SpanChoice,
  type StatementSpan
} from '#stores/payments/statement.ts'
import type { StatementProps } from './props.ts'
import styles from './statement.module.css'

const CHOICES = ['thisMonth', 'lastMonth', 'chosen'] as const satisfies readonly SpanChoice[]

interface Props extends StatementProps {
  readonly span: StatementSpan
}

/** Which days the statement is of. */
export function Span({ span, messages }: Props) {
  const { choice, from, until } = span
  return (
    <fieldset className={styles.span}>
      <legend className="vh">{messages['payments.span']}</legend>
      <div className={styles.choices}>
        {CHOICES.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="span"
              checked={each === choice}
              onChange={() => void chooseSpan(each)}
            />
            <span>{messages[`payments.span.${each}`]}</span>
          </label>
        ))}
      </div>
      <div className={styles.days}>
        <label>
          {messages['payments.from']}
          <input
            type="date"
            value={from}
            onChange={event => void chooseDays({ from: event.currentTarget.value })}
          />
        </label>
        <label>
          {messages['payments.until']}
          <input
            type="date"
            value={until}
            onChange={event => void chooseDays({ until: event.currentTarget.value })}
          />
        </label>
      </div>
      <p className={styles.note}>{messages['payments.utc']}</p>
    </fieldset>
  )
}
