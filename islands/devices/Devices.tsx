import { useStore } from '@nanostores/react'
import { useState } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import {
  $devices,
  endOtherSessions,
  endSessionThere,
  type PlayerSession,
  readDevices
} from '#stores/session/devices.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './devices.module.css'
import { Earlier } from './Earlier.tsx'
import { nameOf, Running } from './Running.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

/** Where the player is signed in and has been, with the way to end each of it. */
export function Devices({ locale, messages }: Props) {
  const devices = useStore($devices, { ssr: 'initial' })
  const [asked, ask] = useState<PlayerSession | 'others' | undefined>()
  if (devices.status === 'loading')
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <span className="vh">{messages['devices.loading']}</span>
      </div>
    )
  if (devices.status === 'failed')
    return (
      <div className={styles.devices}>
        <Notice kind="danger">{messages['devices.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readDevices()}>
          {messages['devices.tryAgain']}
        </button>
      </div>
    )

  const running = devices.sessions.filter(({ endedAt }) => endedAt === null)
  const others = running.filter(({ isCurrent }) => !isCurrent)
  const isOne = typeof asked === 'object'
  const device = isOne ? nameOf(asked, messages, locale) : ''
  return (
    <div className={styles.devices}>
      <section aria-labelledby="devices-now" className={styles.part}>
        <Heading level={2} id="devices-now">
          {messages['devices.now']}
        </Heading>
        <ul className={styles.list}>
          {running.map(session => (
            <Running
              key={session.id}
              session={session}
              isEnding={devices.ending.has(session.id)}
              isUnended={devices.unended.has(session.id)}
              onEnd={() => ask(session)}
              locale={locale}
              messages={messages}
            />
          ))}
        </ul>
        {others.length > 1 && (
          <button type="button" className="btn btn--quiet" onClick={() => ask('others')}>
            {messages['devices.endAll']}
          </button>
        )}
      </section>
      <Earlier devices={devices} locale={locale} messages={messages} />
      <Confirmation
        isOpen={asked !== undefined}
        title={
          isOne
            ? fill(messages['devices.end.title'], { device }, locale)
            : messages['devices.endAll.title']
        }
        text={messages['devices.end.text']}
        confirm={messages[isOne ? 'devices.end' : 'devices.endAll']}
        cancel={messages['devices.cancel']}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined)
          void (isOne ? endSessionThere(asked.id) : endOtherSessions())
        }}
      />
    </div>
  )
}
