import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'
import type { Passkey, Removing } from '#stores/entry/passkeys.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './signing-in.module.css'

interface Props {
  readonly passkey: Passkey
  readonly removing: Removing | undefined
  readonly onRemove: () => void
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

export function PasskeyRow({ passkey, removing, onRemove, locale, messages }: Props) {
  const day = (moment: string) =>
    formatDate(new Date(moment), LOCALES[locale].bcp47, { dateStyle: 'medium' })
  const { name, addedAt, lastUsedAt, isSynced } = passkey
  const used = lastUsedAt
    ? fill(messages['devices.passkey.used'], { date: day(lastUsedAt) }, locale)
    : messages['devices.passkey.unused']
  const isBusy = removing?.status === 'working'
  return (
    <li className={styles.passkey}>
      <Icon name="key" />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p>{fill(messages['devices.passkey.added'], { date: day(addedAt) }, locale)}</p>
        <p>{used}</p>
        {isSynced && <p>{messages['devices.passkey.synced']}</p>}
        <p role="alert" className={styles.problem}>
          {removing?.status === 'unanswered' && messages['devices.unended']}
          {removing?.status === 'lastWay' && messages['devices.passkey.lastWay']}
        </p>
      </div>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={isBusy}
        aria-label={`${messages['devices.passkey.remove']}: ${name}`}
        onClick={onRemove}
      >
        {messages['devices.passkey.remove']}
      </button>
    </li>
  )
}
