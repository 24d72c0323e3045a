import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $player } from '#stores/player/player.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  readonly messages: Namespaces['devices']
  readonly value: string
  readonly onChange: (password: string) => void
}

/**
 * The player's own password once more, where a proof of who they are has grown old. Takes the focus
 * when it comes; the address is there for the program that keeps passwords.
 */
export function OwnPassword({ messages, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const state = useStore($player, { ssr: 'initial' })
  const email = state.status === 'LOGGED_IN' ? state.player.email : null
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [])
  return (
    <div ref={box}>
      <input autoComplete="username" value={email ?? ''} hidden readOnly />
      <PasswordField
        label={messages['devices.passkey.password']}
        hint={messages['devices.passkey.password.hint']}
        autoComplete="current-password"
        value={value}
        onChange={onChange}
        show={messages['devices.show']}
        hide={messages['devices.hide']}
      />
    </div>
  )
}
