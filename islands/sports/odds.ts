import { decimalPrices } from '#rules/sports/prices.ts'

type Write = (odds: number) => string

/** How prices are written in a language; decimals until the reader has chosen otherwise. */
let make: (bcp47: string) => Write = decimalPrices

const made = new Map<string, Write>()

/** Writes odds in thousandths in the form that holds at that moment. */
export const priceIn =
  (bcp47: string): Write =>
  odds => {
    const write = made.get(bcp47) ?? make(bcp47)
    made.set(bcp47, write)
    return write(odds)
  }

/** Has every price of the page written in another form, now and from now on. */
export function writePricesBy(other: typeof make): void {
  make = other
  made.clear()
  const price = priceIn(document.documentElement.lang)
  for (const figure of document.querySelectorAll<HTMLElement>('[data-odds]'))
    figure.lastChild?.replaceWith(price(Number(figure.dataset['odds'])))
}

/** The choice of a form, on the page itself and in the slip. */
const CHOICE = 'select[data-odds-format]'

/** Whether a form was chosen in this browser; not where it lets nothing be kept. */
function isChosen(): boolean {
  try {
    return [sessionStorage, localStorage].some(kept => kept.getItem('oddsFormat') !== null)
  } catch {
    return false
  }
}

/**
 * Hands every choice of a form below an element to the part that knows the other forms, which is
 * loaded for that, and at once where one was chosen before.
 */
export async function offerFormats(
  root: Element,
  odds: () => Promise<(from: Element) => void>
): Promise<void> {
  root.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches(CHOICE))
      void odds().then(choose => choose(target))
  })
  if (!isChosen()) return
  // Decimals decide: without the part that writes otherwise there are still those.
  const choose = await odds().catch(() => undefined)
  choose?.(root)
}
