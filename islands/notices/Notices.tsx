import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guardMark } from '#stores/guard-mark.ts'
import { $mayHaveNotices } from '#stores/may-have-notices.ts'
import { guarded } from '../ui/guarded.tsx'
import { useWatch } from '../ui/watch.ts'

const NoticeBoard = lazy(async () => {
  const { NoticeBoard: Loaded } = await import('./NoticeBoard.tsx')
  return { default: Loaded }
})

/** Above the page's content; it loads what tells of notices once one may concern the player. */
export const Notices = guarded(function Notices({ locale }: { readonly locale: Locale }) {
  const mayHaveSome = useStore($mayHaveNotices, { ssr: () => false })
  useWatch($guardMark)
  return (
    mayHaveSome && (
      <Suspense fallback={null}>
        <NoticeBoard locale={locale} />
      </Suspense>
    )
  )
})
