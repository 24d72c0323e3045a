import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { $guardMark } from '#stores/guard-mark.ts'
import { $mayHaveNotices } from '#stores/may-have-notices.ts'
import { guarded } from '../ui/guarded.tsx'
import { useLate } from '../ui/late.ts'
import { useWatch } from '../ui/watch.ts'

const load = async () => (await import('./NoticeBoard.tsx')).NoticeBoard

/** Above the page's content; it loads what tells of notices once one may concern the player. */
export const Notices = guarded(function Notices({ locale }: { readonly locale: Locale }) {
  const mayHaveSome = useStore($mayHaveNotices, { ssr: () => false })
  useWatch($guardMark)
  const NoticeBoard = useLate(Number(mayHaveSome), load)
  return mayHaveSome && NoticeBoard && <NoticeBoard locale={locale} />
})
