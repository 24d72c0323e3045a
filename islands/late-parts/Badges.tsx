import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { LOCALES, type Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $location } from '#stores/location.ts'
import { $claimable } from '#stores/rewards/claimable.ts'
import { fill } from '../ui/fill.ts'
import styles from './badge.module.css'

interface Props {
  readonly locale: Locale
}

/** The count beside each link of the page to the rewards that has room for it; none while it is nothing. */
export function Badges({ locale }: Props) {
  const count = useStore($claimable)
  const address = useStore($location)
  const [rooms, setRooms] = useState<readonly Element[]>([])
  const [text, setText] = useState<string>()
  // Another page has other links.
  useEffect(() => {
    if (address) setRooms([...document.querySelectorAll('[data-rewards-badge]')])
  }, [address])
  const hasSome = count > 0
  useEffect(() => {
    if (!hasSome) return
    lateTexts(locale, 'rewards').then(
      texts => setText(texts['rewards.badge']),
      () => {}
    )
  }, [hasSome, locale])
  if (!hasSome || text === undefined) return null
  return rooms.map((room, index) =>
    createPortal(
      <span className={styles.badge}>
        <span aria-hidden="true">{new Intl.NumberFormat(LOCALES[locale].bcp47).format(count)}</span>
        <span className="vh">{fill(text, { count }, locale)}</span>
      </span>,
      room,
      `${index}`
    )
  )
}
