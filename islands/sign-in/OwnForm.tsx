import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { signInByForm } from '#stores/entry/own-form.ts'
import { $passwordPage, passwordPageOf } from '#stores/entry/password-page.ts'
import { idOf } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './sign-in.module.css'
import { WayButton } from './WayButton.tsx'

interface Props {
  readonly messages: Namespaces['login']
  readonly kind: 'main' | 'quiet'
}

/** The lobby's own form: an address, a password, and one button. */
export function OwnForm({ messages, kind }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const passwordPage = useStore($passwordPage, { ssr: 'initial' })
  const [isTried, setTried] = useState(false)
  const isIncomplete = email.trim() === '' || password === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(isIncomplete)
    if (isIncomplete) document.getElementById(idOf(email.trim() ? 'password' : 'email'))?.focus()
    else void signInByForm(email, password)
  }

  const problem = (isMissing: boolean, key: 'login.emailMissing' | 'login.passwordMissing') =>
    isTried && isMissing ? messages[key] : undefined
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="email"
        type="email"
        label={messages['login.email']}
        value={email}
        onChange={setEmail}
        autoComplete="username"
        inputMode="email"
        problem={problem(email.trim() === '', 'login.emailMissing')}
      />
      <PasswordField
        label={messages['login.password']}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        show={messages['login.show']}
        hide={messages['login.hide']}
        hint={
          <a
            className={`link ${styles.forgot}`}
            href={passwordPage && passwordPageOf(passwordPage, email)}
          >
            {messages['login.forgot']}
          </a>
        }
        problem={problem(password === '', 'login.passwordMissing')}
      />
      <WayButton way="form" kind={kind}>
        {messages['login.signIn']}
      </WayButton>
    </form>
  )
}
