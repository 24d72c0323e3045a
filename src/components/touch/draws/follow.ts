import { timeLeftOf } from '#rules/raffle/time-left.ts'
import { moneyFormat } from '../pots/figure.ts'
import { fetched, siteEndpoints } from '../site/fetched.ts'
import { type Draw, readDraw } from './read-draw.ts'

const SECOND = 1000
/** A draw takes the platform a moment, and now and then longer. */
const REFETCHED_AFTER = 1500
const TRIED_EVERY = 2 * SECOND
const TRIES = 10
const LATE_EVERY = 60 * SECOND
/** What is in a draw changes when another of the series had no winner, and not while it runs. */
const READ_EVERY = 5 * 60 * SECOND
const ANSWERS_WITHIN = 5 * SECOND

async function askDraw(source: string): Promise<Draw | undefined> {
  const { jackpot } = await siteEndpoints()
  if (jackpot === null) return undefined
  const url = `${jackpot.replace(/\/$/, '')}/v1/thrillpots/instances/source/${source}`
  return readDraw(await fetched(url, AbortSignal.timeout(ANSWERS_WITHIN)))
}

/**
 * Lets the card of a draw count down by the platform's clock while it is looked at, and show the next
 * draw once that has begun. It ends when the card has left the document.
 */
export function followDraw(card: HTMLElement): void {
  const ring = card.querySelector<HTMLElement>('.drop__ring')
  const arc = ring?.querySelector('circle + circle')
  const figure = ring?.querySelector('b')
  const unit = ring?.querySelector('small')
  const pot = card.querySelector('.drop__pot')
  if (!ring || !arc || !figure || !unit || !pot) return
  const { lang } = document.documentElement
  let draw: Draw | undefined
  let ahead = 0
  let readAt = 0
  let tries = 0
  let isAsking = false
  let next: ReturnType<typeof setTimeout> | undefined

  const now = () => Date.now() + ahead
  const again = (milliseconds: number) => {
    clearTimeout(next)
    next = setTimeout(() => void turn(), milliseconds)
  }

  function show({ start, end }: Draw): void {
    const isRunning = end > now()
    const left = timeLeftOf({ start, end }, isRunning ? now() : end, lang)
    ring?.toggleAttribute('data-moves', !isRunning)
    arc?.setAttribute('stroke-dasharray', `${isRunning ? left.share * 100 : 25} 100`)
    if (figure) figure.textContent = isRunning ? left.figure : ''
    if (unit) unit.textContent = card.dataset[isRunning ? left.unit : 'drawing'] ?? ''
  }

  async function read(): Promise<void> {
    const asked = Date.now()
    const found = await askDraw(card.dataset['source'] ?? '').catch(() => undefined)
    if (!found) return
    draw = found
    readAt = Date.now()
    if (found.told !== undefined) ahead = found.told + (readAt - asked) / 2 - readAt
    const format = moneyFormat('EUR')
    if (pot) pot.textContent = format.text(BigInt(Math.floor(Number(found.value) * 100)))
  }

  async function turn(): Promise<void> {
    if (!card.isConnected) return document.removeEventListener('visibilitychange', wake)
    if (document.hidden || isAsking) return
    const isDue = draw !== undefined && draw.end <= now()
    if (draw && isDue && tries === 0) {
      tries = 1
      show(draw)
      return again(REFETCHED_AFTER)
    }
    if (!draw || isDue || Date.now() - readAt > READ_EVERY) {
      isAsking = true
      await read()
      isAsking = false
    }
    if (draw) show(draw)
    if (draw && draw.end > now()) {
      tries = 0
      return again(SECOND - (now() % SECOND))
    }
    tries += 1
    again(tries > TRIES ? LATE_EVERY : TRIED_EVERY)
  }

  const wake = () => void turn()
  document.addEventListener('visibilitychange', wake)
  void turn()
}
