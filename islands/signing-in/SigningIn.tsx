import { useStore } from '@nanostores/react'
import { useState } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import {
  $passkeys,
  openAdding,
  type Passkey,
  readPasskeys,
  removePasskey
} from '#stores/entry/passkeys.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { Facts } from './Facts.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import styles from './signing-in.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['devices']
  readonly devicesHref: string
  /** Undefined where the house asks for no number. */
  readonly phoneHref: string | undefined
}

/** By what the player signs in: password, passkeys, and the way to the devices. */
export function SigningIn({ locale, messages, devicesHref, phoneHref }: Props) {
  const state = useStore($passkeys, { ssr: 'initial' })
  const [asked, ask] = useState<Passkey | undefined>()
  if (state.status === 'loading')
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <span className="vh">{messages['devices.loading']}</span>
      </div>
    )
  if (state.status === 'failed')
    return (
      <div className={styles.part}>
        <Notice kind="danger">{messages['devices.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readPasskeys()}>
          {messages['devices.tryAgain']}
        </button>
      </div>
    )
  return (
    <section className={styles.part} aria-labelledby="signing-in">
      <Heading level={2} id="signing-in">
        {messages['devices.signIn']}
      </Heading>
      <Facts
        hasPassword={state.hasPassword}
        devicesHref={devicesHref}
        phoneHref={phoneHref}
        messages={messages}
      />
      <Heading level={3}>{messages['devices.passkeys']}</Heading>
      <p className={styles.quiet}>{messages['devices.passkeys.lede']}</p>
      {state.passkeys.length > 0 && (
        <ul className={styles.list}>
          {state.passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              removing={state.removing?.id === passkey.id ? state.removing : undefined}
              onRemove={() => ask(passkey)}
              locale={locale}
              messages={messages}
            />
          ))}
        </ul>
      )}
      {state.passkeys.length === 0 && (
        <p className={styles.none}>{messages['devices.passkeys.none']}</p>
      )}
      {!state.isOffered && <Notice>{messages['devices.passkeys.unsupported']}</Notice>}
      {state.isOffered && state.adding.status === 'closed' && (
        <button
          type="button"
          className="btn"
          onClick={() => openAdding(messages['devices.passkey.suggested'])}
        >
          {messages['devices.passkey.add']}
        </button>
      )}
      {state.adding.status !== 'closed' && <AddPasskey adding={state.adding} messages={messages} />}
      <Confirmation
        isOpen={asked !== undefined}
        title={fill(messages['devices.passkey.remove.title'], { name: asked?.name ?? '' }, locale)}
        text={messages['devices.passkey.remove.text']}
        confirm={messages['devices.passkey.remove']}
        cancel={messages['devices.cancel']}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined)
          if (asked) void removePasskey(asked.id)
        }}
      />
    </section>
  )
}
