import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $resendCode, askForCode, enterAddress } from '#stores/entry/resend-code.ts'
import { idOf } from '../ui/Field.tsx'
import { SendRefusal } from '../ui/SendRefusal.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './resend-code.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

/** Asks for a code by an address alone. */
export function ResendCode({ locale, messages }: Props) {
  const { status, email, problem, retryAt, refused } = useStore($resendCode, { ssr: 'initial' })
  const isAddressWrong = problem === 'INVALID_RECIPIENT'
  useEffect(() => {
    if (isAddressWrong && refused > 0) document.getElementById(idOf('email'))?.focus()
  }, [isAddressWrong, refused])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void askForCode()
      }}
    >
      {problem && problem !== 'INVALID_RECIPIENT' && (
        <SendRefusal
          problem={problem}
          retryAt={retryAt}
          refused={refused}
          locale={locale}
          messages={messages}
        />
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={messages['entry.field.email']}
        value={email}
        onChange={enterAddress}
        problem={isAddressWrong ? messages['entry.invalid.email'] : undefined}
      />
      <button type="submit" className="btn btn--big" disabled={status === 'sending'}>
        {messages[status === 'sending' ? 'entry.wait' : 'entry.code.send']}
      </button>
    </form>
  )
}
