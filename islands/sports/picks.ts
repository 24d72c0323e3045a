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

/** The selection that a price button names; undefined for any other text. */
export function pickOf(key: string): Pick | undefined {
  const [event, market, outcome] = key.split(' ')
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

/** An entry of the tab's storage: presses that the slip has not taken yet, oldest first, one a line. */
export const PRESSED = 'pressedPrices'

/** Begins a press that puts a price on the slip and never takes it off. */
export const ONLY_ON = '+'

/** The last press was not taken, since the slip did not come: it is not done twice by the next one. */
let isRefused = false

/** Keeps a press for the slip, so that it is not lost with a page that is left before the slip has loaded. */
function keepPress(press: string): void {
  try {
    const before = isRefused ? null : sessionStorage.getItem(PRESSED)
    sessionStorage.setItem(PRESSED, before === null ? press : `${before}\n${press}`)
  } catch {
    // Where nothing may be kept there is no slip either.
  }
  isRefused = false
}

/** Whether presses of a page that was left wait for the slip. */
function hasPresses(): boolean {
  try {
    return PRESSED in sessionStorage
  } catch {
    return false
  }
}

/**
 * Has every click on a price below an element taken by the slip, whose stores are loaded for that,
 * and at once where something stands on it or a press is still to be taken. On a page without a
 * slip `goOn` leads to it: there a price is only ever picked.
 */
export function offerPicks(
  root: Element,
  slip: () => Promise<() => void>,
  goOn?: (pick: Pick) => void
): void {
  const press = async (key: string) => {
    keepPress(goOn ? ONLY_ON + key : key)
    try {
      const takePresses = await slip()
      takePresses()
    } catch (error) {
      isRefused = true
      throw error
    }
    const pick = pickOf(key)
    if (pick) goOn?.(pick)
  }
  root.addEventListener('click', ({ target }) => {
    const key = target instanceof Element && target.closest(BUTTON)?.getAttribute('data-pick')
    if (key) void press(key)
  })
  if (hasSlip() || hasPresses()) void slip().then(takePresses => takePresses())
}
