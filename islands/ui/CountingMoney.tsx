import { useEffect, useRef, useState } from 'react'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'

const DURATION = 600

interface Props {
  readonly minor: bigint
  readonly currency: CurrencyCode
  readonly locale: Locale
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A figure that counts to its new value; what is read aloud is the value itself, once. */
export function CountingMoney({ minor, currency, locale }: Props) {
  const [shown, setShown] = useState(minor)
  const from = useRef(minor)

  useEffect(() => {
    const start = from.current
    from.current = minor
    if (start === minor || isCalm()) {
      setShown(minor)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - began) / DURATION)
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * 1000))
      setShown(start + ((minor - start) * eased) / 1000n)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [minor])

  const { bcp47 } = LOCALES[locale]
  return (
    <>
      <span aria-hidden="true">{formatMoney(shown, currency, bcp47)}</span>
      <span className="vh">{formatMoney(minor, currency, bcp47)}</span>
    </>
  )
}
