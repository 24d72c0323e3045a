const GROWS_FOR = 1_200

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How a currency is written in the language of the page, and how many digits a minor unit stands for. */
export function moneyFormat(currency: string) {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol'
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0
  return {
    currency,
    digits,
    text: (minor: bigint) => format.format(Number(minor) / 10 ** digits)
  }
}

type MoneyFormat = ReturnType<typeof moneyFormat>

/**
 * Shows amounts in an element. One that is higher than the last is grown to, and never beyond it;
 * any other stands at once, as all do for who wants no motion.
 */
export function createFigure(element: HTMLElement): (to: bigint, format: MoneyFormat) => void {
  let last: { readonly minor: bigint; readonly currency: string } | undefined
  let frame = 0

  const write = (minor: bigint, { currency, text }: MoneyFormat) => {
    last = { minor, currency }
    element.textContent = text(minor)
  }
  return (to, format) => {
    cancelAnimationFrame(frame)
    const from = last?.currency === format.currency ? last.minor : to
    if (from >= to || wantsStillness()) return write(to, format)
    const began = performance.now()
    const grow = (now: number) => {
      const part = Math.min(Math.max(0, now - began) / GROWS_FOR, 1)
      write(from + ((to - from) * BigInt(Math.round(part * 1000))) / 1000n, format)
      if (part < 1 && element.isConnected) frame = requestAnimationFrame(grow)
    }
    frame = requestAnimationFrame(grow)
  }
}
