import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { signInWithPasskey } from '#stores/entry/passkey-sign-in.ts'
import { signInAtRealm, signInInWindow } from '#stores/entry/realm-sign-in.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $waysIn } from '#stores/entry/ways-in.ts'
import { Banks } from './Banks.tsx'
import type { Expected } from './expected.ts'
import { Fault } from './Fault.tsx'
import { OwnForm } from './OwnForm.tsx'
import { Reason } from './Reason.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './sign-in.module.css'
import { WayButton } from './WayButton.tsx'

export interface WaysProps {
  readonly locale: Locale
  readonly messages: Namespaces['login']
  readonly expected: Expected
  readonly registerHref: string
  /** What is said below all of it. */
  readonly note: string
  readonly banksFirst?: boolean
}

/** The ways in of the visitor's country, with what went wrong above and the way to an account below. */
export function Ways(props: WaysProps) {
  const { locale, messages, expected, registerHref, note, banksFirst = false } = props
  const ways = useStore($waysIn, { ssr: 'initial' })
  const query = useStore($entryQuery, { ssr: 'initial' })
  const { status } = useStore($wayIn, { ssr: 'initial' })
  if (ways.status === 'loading')
    return <Skeleton expected={expected} label={messages['login.opening']} />

  const { flow, banks } = ways.status === 'known' ? ways : { flow: expected.flow, banks: [] }
  const isBankMain = banksFirst && banks.length > 0
  const kind = isBankMain ? 'quiet' : 'main'
  const bankRow = banks.length > 0 && (
    <Banks messages={messages} banks={banks} isMain={isBankMain} />
  )
  return (
    <div className={styles.ways}>
      <Reason messages={messages} />
      <Fault locale={locale} messages={messages} />
      {isBankMain && bankRow}
      {isBankMain && <p className={styles.or}>{messages['login.or']}</p>}
      {flow === 'custom' ? (
        <OwnForm messages={messages} kind={kind} />
      ) : (
        <>
          <WayButton way="realm" kind={kind} onPress={() => void signInAtRealm()}>
            {messages['login.realm']}
          </WayButton>
          <button type="button" className={styles.window} onClick={() => void signInInWindow()}>
            {messages['login.window']}
          </button>
        </>
      )}
      {!isBankMain && (bankRow || ways.hasPasskeys) && (
        <p className={styles.or}>{messages['login.or']}</p>
      )}
      {!isBankMain && bankRow}
      {ways.hasPasskeys && (
        <WayButton way="passkey" kind="quiet" icon="key" onPress={() => void signInWithPasskey()}>
          {messages['login.passkey']}
        </WayButton>
      )}
      <p className="vh" role="status">
        {status === 'busy' && messages['login.opening']}
      </p>
      <p className={styles.new}>
        {messages['login.new']}{' '}
        <a className="link" href={registerHref + query}>
          {messages['login.open']}
        </a>
      </p>
      <small className={styles.foot}>{note}</small>
    </div>
  )
}
