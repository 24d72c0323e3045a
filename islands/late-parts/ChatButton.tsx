import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $chat, isSportsPage, openChat } from '#stores/chat/chat.ts'
import { $panelPlace } from '#stores/jackpot/panel-place.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $location } from '#stores/location.ts'
import { fill } from '../ui/fill.ts'
import { Bubble } from './Bubble.tsx'
import { ChatEntry } from './ChatEntry.tsx'
import styles from './chat.module.css'
import { NotReached } from './NotReached.tsx'

interface Props {
  readonly locale: Locale
}

function useTexts(locale: Locale, isWanted: boolean): Namespaces['chat'] | undefined {
  const [texts, setTexts] = useState<Namespaces['chat']>()
  useEffect(() => {
    if (isWanted) lateTexts(locale, 'chat').then(setTexts, () => {})
  }, [isWanted, locale])
  return texts
}

/** Whether a game is being played where the button would stand. */
function useOverGame(address: string | undefined): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const play = address && document.querySelector('.play')
    if (!play) return
    const observer = new IntersectionObserver(
      ([entry]) => setOver(entry?.isIntersecting === true),
      { rootMargin: '-82% 0px 0px' }
    )
    observer.observe(play)
    return () => {
      observer.disconnect()
      setOver(false)
    }
  }, [address])
  return isOver
}

/** Gives the button the focus again when the chat that it has opened is closed. */
function useFocusAgain(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body || !document.activeElement
    if (wasOpen.current && !isOpen && isLost) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

/** Floats above the pages of a session, but not above the sportsbook and not beside an open chat. */
export function ChatButton({ locale }: Props) {
  const chat = useStore($chat)
  const address = useStore($location)
  const isThere = chat.status !== 'none' && !isSportsPage(address)
  const texts = useTexts(locale, isThere)
  const isOverGame = useOverGame(address)
  const pots = useStore($panelPlace)
  // From the first, lest it moves when they come.
  const isBeside = pots === 'above' || pots === 'unknown'
  const button = useFocusAgain(chat.status === 'open')
  if (!isThere || !texts) return null
  const entry = <ChatEntry label={texts['chat.open']} address={address} />
  // The classic widget has a button of its own.
  if (chat.status === 'classic') return entry
  const unread = chat.status === 'closed' ? chat.unread : 0
  const isOpening = chat.status === 'opening'
  return (
    <>
      {entry}
      <div className={styles.place} data-beside={isBeside ? '' : undefined}>
        {chat.status === 'failed' && <NotReached texts={texts} />}
        <button
          ref={button}
          type="button"
          className={styles.button}
          // The chat stands where it was called from, with a way to close it.
          hidden={chat.status === 'open' || isOverGame}
          aria-busy={isOpening}
          onClick={() => void openChat()}
        >
          <Bubble />
          <span>{texts[isOpening ? 'chat.opening' : 'chat.open']}</span>
          {unread > 0 && (
            <b className={styles.count}>
              <i aria-hidden="true">
                {new Intl.NumberFormat(LOCALES[locale].bcp47).format(unread)}
              </i>
              <span className="vh">{fill(texts['chat.unread'], { count: unread }, locale)}</span>
            </b>
          )}
        </button>
      </div>
    </>
  )
}
