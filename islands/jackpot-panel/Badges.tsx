import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Locale } from '#config/locales.ts'
import { $address } from '#stores/jackpot/panel-place.ts'
import { Smallest } from './Smallest.tsx'

interface Props {
  readonly locale: Locale
}

/** The smallest contribution, beside each link of the page to the jackpot that has room for it. */
export function Badges({ locale }: Props) {
  const address = useStore($address)
  const [rooms, setRooms] = useState<readonly Element[]>([])
  // Another page has other links.
  useEffect(() => {
    if (address !== '') setRooms([...document.querySelectorAll('[data-jackpot-badge]')])
  }, [address])
  return rooms.map((room, index) => createPortal(<Smallest locale={locale} />, room, `${index}`))
}
