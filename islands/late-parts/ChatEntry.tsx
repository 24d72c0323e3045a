import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { openChat } from '#stores/chat/chat.ts'
import { Bubble } from './Bubble.tsx'
import styles from './chat.module.css'

interface Props {
  readonly label: string
  /** The page it stands on: another one may have another menu. */
  readonly address: string | undefined
}

const MENU = 'account-menu'

/** The way to the chat among the player's own pages, which pages carry without it. */
export function ChatEntry({ label, address }: Props) {
  const [list, setList] = useState<Element | null>(null)
  useEffect(() => {
    if (address) setList(document.querySelector(`#${MENU} ul`))
  }, [address])
  if (!list) return null
  return createPortal(
    <li>
      <button
        type="button"
        className={styles.entry}
        popoverTarget={MENU}
        popoverTargetAction="hide"
        onClick={() => void openChat()}
      >
        <Bubble />
        {label}
      </button>
    </li>,
    list
  )
}
