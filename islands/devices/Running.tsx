import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import type { PlayerSession } from '#stores/session/devices.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './devices.module.css'

interface Texts {
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

/** What the player knows the device by. */
export function nameOf(
  { browser, system, device }: PlayerSession,
  messages: Texts['messages'],
  locale: Locale
): string {
  if (browser && system) return fill(messages['devices.on'], { browser, system }, locale)
  return browser ?? system ?? messages[`devices.kind.${device}`]
}

interface Props extends Texts {
  readonly session: PlayerSession
  readonly onEnd: () => void
}

/** A session that runs: on what, from where, since when, and the button that ends it. */
export function Running({ session, onEnd, locale, messages }: Props) {
  const { bcp47 } = LOCALES[locale]
  const at = (moment: string) =>
    formatDate(new Date(moment), bcp47, { dateStyle: 'medium', timeStyle: 'short' })
  const name = nameOf(session, messages, locale)
  return (
    <li className={styles.device}>
      <Icon name={session.device === 'Mobile' ? 'phone' : 'desktop'} />
      <div className={styles.about}>
        <p className={styles.name}>
          {name}
          {session.isCurrent && <span className={styles.here}>{messages['devices.here']}</span>}
        </p>
        <p>{messages[`devices.method.${session.method}`]}</p>
        <p>
          {fill(messages['devices.since'], { time: at(session.startedAt) }, locale)}
          {!session.isCurrent &&
            `, ${fill(messages['devices.seen'], { time: at(session.lastSeenAt) }, locale)}`}
        </p>
        {session.network && (
          <p>{fill(messages['devices.network'], { network: session.network }, locale)}</p>
        )}
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={`${messages['devices.end']}: ${name}`}
          onClick={onEnd}
        >
          {messages['devices.end']}
        </button>
      )}
    </li>
  )
}
