import { useEffect, useRef, useState } from 'react'

const DURATION = 1200

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * An amount on its way to its new value, in minor units. It grows frame by frame, which stops while
 * nobody can see it; a lower one, as after a win, and any for who wants no motion stands at once.
 */
export function useCounted(minor: bigint): bigint {
  const [shown, setShown] = useState(minor)
  const from = useRef(minor)
  useEffect(() => {
    const start = from.current
    from.current = minor
    if (minor <= start || isCalm()) {
      setShown(minor)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - began) / DURATION)
      setShown(start + ((minor - start) * BigInt(Math.round(part * 1000))) / 1000n)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [minor])
  return shown
}
