import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { askForPhoneCode, enterNumber, type Phone } from '#stores/entry/phone.ts'
import { idOf } from '../ui/Field.tsx'
import { SendRefusal } from '../ui/SendRefusal.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './phone-verification.module.css'

interface Props {
  readonly phone: Extract<Phone, { status: 'asking' | 'number' }>
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

export function NumberForm({ phone, locale, messages }: Props) {
  const { problem, retryAt, refused, status } = phone
  const isWrong = problem === 'INVALID_RECIPIENT'
  useEffect(() => {
    if (isWrong && refused > 0) document.getElementById(idOf('phoneNumber'))?.focus()
  }, [isWrong, refused])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void askForPhoneCode()
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
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={messages['entry.field.phoneNumber']}
        hint={messages['entry.hint.phoneNumber']}
        value={phone.phoneNumber}
        onChange={enterNumber}
        problem={isWrong ? messages['entry.invalid.phoneNumber'] : undefined}
      />
      <button type="submit" className="btn btn--big" disabled={status === 'asking'}>
        {messages[status === 'asking' ? 'entry.wait' : 'entry.code.send']}
      </button>
    </form>
  )
}
