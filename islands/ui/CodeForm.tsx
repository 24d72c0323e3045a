import type { ReactNode } from 'react'

import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import type { CodeEntry } from '#stores/entry/enter-code.ts'
import { CodeField } from './CodeField.tsx'
import { minutesAndSeconds, useSecondsLeft } from './Countdown.tsx'
import styles from './code-form.module.css'
import { fill } from './fill.ts'
import { Notice } from './Notice.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
  readonly entry: CodeEntry
  readonly isSending: boolean
  readonly onCode: (typed: string) => void
  readonly onResend: () => void
  /** Says less: the field, the button, another code. */
  readonly isBasic?: boolean
  readonly children?: ReactNode
}

function Resend({ locale, messages, entry, onResend }: Props) {
  const { verification, resending } = entry
  const left = useSecondsLeft(verification.resendAt)
  return (
    <div className={styles.again}>
      <p role="status">
        {resending.status === 'sent' && messages['entry.code.againSent']}
        {resending.status === 'refused' &&
          resending.problem === 'UNANSWERED' &&
          messages['entry.unanswered']}
      </p>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={left > 0 || resending.status === 'sending'}
        onClick={onResend}
      >
        {left > 0
          ? fill(messages['entry.code.wait'], { time: minutesAndSeconds(left) }, locale)
          : messages['entry.code.again']}
      </button>
    </div>
  )
}

/** Where a code of six digits is entered; the last digit sends it. */
export function CodeForm(props: Props) {
  const { locale, messages, entry, isSending, onCode, isBasic = false, children } = props
  const { verification, code, problem, refused } = entry
  const expiry = new Date(verification.expiresAt)
  const time = formatDate(expiry, LOCALES[locale].bcp47, { timeStyle: 'short' })
  const sentTo = { recipient: verification.recipient, time }
  const isSpent = problem === 'SPENT'
  return (
    <div className={styles.form}>
      {!isBasic && <p>{fill(messages['entry.code.sentTo'], sentTo, locale)}</p>}
      {problem && (
        <Notice kind="danger" told={isSpent ? refused : 0}>
          {problem === 'UNANSWERED'
            ? messages['entry.unanswered']
            : messages[`entry.code.${problem}`]}
        </Notice>
      )}
      {!isSpent && (
        <CodeField
          label={messages['entry.code.label']}
          value={code}
          onChange={onCode}
          isWrong={problem === 'WRONG_CODE'}
          refused={refused}
          readOnly={isSending}
        />
      )}
      <p className={styles.busy} role="status">
        {isSending && messages['entry.wait']}
      </p>
      <Resend {...props} />
      {!isBasic && children}
    </div>
  )
}
