import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import { fill } from './fill.ts'
import { Notice } from './Notice.tsx'

interface Props {
  readonly problem: 'INVALID_RECIPIENT' | 'TOO_MANY_TRIES' | 'UNANSWERED'
  readonly retryAt: string | null | undefined
  readonly refused: number
  /** What to say of an address or a number that is none. */
  readonly invalid: string
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

/** Why no code was sent. */
export function SendRefusal({ problem, retryAt, refused, invalid, locale, messages }: Props) {
  const when = retryAt ? new Date(retryAt) : undefined
  const time = when ? formatDate(when, LOCALES[locale].bcp47, { timeStyle: 'short' }) : ''
  return (
    <Notice kind="danger" told={refused}>
      {problem === 'INVALID_RECIPIENT' && invalid}
      {problem === 'TOO_MANY_TRIES' && fill(messages['entry.tooMany'], { time }, locale)}
      {problem === 'UNANSWERED' && messages['entry.unanswered']}
    </Notice>
  )
}
