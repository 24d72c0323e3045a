import { useState } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { endThem, leaveBe, type PlayerSession, type ToEnd } from '#stores/session/devices.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import { OwnPassword } from '../ui/OwnPassword.tsx'
import styles from './devices.module.css'
import { nameOf } from './Running.tsx'

interface Texts {
  readonly locale: Locale
  readonly messages: Namespaces['devices']
}

const titleOf = (one: PlayerSession | undefined, { locale, messages }: Texts) =>
  one
    ? fill(messages['devices.end.title'], { device: nameOf(one, messages, locale) }, locale)
    : messages['devices.endAll.title']

interface Props extends Texts {
  readonly toEnd: ToEnd | undefined
}

/** Asks before devices are signed out, and for the password where the platform wants to hear it. */
export function EndThem({ toEnd, locale, messages }: Props) {
  const isOne = toEnd?.sessions.length === 1
  const end = messages[isOne ? 'devices.end' : 'devices.endAll']
  const isEnding = toEnd?.status === 'ending'
  const [password, setPassword] = useState('')
  return (
    <Confirmation
      isOpen={toEnd !== undefined}
      title={titleOf(isOne ? toEnd.sessions[0] : undefined, { locale, messages })}
      text={messages['devices.end.text']}
      confirm={isEnding ? messages['devices.ending'] : end}
      cancel={messages['devices.cancel']}
      onCancel={() => {
        setPassword('')
        leaveBe()
      }}
      onConfirm={() => {
        setPassword('')
        void endThem(password)
      }}
    >
      <div className={styles.proof}>
        {toEnd?.problem && (
          <Notice kind="danger">{messages[`devices.end.${toEnd.problem}`]}</Notice>
        )}
        {toEnd?.wantsPassword && (
          <OwnPassword messages={messages} value={password} onChange={setPassword} />
        )}
      </div>
    </Confirmation>
  )
}
