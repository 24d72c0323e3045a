import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $player, type PlayerInfo } from '#stores/player/player.ts'
import { $session } from '#stores/session/session.ts'
import { signOut } from '#stores/session/sign-out.ts'
import { guarded } from '../ui/guarded.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './account-menu.module.css'

interface Props {
  readonly messages: Pick<Namespaces['account'], 'account.menu' | 'account.signOut'>
  /** The list of the player's own pages, which the page carries as it is shown. */
  readonly children?: ReactNode
}

const nameOf = ({ personalInfo, email }: PlayerInfo) =>
  [personalInfo?.firstName, personalInfo?.lastName].filter(Boolean).join(' ') || email || ''

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(part => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()

export const AccountMenu = guarded(function AccountMenu({ messages, children }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const player = useStore($player, { ssr: 'initial' })
  if (session.status === 'LOGGED_OUT') return null

  const name = player.status === 'LOGGED_IN' ? nameOf(player.player) : ''
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        popoverTarget="account-menu"
        aria-label={messages['account.menu']}
        data-initials={initialsOf(name)}
      >
        {name === '' && <Icon name="person" />}
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <strong>{name}</strong>
        </div>
        {children}
        <button type="button" className={styles.leave} onClick={() => void signOut()}>
          <Icon name="leave" />
          {messages['account.signOut']}
        </button>
      </div>
    </>
  )
})
