import { useEffect, useRef } from 'react'

import type { Overlay } from '#stores/overlays.ts'

interface Props {
  readonly overlay: Extract<Overlay, { variant: 'search' }>
}

/**
 * The search draws its own dialog, so that a visitor has it without React: this only touches the
 * search as a link would, unless it is open already and made the overlay itself.
 */
export function SearchDoor({ overlay: { id, content } }: Props) {
  const door = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!document.querySelector(`dialog[data-overlay="${id}"]`)) door.current?.click()
  }, [id])
  return (
    <span
      ref={door}
      hidden
      data-touch="search"
      data-touch-click
      data-overlay={id}
      data-query={content.query}
    />
  )
}
