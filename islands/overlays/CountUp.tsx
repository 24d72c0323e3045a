import { useEffect, useState } from 'react'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { countedUp } from '#rules/jackpot/count-up.ts'
import { formatMoney } from '#rules/money.ts'

interface Props {
  readonly minor: bigint
  readonly currency: CurrencyCode
  readonly locale: Locale
  readonly isCounted: boolean
}

/** The amount of a win as it grows; the browser draws no frame of it while the page is hidden. */
export function CountUp({ minor, currency, locale, isCounted }: Props) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (isCounted) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setElapsed(now - began)
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isCounted])
  const { bcp47 } = LOCALES[locale]
  return formatMoney(isCounted ? minor : countedUp(minor, elapsed), currency, bcp47)
}
