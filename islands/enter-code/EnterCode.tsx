import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $enterCode, enterCode, resendCode } from '#stores/entry/enter-code.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { CodeForm } from '../ui/CodeForm.tsx'
import { Confirmed } from '../ui/Confirmed.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Held, Waiting } from '../ui/Waiting.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
  /** The simplified page of a house that wants no more than the field. */
  readonly isBasic: boolean
}

/** Proves an address by the code from the mail. */
export const EnterCode = (props: Props) => (
  <Held>
    <Content {...props} />
  </Held>
)

function Content({ locale, messages, isBasic }: Props) {
  const state = useStore($enterCode, { ssr: 'initial' })
  const query = useStore($entryQuery, { ssr: 'initial' })
  switch (state.status) {
    case 'loading':
      return <Waiting text={messages['entry.wait']} />
    case 'none':
      return (
        <>
          <Notice>{messages['entry.code.none']}</Notice>
          <a className="btn btn--big" href={href(locale, 'resendCode') + query}>
            {messages['entry.code.again']}
          </a>
        </>
      )
    case 'editing':
    case 'sending':
      return (
        <CodeForm
          locale={locale}
          messages={messages}
          entry={state}
          isSending={state.status === 'sending'}
          isBasic={isBasic}
          onCode={typed => void enterCode(typed)}
          onResend={() => void resendCode()}
        >
          <p>
            {messages['entry.code.spam']}{' '}
            <a className="link" href={href(locale, 'register') + query}>
              {messages['entry.code.otherAddress']}
            </a>
          </p>
        </CodeForm>
      )
    case 'confirmed':
      return <Confirmed locale={locale} messages={messages} purpose={state.purpose} />
    case 'entering':
      return <Waiting text={messages['entry.entering']} />
    default:
      return state satisfies never
  }
}
