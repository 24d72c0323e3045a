import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $confirmLink, confirmByLink } from '#stores/entry/confirm-link.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { Confirmed } from '../ui/Confirmed.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Held, Waiting } from '../ui/Waiting.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

/** Where the link of a mail leads: one press confirms, so that no mail program does it unasked. */
export const VerifyEmail = (props: Props) => (
  <Held>
    <Content {...props} />
  </Held>
)

function Content({ locale, messages }: Props) {
  const state = useStore($confirmLink, { ssr: 'initial' })
  const query = useStore($entryQuery, { ssr: 'initial' })
  switch (state.status) {
    case 'loading':
      return <Waiting text={messages['entry.wait']} />
    case 'none':
    case 'spent':
      return (
        <>
          <Notice kind={state.status === 'spent' ? 'danger' : 'info'} told={1}>
            {messages[`entry.link.${state.status}`]}
          </Notice>
          <a className="btn btn--big" href={href(locale, 'resendCode') + query}>
            {messages['entry.link.new']}
          </a>
        </>
      )
    case 'ready':
    case 'sending':
      return (
        <>
          {state.isUnanswered && <Notice kind="danger">{messages['entry.unanswered']}</Notice>}
          <p>{messages['entry.link.ready']}</p>
          <button
            type="button"
            className="btn btn--big"
            disabled={state.status === 'sending'}
            onClick={() => void confirmByLink()}
          >
            {messages[state.status === 'sending' ? 'entry.wait' : 'entry.link.confirm']}
          </button>
        </>
      )
    case 'confirmed':
      return <Confirmed locale={locale} messages={messages} purpose={state.purpose} />
    case 'entering':
      return <Waiting text={messages['entry.entering']} />
    default:
      return state satisfies never
  }
}
