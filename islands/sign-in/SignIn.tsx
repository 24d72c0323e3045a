import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $arrivalReason, arriveAtSignIn, signIn } from '#stores/session/arrive-at-sign-in.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './sign-in.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['login']
  /** The page's own purpose: to sign in, to open an account, or only to finish a sign-in. */
  readonly purpose?: 'finish' | 'register' | 'signIn'
}

export function SignIn({ messages, purpose = 'signIn' }: Props) {
  const state = useStore($signIn, { ssr: 'initial' })
  const reason = useStore($arrivalReason, { ssr: 'initial' })
  useEffect(() => void arriveAtSignIn(purpose), [purpose])

  const isBusy = state.status !== 'idle' && state.status !== 'error'
  return (
    <div className={styles.box}>
      {reason && (
        <p className={styles.note} role="status">
          <Icon name="info" />
          {messages[`login.reason.${reason}`]}
        </p>
      )}
      {state.status === 'error' && (
        <p className={styles.note} role="alert" data-kind="danger">
          <Icon name="alert" />
          {messages['login.failed']}
        </p>
      )}
      {(purpose !== 'finish' || state.status === 'error') && (
        <button
          type="button"
          className="btn btn--big"
          disabled={isBusy}
          onClick={() => void signIn({ register: purpose === 'register' })}
        >
          {messages[purpose === 'register' ? 'login.register' : 'login.signIn']}
        </button>
      )}
      <p className={styles.busy} role="status">
        {isBusy && messages['login.opening']}
      </p>
    </div>
  )
}
