import { useStore } from '@nanostores/react'

import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $wayIn, type Refusal, type Way } from '#stores/entry/way-in.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Notice } from '../ui/Notice.tsx'

const MINUTE = 60_000

/** The next full minute, so that who waits for it is not too early. */
function clockTime(moment: string, locale: Locale): string {
  const minute = Math.ceil(Date.parse(moment) / MINUTE) * MINUTE
  return new Intl.DateTimeFormat(LOCALES[locale].bcp47, { timeStyle: 'short' }).format(minute)
}

/** What to do about a refusal, in one or two sentences. */
export function helpFor(
  { code, retryAt, way }: Refusal & { readonly way: Way },
  messages: Namespaces['login'],
  locale: Locale
): string {
  if (retryAt)
    return fillNames(messages['login.help.retryAt'], { time: clockTime(retryAt, locale) })
  const key = code === 'LOGIN_FAILED' && way === 'form' ? 'form' : code
  return messages[`login.help.${key}`]
}

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['login']
}

/** Why the way that was tried last did not lead in. */
export function Fault({ locale, messages }: Props) {
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  if (wayIn.status !== 'error') return null
  return (
    <Notice kind="danger" told={1}>
      <strong>{messages[`login.fault.${wayIn.code}`]}</strong>
      <p>{helpFor(wayIn, messages, locale)}</p>
    </Notice>
  )
}
