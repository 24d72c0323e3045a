import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import { type Devices, readEarlier } from '#stores/session/devices.ts'
import { sessionsForFile } from '#stores/session/devices-file.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './devices.module.css'
import { nameOf } from './Running.tsx'
import { tableOf } from './sessions-file.ts'

interface Props {
  readonly devices: Extract<Devices, { status: 'ready' }>
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

const MINUTE = 60_000

/** Sessions that have ended, with how long each was. */
export function Earlier({ devices, locale, messages }: Props) {
  const { bcp47 } = LOCALES[locale]
  const lasted = (from: string, to: string) => {
    const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE))
    const hours = Math.floor(minutes / 60)
    const values = { hours, minutes: minutes % 60 }
    return fill(messages[hours > 0 ? 'devices.hours' : 'devices.minutes'], values, locale)
  }
  const ended = devices.sessions.flatMap(session =>
    session.endedAt === null ? [] : [{ ...session, endedAt: session.endedAt }]
  )
  const make = async () => {
    const found = await sessionsForFile()
    return found.status === 'ready'
      ? ({ status: 'ready', text: tableOf(found.entries, messages, locale) } as const)
      : found
  }
  return (
    <section aria-labelledby="devices-earlier" className={styles.part}>
      <div className={styles.top}>
        <Heading level={2} id="devices-earlier">
          {messages['devices.earlier']}
        </Heading>
        {ended.length > 0 && (
          <FileButton
            name="sessions.csv"
            make={make}
            messages={{
              file: messages['devices.file'],
              filing: messages['devices.filing'],
              failed: messages['devices.unended'],
              tooMany: messages['devices.tooMany']
            }}
          />
        )}
      </div>
      {ended.length === 0 && <p className={styles.none}>{messages['devices.none']}</p>}
      <ul className={styles.list}>
        {ended.map(session => (
          <li key={session.id} className={styles.past}>
            <p className={styles.name}>
              <time dateTime={session.startedAt}>
                {formatDate(new Date(session.startedAt), bcp47, {
                  dateStyle: 'medium',
                  timeStyle: 'short'
                })}
              </time>
            </p>
            <p>{nameOf(session, messages, locale)}</p>
            <p className={styles.length}>{lasted(session.startedAt, session.endedAt)}</p>
          </li>
        ))}
      </ul>
      {devices.next !== undefined && (
        <>
          <p role="alert" className={styles.unended}>
            {devices.more === 'failed' && messages['devices.unended']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={devices.more === 'loading'}
            onClick={() => void readEarlier()}
          >
            {messages[devices.more === 'loading' ? 'devices.loading' : 'devices.more']}
          </button>
        </>
      )}
    </section>
  )
}
