import { type RefObject, useLayoutEffect, useRef } from 'react'

import { keepNoticeRoom } from '#stores/notice-room.ts'

const PROPERTY = '--notices'
const LATE = '--late-notices'

/**
 * Keeps room in the document for what the element shows, and in the next one too. Where a document
 * has been drawn without room, the element lies above its lower edge and moves nothing, until the
 * next page: that one is drawn with it.
 */
export function useRoom<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useLayoutEffect(() => {
    const { current } = shown
    // What islands stand in has no box of its own.
    const place = current?.closest('.notices')
    if (!current || !place) return
    const { dataset, style } = document.documentElement
    let isLate = style.getPropertyValue(PROPERTY) === ''
    let wasShown = false
    const measure = () => {
      // A page that is swapped in has taken the mark away: the element stands in it from the start.
      if (isLate && wasShown && dataset['lateNotices'] === undefined) isLate = false
      // As wide as where it will stand, so that the room kept for it fits.
      const { left, width } = place.getBoundingClientRect()
      current.style.left = isLate ? `${left}px` : ''
      current.style.width = isLate ? `${width}px` : ''
      const height = current.childElementCount > 0 ? current.offsetHeight : 0
      const property = isLate ? LATE : PROPERTY
      if (height > 0) style.setProperty(property, `${height}px`)
      else style.removeProperty(property)
      if (isLate && height > 0) dataset['lateNotices'] = ''
      wasShown ||= height > 0
      keepNoticeRoom(innerWidth, height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return shown
}
