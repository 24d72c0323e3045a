import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { goOn } from '#stores/entry/onward.ts'
import {
  $phone,
  changeNumber,
  enterPhoneCode,
  resendPhoneCode,
  skipPhone
} from '#stores/entry/phone.ts'
import { CodeForm } from '../ui/CodeForm.tsx'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { NumberForm } from './NumberForm.tsx'
import styles from './phone-verification.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

function Content({ locale, messages }: Props) {
  const state = useStore($phone, { ssr: 'initial' })
  switch (state.status) {
    case 'loading':
      return <Waiting text={messages['entry.wait']} />
    case 'number':
    case 'asking':
      return <NumberForm phone={state} locale={locale} messages={messages} />
    case 'code':
    case 'sending':
      return (
        <CodeForm
          locale={locale}
          messages={messages}
          entry={state}
          isSending={state.status === 'sending'}
          onCode={typed => void enterPhoneCode(typed)}
          onResend={() => void resendPhoneCode()}
        >
          <p>
            <button type="button" className="link" onClick={changeNumber}>
              {messages['entry.phone.change']}
            </button>
          </p>
        </CodeForm>
      )
    case 'verified':
      return (
        <>
          <Notice kind="success" told={1}>
            {fill(messages['entry.phone.verified'], { number: state.phoneNumber }, locale)}
          </Notice>
          <button type="button" className="btn btn--big" onClick={goOn}>
            {messages['entry.goOn']}
          </button>
        </>
      )
    default:
      return state satisfies never
  }
}

/** Proves a phone number by a code in a text message; it can be left for later. */
export function PhoneVerification(props: Props) {
  const { status } = useStore($phone, { ssr: 'initial' })
  return (
    <div className={styles.phone}>
      <Content {...props} />
      {status !== 'loading' && status !== 'verified' && (
        <button type="button" className="btn btn--big btn--quiet" onClick={skipPhone}>
          {props.messages['entry.phone.skip']}
        </button>
      )}
    </div>
  )
}
