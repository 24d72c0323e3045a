import { useStore } from '@nanostores/react'

import { BANK_PROVIDERS, isBankProvider } from '#config/bank-providers.ts'
import { signInAtRealm } from '#stores/entry/realm-sign-in.ts'
import { $registration } from '#stores/entry/registration.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import { BankChoice } from './BankChoice.tsx'
import type { RegisterProps } from './props.ts'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './register.module.css'

function Refused({ messages, locale }: RegisterProps) {
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  if (wayIn.status !== 'error') return null
  const name = isBankProvider(wayIn.way) ? BANK_PROVIDERS[wayIn.way].title : ''
  return (
    <Notice kind="danger">
      {name
        ? fill(messages['entry.bank.failed'], { bank: name }, locale)
        : messages['entry.unanswered']}
    </Notice>
  )
}

/** Opens an account in the way of the visitor's country. */
export function Register(props: RegisterProps) {
  const registration = useStore($registration, { ssr: 'initial' })
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  const { messages } = props
  switch (registration.status) {
    case 'loading':
      return (
        <div className={styles.skeleton} role="status" aria-busy="true">
          <span className="vh">{messages['entry.wait']}</span>
        </div>
      )
    case 'provider':
      return (
        <div className={styles.form}>
          <Refused {...props} />
          <p>{messages['entry.provider.lede']}</p>
          <button
            type="button"
            className="btn btn--big"
            disabled={wayIn.status === 'busy'}
            onClick={() => void signInAtRealm({ register: true })}
          >
            {messages[wayIn.status === 'busy' ? 'entry.wait' : 'entry.submit']}
          </button>
        </div>
      )
    case 'bank':
      return (
        <div className={styles.form}>
          <Refused {...props} />
          <BankChoice {...props} choice={registration} />
        </div>
      )
    case 'editing':
    case 'sending':
    case 'sent':
      return <RegisterForm {...props} registration={registration} />
    default:
      return registration satisfies never
  }
}
