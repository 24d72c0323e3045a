import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $passwordPage, passwordChangeOf } from '#stores/entry/password-page.ts'
import { $player } from '#stores/player/player.ts'
import styles from './signing-in.module.css'

interface Props {
  readonly hasPassword: boolean
  readonly devicesHref: string
  readonly phoneHref: string | undefined
  readonly messages: Namespaces['devices']
}

/** By which address, number and password the player is known. */
export function Facts({ hasPassword, devicesHref, phoneHref, messages }: Props) {
  const state = useStore($player, { ssr: 'initial' })
  const passwordPage = useStore($passwordPage, { ssr: 'initial' })
  const player = state.status === 'LOGGED_IN' ? state.player : undefined
  const isConfirmed = player?.isPhoneNumberVerified === true
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages['devices.email']}</dt>
        <dd>{player?.email}</dd>
      </div>
      <div>
        <dt>{messages['devices.phone']}</dt>
        <dd>
          {player && (player.phoneNumber ?? messages['devices.phone.none'])}
          {isConfirmed && ` (${messages['devices.phone.confirmed']})`}
          {player && !isConfirmed && phoneHref && (
            <a className="link" href={phoneHref}>
              {messages['devices.phone.confirm']}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{messages['devices.password']}</dt>
        <dd>
          {messages[hasPassword ? 'devices.password.set' : 'devices.password.none']}
          {hasPassword && passwordPage && player?.email && (
            <a className="link" href={passwordChangeOf(passwordPage, player.email)}>
              {messages['devices.password.change']}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{messages['devices.list']}</dt>
        <dd>
          <a className="link" href={devicesHref}>
            {messages['devices.see']}
          </a>
        </dd>
      </div>
    </dl>
  )
}
