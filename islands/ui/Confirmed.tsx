import type { Locale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { Notice } from './Notice.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
  readonly purpose: 'EmailChange' | 'SignUp' | 'Unknown'
}

/** An address is proved, and no session begins with it. */
export function Confirmed({ locale, messages, purpose }: Props) {
  const page = purpose === 'SignUp' ? 'login' : 'lobby'
  return (
    <>
      <Notice kind="success" told={1}>
        {messages[`entry.confirmed.${purpose}`]}
      </Notice>
      <a className="btn btn--big" href={pathTo(locale, page)}>
        {messages[page === 'login' ? 'entry.signIn' : 'entry.goOn']}
      </a>
    </>
  )
}
