import { useEffect, useRef } from 'react'

import { REGISTRATION_FORMS } from '#config/registration-forms.ts'
import { type Registration, stepBack } from '#stores/entry/registration.ts'
import { submitRegistration } from '#stores/entry/submit-registration.ts'
import { idOf } from '../ui/Field.tsx'
import { fill } from '../ui/fill.ts'
import { BankPerson } from './BankPerson.tsx'
import { FormField } from './FormField.tsx'
import { Problems } from './Problems.tsx'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  readonly registration: Extract<Registration, { readonly entries: unknown }>
}

/** The form of a kind: on one page, or a step at a time with what was typed kept. */
export function RegisterForm({ registration, ...page }: Props) {
  const { messages, locale } = page
  const { form, step, status } = registration
  const { steps, isStepped } = REGISTRATION_FORMS[form]
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const formBefore = useRef(form)
  const problems = status === 'editing' ? registration.problems : {}
  const isLast = !isStepped || step === steps.length - 1

  useEffect(() => {
    if (before.current !== step && status === 'editing' && registration.refused === 0)
      heading.current?.focus()
    before.current = step
  }, [step, status, registration])

  useEffect(() => {
    if (formBefore.current !== form) document.getElementById(idOf('country'))?.focus()
    formBefore.current = form
  }, [form])

  const shown = isStepped ? steps.slice(step, step + 1) : steps
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submitRegistration()
      }}
    >
      {isStepped && (
        <div className={styles.progress}>
          <p>{fill(messages['entry.step'], { step: step + 1, count: steps.length }, locale)}</p>
          <ol aria-hidden="true">
            {steps.map(({ name }, index) => (
              <li key={name} data-state={index < step ? 'done' : index === step ? 'now' : 'next'} />
            ))}
          </ol>
        </div>
      )}
      {status === 'editing' && <Problems {...page} registration={registration} />}
      {registration.bank && <BankPerson {...page} bank={registration.bank} />}
      {shown.map(({ name, fields }) => (
        <div key={name} className={styles.step} data-step={name}>
          {isStepped && (
            <h2 ref={heading} tabIndex={-1}>
              {messages[`entry.step.${name}`]}
            </h2>
          )}
          {[...fields].map(field => (
            <FormField
              key={field}
              {...page}
              field={field}
              registration={registration}
              problem={problems[field]}
            />
          ))}
        </div>
      ))}
      <div className={styles.acts}>
        {isStepped && step > 0 && (
          <button type="button" className="btn btn--big btn--quiet" onClick={stepBack}>
            {messages['entry.back']}
          </button>
        )}
        <button type="submit" className="btn btn--big" disabled={status !== 'editing'}>
          {status !== 'editing'
            ? messages['entry.wait']
            : messages[isLast ? 'entry.submit' : 'entry.next']}
        </button>
      </div>
    </form>
  )
}
