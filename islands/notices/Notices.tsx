import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guardMark } from '#stores/guard-mark.ts'
import { $shownNotices } from '#stores/notices.ts'
import { guarded } from '../ui/guarded.tsx'
import { useWatch } from '../ui/watch.ts'

const NoticeStack = lazy(async () => {
  const { NoticeStack: Loaded } = await import('./NoticeStack.tsx')
  return { default: Loaded }
})

/** Above the page's content: what blocks alone, else the most urgent two. */
export const Notices = guarded(function Notices({ locale }: { readonly locale: Locale }) {
  const notices = useStore($shownNotices, { ssr: () => [] })
  useWatch($guardMark)
  const [first] = notices
  const shown = first?.isBlocking ? [first] : notices.slice(0, 2)
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NoticeStack locale={locale} notices={shown} />
    </Suspense>
  )
})
