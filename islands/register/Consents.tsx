import { choose, type FilledRegistration } from '#stores/entry/registration.ts'
import { marketingOf } from '#stores/entry/registration-entries.ts'
import { idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import { fill } from '../ui/fill.ts'
import { JackpotChoice } from './JackpotChoice.tsx'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  readonly registration: FilledRegistration
  readonly problem: string | undefined
  readonly onAccept: (accepted: boolean) => void
}

/** The terms, never ticked beforehand; news, by channel; a share for the jackpot where offered. */
export function Consents(props: Props) {
  const { registration, problem, onAccept, locale, messages, minimumAge, links } = props
  const { entries } = registration
  const marketing = marketingOf(entries)
  const id = idOf('terms')
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend className={fields.label}>{messages['entry.marketing']}</legend>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="emailMarketing"
            checked={marketing.email}
            onChange={event => choose({ emailMarketing: event.currentTarget.checked })}
          />
          {messages['entry.byMail']}
        </label>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="smsMarketing"
            checked={marketing.sms}
            onChange={event => choose({ smsMarketing: event.currentTarget.checked })}
          />
          {messages['entry.bySms']}
        </label>
      </fieldset>
      <JackpotChoice {...props} />
      <div className={styles.ticks} data-invalid={problem ? '' : undefined}>
        <label className={styles.tick}>
          <input
            id={id}
            type="checkbox"
            name="terms"
            required
            checked={entries.terms}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            onChange={event => onAccept(event.currentTarget.checked)}
          />
          {fill(messages['entry.accept'], { age: minimumAge }, locale)}
        </label>
        {problem && (
          <p className={fields.problem} id={`${id}-problem`}>
            {problem}
          </p>
        )}
        <p className={styles.reading}>
          <a className="link" href={links.terms}>
            {messages['entry.readTerms']}
          </a>
          <a className="link" href={links.privacy}>
            {messages['entry.readPrivacy']}
          </a>
        </p>
      </div>
    </>
  )
}
