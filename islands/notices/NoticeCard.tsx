import { useStore } from '@nanostores/react'

import { LOCALES, type Locale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { isWealthInOverlay, openWealthOverlay } from '#stores/compliance/wealth-overlay.ts'
import { dismissNotice, type Notice } from '#stores/notices.ts'
import { $now } from '#stores/now.ts'
import { $player } from '#stores/player/player.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './notices.module.css'
import { Reopen } from './Reopen.tsx'
import { textOf, waysOf } from './words.ts'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['notices']
  readonly notice: Notice
}

/** One notice: what it is about, until when, and what can be done. */
export function NoticeCard({ locale, messages, notice }: Props) {
  const player = useStore($player)
  const cause = player.status === 'LOGGED_IN' ? (player.player.accountStatus?.cause ?? null) : null
  const { title, text } = textOf(messages, notice, cause, $now.get())
  const { id, until, isBlocking, canBeDismissed, announcement } = notice
  const format = new Intl.DateTimeFormat(LOCALES[locale].bcp47, {
    dateStyle: 'long',
    timeStyle: 'short'
  })
  const Title = isBlocking ? 'h1' : 'h2'
  const mayReopen = notice.kind === 'AccountClosed' && !isBlocking
  return (
    <section
      className={styles.notice}
      data-blocks={isBlocking || undefined}
      data-kind={notice.kind}
    >
      <Icon name={canBeDismissed ? 'info' : 'alert'} />
      <div className={styles.words}>
        <Title>{title}</Title>
        <p>{fillNames(text, { until: until === null ? '' : format.format(new Date(until)) })}</p>
        <div className={styles.ways}>
          {mayReopen && <Reopen messages={messages} />}
          {waysOf(notice).map(({ path, label }, place) => (
            <a
              key={path}
              className={place === 0 && !mayReopen ? 'btn' : 'btn btn--quiet'}
              href={pathTo(locale, path)}
              onClick={event => {
                if (path !== 'sourceOfWealth' || !isWealthInOverlay()) return
                event.preventDefault()
                openWealthOverlay()
              }}
            >
              {messages[label]}
            </a>
          ))}
          {announcement?.link && (
            <a className="link" href={`/${locale}${announcement.link}`}>
              {messages['notices.more']}
            </a>
          )}
        </div>
      </div>
      {canBeDismissed && (
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['notices.dismiss']}
          onClick={() => dismissNotice(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
