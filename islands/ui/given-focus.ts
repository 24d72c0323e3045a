import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when it comes: the button that led to it is gone. */
export function useGivenFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => box.current?.focus(), [])
  return box
}
