import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $announcements } from '#stores/announcements.ts'
import { $notices } from '#stores/notices.ts'
import { $player } from '#stores/player/player.ts'
import { guarded } from '../ui/guarded.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import styles from './notices.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['notices']
}

/** The page of notifications: all that concerns the player, those sent away too. */
export const NoticeList = guarded(function NoticeList({ locale, messages }: Props) {
  const notices = useStore($notices, { ssr: () => [] })
  const player = useStore($player, { ssr: 'initial' })
  const announcements = useStore($announcements, { ssr: 'initial' })
  const isLoading = player.status === 'LOADING' || announcements === undefined
  if (isLoading) return <div className={styles.skeleton} aria-busy="true" />
  if (notices.length === 0) return <p className={styles.none}>{messages['notices.none']}</p>
  return notices.map(notice => (
    <NoticeCard key={notice.id} locale={locale} messages={messages} notice={notice} />
  ))
})
