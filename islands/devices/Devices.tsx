import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $devices, askToEnd, readDevices } from '#stores/session/devices.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './devices.module.css'
import { Earlier } from './Earlier.tsx'
import { EndThem } from './EndThem.tsx'
import { Running } from './Running.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

/** Where the player is signed in and has been, with the way to end each of it. */
export function Devices({ locale, messages }: Props) {
  const devices = useStore($devices, { ssr: 'initial' })
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
              onEnd={() => askToEnd([session])}
              locale={locale}
              messages={messages}
            />
          ))}
        </ul>
        {others.length > 1 && (
          <button type="button" className="btn btn--quiet" onClick={() => askToEnd(others)}>
            {messages['devices.endAll']}
          </button>
        )}
      </section>
      <Earlier devices={devices} locale={locale} messages={messages} />
      <EndThem toEnd={devices.toEnd} locale={locale} messages={messages} />
    </div>
  )
}
