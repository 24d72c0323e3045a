import { useStore } from '@nanostores/react'

import { BANK_PROVIDERS } from '#config/bank-providers.ts'
import { signInThroughBank } from '#stores/entry/bank-login.ts'
import { type Registration, registerByMail } from '#stores/entry/registration.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import type { RegisterProps } from './props.ts'
import styles from './register.module.css'

interface Props extends RegisterProps {
  readonly choice: Extract<Registration, { status: 'bank' }>
}

/** A bank that vouches for the person comes first; a form without one is a press away. */
export function BankChoice({ choice, locale, messages }: Props) {
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  const isBusy = wayIn.status === 'busy'
  const [first, ...others] = choice.providers
  return (
    <>
      {choice.isExpired && <Notice told={1}>{messages['entry.bank.expired']}</Notice>}
      <p>{messages['entry.bank.lede']}</p>
      {[first, ...others].map(
        (provider, index) =>
          provider && (
            <button
              key={provider}
              type="button"
              className={`btn btn--big ${index > 0 ? 'btn--quiet' : ''}`}
              disabled={isBusy}
              onClick={() => void signInThroughBank(provider)}
            >
              {isBusy && wayIn.way === provider
                ? messages['entry.wait']
                : fill(
                    messages['entry.bank.with'],
                    { bank: BANK_PROVIDERS[provider].title },
                    locale
                  )}
            </button>
          )
      )}
      <p className={styles.or}>{messages['entry.bank.or']}</p>
      <button
        type="button"
        className="btn btn--big btn--quiet"
        disabled={isBusy}
        onClick={registerByMail}
      >
        {messages['entry.bank.mail']}
      </button>
    </>
  )
}
