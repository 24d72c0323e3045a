/** What a price button stands for: a selection of the slip. */
export interface Pick {
  readonly event: string
  readonly market: string
  readonly outcome: string
}

const BUTTON = 'button[data-pick]'

const keyOf = ({ event, market, outcome }: Pick) => `${event} ${market} ${outcome}`

let picked: ReadonlySet<string> = new Set()

/** The attributes of a button as the slip stands. */
export const pickAttributes = (pick: Pick) => ({
  'data-pick': keyOf(pick),
  'aria-pressed': String(picked.has(keyOf(pick)))
})

/** The selection of a price button; undefined for any other element. */
export function pickOf(element: Element | null): Pick | undefined {
  const [event, market, outcome] = element?.getAttribute('data-pick')?.split(' ') ?? []
  if (event === undefined || market === undefined || outcome === undefined) return undefined
  return { event, market, outcome }
}

/** Presses the buttons of what stands on the slip, and of nothing else, here and in what is drawn later. */
export function showPicks(picks: readonly Pick[]): void {
  picked = new Set(picks.map(keyOf))
  for (const button of document.querySelectorAll(BUTTON))
    button.setAttribute('aria-pressed', String(picked.has(button.getAttribute('data-pick') ?? '')))
}

/** Whether a slip was left in this browser, which is what its cookie is for. */
const hasSlip = () => /(?:^|; )sportsCoupon=./.test(document.cookie)

/**
 * Hands every click on a price below an element to the slip, whose stores are loaded for that, and
 * at once where something stands on it. On a page without a slip `goOn` leads to it: there a price
 * is only ever picked.
 */
export function offerPicks(
  root: Element,
  slip: () => Promise<(button: Element) => void>,
  goOn?: (pick: Pick) => void
): void {
  const press = async (button: Element) => {
    const toggle = await slip()
    if (!goOn || button.getAttribute('aria-pressed') === 'false') toggle(button)
    const pick = pickOf(button)
    if (pick) goOn?.(pick)
  }
  root.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null
    if (button) void press(button)
  })
  if (hasSlip()) void slip().then(show => show(root))
}
