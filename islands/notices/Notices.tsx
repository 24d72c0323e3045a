import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $guardMark } from '#stores/guard-mark.ts'
import { $shownNotices } from '#stores/notices.ts'
import { useWatch } from '../ui/watch.ts'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['notices']
}

const NoticeCard = lazy(async () => {
  const { NoticeCard: Loaded } = await import('./NoticeCard.tsx')
  return { default: Loaded }
})

/** Above the page's content: what blocks alone, else the most urgent two. */
export function Notices({ locale, messages }: Props) {
  const notices = useStore($shownNotices, { ssr: () => [] })
  useWatch($guardMark)
  const [first] = notices
  const shown = first?.isBlocking ? [first] : notices.slice(0, 2)
  if (shown.length === 0) return null
  return (
    <section aria-label={messages['notices.label']} aria-live="polite">
      <Suspense fallback={null}>
        {shown.map(notice => (
          <NoticeCard key={notice.id} locale={locale} messages={messages} notice={notice} />
        ))}
      </Suspense>
    </section>
  )
}
