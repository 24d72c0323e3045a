import { useState } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import {
  openQuestions,
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  type SelfTestAnswers,
  type SelfTestResult,
  selfTestResult
} from '#rules/self-test.ts'
import { Choices } from '../ui/Choices.tsx'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import { Result } from './Result.tsx'
import styles from './self-test.module.css'

export interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['protection']
  /** Where the page tells of whom to talk to. */
  readonly linesHref: string
  readonly limitsHref: string
  readonly breakHref: string
  /** None where the licence has no self-exclusion. */
  readonly exclusionHref?: string | undefined
}

type Told = { readonly open: number } | { readonly result: SelfTestResult }

/**
 * Nine questions about one's own play. The answers live in this component and nowhere else: there is
 * no form, so that not even a page without its script could send them.
 */
export function SelfTest({ locale, messages, ...ways }: Props) {
  const [answers, setAnswers] = useState<SelfTestAnswers>({})
  const [told, setTold] = useState<Told | undefined>()
  const [asked, setAsked] = useState(0)
  return (
    <div className={styles.test}>
      <ol>
        {SELF_TEST_QUESTIONS.map(question => (
          <li key={question}>
            <Choices
              legend={messages[`test.question.${question}`]}
              value={answers[question]}
              onChange={answer => {
                setAnswers({ ...answers, [question]: answer })
                setTold(undefined)
              }}
              choices={SELF_TEST_ANSWERS.map(value => ({
                value,
                label: messages[`test.answers.${value}`]
              }))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <button
          type="button"
          className="btn"
          onClick={() => {
            const result = selfTestResult(answers)
            setTold(result ? { result } : { open: openQuestions(answers) })
            setAsked(asked + 1)
          }}
        >
          {messages['test.see']}
        </button>
        {openQuestions(answers) < SELF_TEST_QUESTIONS.length && (
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => {
              setAnswers({})
              setTold(undefined)
            }}
          >
            {messages['test.again']}
          </button>
        )}
      </div>
      {told && 'open' in told && (
        <Notice told={asked}>{fill(messages['test.open'], { count: told.open }, locale)}</Notice>
      )}
      {told && 'result' in told && (
        <Result key={asked} result={told.result} messages={messages} {...ways} />
      )}
    </div>
  )
}
