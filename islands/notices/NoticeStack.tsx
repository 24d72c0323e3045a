import { use } from 'react'

import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import type { Notice } from '#stores/notices.ts'
import { NoticeCard } from './NoticeCard.tsx'

interface Props {
  readonly locale: Locale
  readonly notices: readonly Notice[]
}

/** The notices of a page, with their words. */
export function NoticeStack({ locale, notices }: Props) {
  const messages = use(lateTexts(locale, 'notices'))
  return (
    <section aria-label={messages['notices.label']} aria-live="polite">
      {notices.map(notice => (
        <NoticeCard key={notice.id} locale={locale} messages={messages} notice={notice} />
      ))}
    </section>
  )
}
