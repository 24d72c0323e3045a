import { type RefObject, useLayoutEffect, useRef } from 'react'

import { keepNoticeRoom } from '#stores/notice-room.ts'

const PROPERTY = '--notices'
const LATE = '--late-notices'

/** Between the paddings of a place, which stand in line with those of the page. */
function roomOf(place: Element | null | undefined): { left: number; width: number } {
  if (!place) return { left: 0, width: innerWidth }
  const { left, width } = place.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(place)
  const start = Number.parseFloat(paddingLeft)
  return { left: left + start, width: width - start - Number.parseFloat(paddingRight) }
}

/**
 * Keeps room in the document for what the element shows, and in the next one too. Where a document
 * has been drawn without room, the element lies above its lower edge and moves nothing, through all
 * pages that are swapped in: the next document is drawn with it.
 */
export function useRoom<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useLayoutEffect(() => {
    const { current } = shown
    // What islands stand in has no box of its own.
    const placeOf = () => current?.closest('.notices')
    if (!current || !placeOf()) return
    const { style } = document.documentElement
    const isLate = style.getPropertyValue(PROPERTY) === ''
    // Who comes back to a page that they left at its top is shown what has been put there since.
    const stayAtTop = () => {
      style.overflowAnchor = scrollY === 0 ? 'none' : ''
    }
    if (isLate) addEventListener('scroll', stayAtTop, { passive: true })
    const measure = () => {
      if (isLate) {
        stayAtTop()
        // As wide as where it will stand, so that the room kept for it fits.
        const { left, width } = roomOf(placeOf())
        current.dataset['late'] = ''
        current.style.left = `${left}px`
        current.style.width = `${width}px`
      }
      const height = current.childElementCount > 0 ? current.offsetHeight : 0
      const property = isLate ? LATE : PROPERTY
      if (height > 0) style.setProperty(property, `${height}px`)
      else style.removeProperty(property)
      keepNoticeRoom(innerWidth, height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    addEventListener('resize', measure)
    document.addEventListener('astro:after-swap', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      removeEventListener('scroll', stayAtTop)
      style.overflowAnchor = ''
      document.removeEventListener('astro:after-swap', measure)
    }
  }, [])
  return shown
}
