import { askPots, askRate, hasPots } from './ask.ts'
import { createFigure, moneyFormat } from './figure.ts'
import { shownAmount } from './shown-amount.ts'

/** A little more than the answer may be kept by caches. */
const EVERY = 2_500
const LONGEST_WAIT = 60_000
/** What has not been told anew for so long is no figure of the moment. */
const OLD_AFTER = 10_000

const PAGE_POTS = ['mega', 'major', 'minor']

/** The wallet bar says in which currency a player plays; the page itself knows only its readers' one. */
const playerCurrency = () => document.querySelector<HTMLElement>('[data-wallet]')?.dataset['wallet']

/**
 * Keeps the figures of an element at what the pots hold while it is looked at, and says so when it
 * can not. It ends when the element has left the document; a house without a jackpot service shows no pots.
 */
export function followPots(element: HTMLElement): void {
  const figures = [...element.querySelectorAll<HTMLElement>('[data-pot]')].map(figure => ({
    pot: figure.dataset['pot'] ?? '',
    show: createFigure(figure)
  }))
  const notes = element.querySelectorAll<HTMLElement>('[data-pots-old]')
  let isSeen = true
  let isAsking = false
  let failures = 0
  let hasFigures = false
  let next: ReturnType<typeof setTimeout> | undefined
  let old: ReturnType<typeof setTimeout> | undefined

  const tell = (isOld: boolean) => {
    for (const note of notes) note.hidden = !isOld
    clearTimeout(old)
    if (!isOld) old = setTimeout(tell, OLD_AFTER, true)
  }

  async function ask(): Promise<void> {
    const currency = playerCurrency() ?? element.dataset['currency'] ?? ''
    const known = askRate(currency).catch(() => undefined)
    const [pots, rate] = [await askPots(element.dataset['source'] ?? ''), await known]
    // Without a rate pots are shown in euros, which is what they are.
    const format = moneyFormat(rate === undefined ? 'EUR' : currency)
    const inPot = (id: string) => shownAmount(pots[id] ?? '', rate ?? '1', format.digits)
    const sum = PAGE_POTS.reduce((all, id) => all + (inPot(id) ?? 0n), 0n)
    for (const { pot, show } of figures) {
      const minor = inPot(pot) ?? (pot === 'total' ? sum : undefined)
      if (minor !== undefined) show(minor, format)
    }
    hasFigures = true
  }

  async function turn(): Promise<void> {
    clearTimeout(next)
    if (!element.isConnected) return end()
    if (isAsking || document.hidden || !isSeen) return
    isAsking = true
    try {
      if (!(await hasPots())) {
        element.hidden = true
        return end()
      }
      await ask()
      failures = 0
      tell(false)
    } catch {
      failures += 1
      if (!hasFigures) tell(true)
    }
    isAsking = false
    next = setTimeout(() => void turn(), Math.min(EVERY * 2 ** failures, LONGEST_WAIT))
  }

  const sight = new IntersectionObserver(entries => {
    isSeen = entries.at(-1)?.isIntersecting === true
    if (isSeen) void turn()
  })
  const wake = () => void turn()
  function end(): void {
    clearTimeout(old)
    sight.disconnect()
    document.removeEventListener('visibilitychange', wake)
  }
  document.addEventListener('visibilitychange', wake)
  sight.observe(element)
  tell(false)
  void turn()
}
