import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { $announcements } from '#stores/announcements.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $notices, type Notice } from '#stores/notices.ts'
import { $player } from '#stores/player/player.ts'
import { guarded } from '../ui/guarded.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import styles from './notices.module.css'

interface Props {
  readonly locale: Locale
}

const Skeleton = () => <div className={styles.skeleton} aria-busy="true" />

/** The page of notifications: all that concerns the player, those sent away too. */
export const NoticeList = guarded(function NoticeList({ locale }: Props) {
  const notices = useStore($notices, { ssr: 'initial' })
  const player = useStore($player, { ssr: 'initial' })
  const announcements = useStore($announcements, { ssr: 'initial' })
  if (player.status !== 'LOGGED_IN' || announcements === undefined) return <Skeleton />
  return (
    <Suspense fallback={<Skeleton />}>
      <Listed locale={locale} notices={notices} />
    </Suspense>
  )
})

function Listed({ locale, notices }: Props & { readonly notices: readonly Notice[] }) {
  const messages = use(lateTexts(locale, 'notices'))
  if (notices.length === 0) return <p className={styles.none}>{messages['notices.none']}</p>
  return (
    <div className={styles.list}>
      {notices.map(notice => (
        <NoticeCard key={notice.id} locale={locale} messages={messages} notice={notice} />
      ))}
    </div>
  )
}
