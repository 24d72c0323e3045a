import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { isBankProvider } from '#config/bank-providers.ts'
import { $arrival, arriveAtSignIn, type Provider } from '#stores/entry/arrive.ts'
import { signInThroughBank } from '#stores/entry/bank-login.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { signInAtRealm } from '#stores/entry/realm-sign-in.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $waysIn, type WaysIn } from '#stores/entry/ways-in.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Notice } from '../ui/Notice.tsx'
import { Fault } from './Fault.tsx'
import { Moment } from './Moment.tsx'
import { Reason } from './Reason.tsx'
import styles from './sign-in.module.css'
import { WayButton } from './WayButton.tsx'
import { Ways, type WaysProps } from './Ways.tsx'

interface Props extends WaysProps {
  readonly provider: Provider
  /** What the provider is called here. */
  readonly name: string
  readonly loginHref: string
}

const isOffered = (ways: WaysIn, provider: Provider): boolean =>
  ways.status !== 'known' ||
  (isBankProvider(provider) ? ways.banks.includes(provider) : ways.flow === 'keycloak')

const leave = (provider: Provider) =>
  isBankProvider(provider) ? signInThroughBank(provider) : signInAtRealm()

/** The page of one provider: what happens there, and the way to it. */
export function ProviderPage(props: Props) {
  const { locale, messages, provider, name, loginHref } = props
  const query = useStore($entryQuery, { ssr: 'initial' })
  const ways = useStore($waysIn, { ssr: 'initial' })
  const { status } = useStore($wayIn, { ssr: 'initial' })
  const { isGoingOn } = useStore($arrival, { ssr: 'initial' })
  useEffect(() => void arriveAtSignIn(provider), [provider])
  if (isGoingOn) return <Moment>{messages['login.opening']}</Moment>

  const steps = isBankProvider(provider) ? 'bank' : 'realm'
  const named = (text: string) => fillNames(text, { provider: name, operator: name })
  if (!isOffered(ways, provider))
    return (
      <>
        <Notice>
          <p>{named(messages['login.notOffered'])}</p>
        </Notice>
        <Ways {...props} />
      </>
    )
  return (
    <div className={styles.ways}>
      <Reason messages={messages} />
      <Fault locale={locale} messages={messages} />
      <ol className={styles.steps}>
        {(['1', '2', '3'] as const).map(step => (
          <li key={step}>{named(messages[`login.step.${steps}.${step}`])}</li>
        ))}
      </ol>
      {ways.status === 'loading' ? (
        <span className={`${styles.ghost} ${styles.ghosts}`} />
      ) : (
        <WayButton way={provider} kind="main" onPress={() => void leave(provider)}>
          {named(messages['login.goTo'])}
        </WayButton>
      )}
      <p className="vh" role="status">
        {status === 'busy' && messages['login.opening']}
      </p>
      <p className={styles.new}>
        <a className="link" href={loginHref + query}>
          {messages['login.otherWays']}
        </a>
      </p>
      <small className={styles.foot}>{props.note}</small>
    </div>
  )
}
