import { useState } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { type Adding, addPasskey, closeAdding, namePasskey } from '#stores/entry/passkeys.ts'
import { Notice } from '../ui/Notice.tsx'
import { OwnPassword } from '../ui/OwnPassword.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './signing-in.module.css'

interface Props {
  readonly adding: Exclude<Adding, { status: 'closed' }>
  readonly messages: Namespaces['devices']
}

/** A name for the passkey, and the password where the platform wants to hear it again. */
export function AddPasskey({ adding, messages }: Props) {
  const [password, setPassword] = useState('')
  const isWorking = adding.status === 'working'
  return (
    <form
      className={styles.adding}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void addPasskey(password)
      }}
    >
      {adding.problem && (
        <Notice kind="danger">{messages[`devices.passkey.${adding.problem}`]}</Notice>
      )}
      <TextField
        name="passkeyName"
        label={messages['devices.passkey.name']}
        hint={messages['devices.passkey.name.hint']}
        autoComplete="off"
        value={adding.name}
        onChange={namePasskey}
      />
      {adding.wantsPassword && (
        <OwnPassword messages={messages} value={password} onChange={setPassword} />
      )}
      <div className={styles.acts}>
        <button type="submit" className="btn" disabled={isWorking || adding.name.trim() === ''}>
          {messages[isWorking ? 'devices.passkey.working' : 'devices.passkey.make']}
        </button>
        <button type="button" className="btn btn--quiet" onClick={closeAdding}>
          {messages['devices.cancel']}
        </button>
      </div>
    </form>
  )
}
