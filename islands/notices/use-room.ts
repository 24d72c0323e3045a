import { type RefObject, useLayoutEffect, useRef } from 'react'

import { keepNoticeRoom } from '#stores/notice-room.ts'

const PROPERTY = '--notices'

/** Keeps room in the document for what the element shows, and in the next one too. */
export function useRoom<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useLayoutEffect(() => {
    const { current } = shown
    if (!current) return
    const measure = () => {
      const height = current.childElementCount > 0 ? current.offsetHeight : 0
      const { style } = document.documentElement
      if (height > 0) style.setProperty(PROPERTY, `${height}px`)
      else style.removeProperty(PROPERTY)
      keepNoticeRoom(innerWidth, height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return shown
}
