import { sportsLine } from '../environment/sports-line.ts'

/** What an address has answered. */
export interface Answer<Value> {
  /** The last that was read; null before the first answer, and for what there is not. */
  readonly value: Value | null
  /** There is nothing at the address. */
  readonly isMissing: boolean
  /** Nobody answered, or not in the form that pages read; it is asked again. */
  readonly isFailed: boolean
}

export interface Question<Value> {
  /** Below the address of live prices: `/v1/results/…`. */
  readonly path: string
  read(text: string): Value | null
  /** After how many milliseconds it is asked again; null where only `again` asks. */
  every(value: Value | null): number | null
  heard(answer: Answer<Value>): void
  /** Whether anybody still wants to know; when nobody does, it is over. */
  isWanted(): boolean
}

export interface Asking {
  /** Asks at once. */
  again(): void
  stop(): void
}

const AFTER_A_FAULT = 4000
const LONGEST_WAIT = 60_000

/**
 * Asks an address beside live prices, and again while the page is looked at: what nobody looks at
 * asks nothing. A fault keeps what was read before, and is tried again after ever longer waits.
 */
export function askAgain<Value>({ path, read, every, heard, isWanted }: Question<Value>): Asking {
  const line = sportsLine()
  let stopWatching = () => {}
  let answer: Answer<Value> = { value: null, isMissing: false, isFailed: false }
  let failures = 0
  let isOver = false
  let isDue = true
  let round = 0
  let cancel = () => {}

  const tell = (change: Partial<Answer<Value>>) => {
    answer = { ...answer, isMissing: false, isFailed: false, ...change }
    heard(answer)
  }

  const later = (milliseconds: number | null) => {
    cancel()
    if (milliseconds !== null && !isOver) cancel = line.clock.after(milliseconds, () => void ask())
  }

  const take = (text: string | null) => {
    const value = text === null ? null : read(text)
    if (text !== null && value === null) throw new Error(`${path}: not in its form`)
    failures = 0
    tell(text === null ? { value: null, isMissing: true } : { value })
    later(every(value))
  }

  const stop = () => {
    isOver = true
    cancel()
    stopWatching()
  }

  async function ask(): Promise<void> {
    cancel()
    if (!isWanted()) return stop()
    isDue = true
    if (line.isHidden()) return
    isDue = false
    round += 1
    const own = round
    try {
      const site = await line.site()
      const text = site && (await line.read(site.url + path))
      if (!isOver && own === round) take(text)
    } catch {
      if (isOver || own !== round) return
      failures += 1
      isDue = true
      tell({ isFailed: true })
      later(Math.min(AFTER_A_FAULT * 2 ** (failures - 1), LONGEST_WAIT))
    }
  }

  stopWatching = line.onChange(() => {
    if (!isWanted()) stop()
    else if (line.isHidden()) cancel()
    else if (isDue || every(answer.value) !== null) void ask()
  })
  void ask()
  return { again: () => void ask(), stop }
}
