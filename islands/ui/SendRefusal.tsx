import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import { fill } from './fill.ts'
import { Notice } from './Notice.tsx'

interface Props {
  readonly problem: 'TOO_MANY_TRIES' | 'UNANSWERED'
  readonly retryAt: string | null | undefined
  readonly refused: number
  readonly locale: Locale
  readonly messages: Namespaces['entry']
}

/** Why no code was sent, as far as it is not the address or the number. */
export function SendRefusal({ problem, retryAt, refused, locale, messages }: Props) {
  const when = retryAt ? new Date(retryAt) : undefined
  const time = when ? formatDate(when, LOCALES[locale].bcp47, { timeStyle: 'short' }) : ''
  return (
    <Notice kind="danger" told={refused}>
      {problem === 'UNANSWERED'
        ? messages['entry.unanswered']
        : fill(messages['entry.tooMany'], { time }, locale)}
    </Notice>
  )
}
