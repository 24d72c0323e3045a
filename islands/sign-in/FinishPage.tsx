import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import type { BankProvider } from '#config/bank-providers.ts'
import { isBankProvider } from '#config/bank-providers.ts'
import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { signInThroughBank } from '#stores/entry/bank-login.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { finishWayIn } from '#stores/entry/finish.ts'
import { signInAtRealm } from '#stores/entry/realm-sign-in.ts'
import { $wayIn, type Way } from '#stores/entry/way-in.ts'
import { Icon } from '../ui/Icon.tsx'
import { helpFor } from './Fault.tsx'
import styles from './sign-in.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['login']
  /** The bank whose page this is; undefined where anybody's answer is taken. */
  readonly provider: BankProvider | undefined
  readonly loginHref: string
  readonly lobbyHref: string
}

const again = (way: Way) => (isBankProvider(way) ? signInThroughBank(way) : signInAtRealm())

/** Where a sign-in comes back to: it goes on at once, or says why not and what to do. */
export function FinishPage({ locale, messages, provider, loginHref, lobbyHref }: Props) {
  const wayIn = useStore($wayIn, { ssr: 'initial' })
  const query = useStore($entryQuery, { ssr: 'initial' })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => void finishWayIn(provider), [provider])
  useEffect(() => {
    if (wayIn.status === 'error') title.current?.focus()
  }, [wayIn.status])

  if (wayIn.status !== 'error')
    return (
      <div key="moment" className={styles.end} role="status">
        <span className={styles.track} />
        <h1>{messages['login.opening']}</h1>
        <p>{messages['login.onTheWay']}</p>
      </div>
    )
  const { way, code } = wayIn
  return (
    <div key="end" className={styles.end}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {messages[`login.fault.${code}`]}
      </h1>
      <p role="alert">{helpFor(wayIn, messages, locale)}</p>
      {code !== 'UNDERAGE' && (
        <p className={styles.acts}>
          <button type="button" className="btn btn--big" onClick={() => void again(way)}>
            {messages['login.again']}
          </button>
          <a className="btn btn--quiet btn--big" href={loginHref + query}>
            {messages['login.otherWays']}
          </a>
        </p>
      )}
      <a className="link" href={lobbyHref}>
        {messages['login.lobby']}
      </a>
    </div>
  )
}
