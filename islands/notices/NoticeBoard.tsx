import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { $blockedMark } from '#stores/blocked-mark.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $shownNotices } from '#stores/notices.ts'
import { useWatch } from '../ui/watch.ts'
import { NoticeCard } from './NoticeCard.tsx'
import styles from './notices.module.css'
import { useRoom } from './use-room.ts'

interface Props {
  readonly locale: Locale
}

/** What blocks stands alone in the place of the page; else the most urgent two stand above it. */
export const NoticeBoard = ({ locale }: Props) => (
  <Suspense>
    <Board locale={locale} />
  </Suspense>
)

function Board({ locale }: Props) {
  const notices = useStore($shownNotices)
  const messages = use(lateTexts(locale, 'notices'))
  useWatch($blockedMark)
  const room = useRoom<HTMLElement>()
  const [first] = notices
  const shown = first?.isBlocking ? [first] : notices.slice(0, 2)
  return (
    <section
      ref={room}
      className={styles.board}
      aria-label={messages['notices.label']}
      aria-live="polite"
      hidden={shown.length === 0}
    >
      {shown.map(notice => (
        <NoticeCard key={notice.id} locale={locale} messages={messages} notice={notice} />
      ))}
    </section>
  )
}
