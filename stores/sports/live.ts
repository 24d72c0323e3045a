import { type LiveEvent, type LiveFrame, readLiveFrame } from '#contract/wire/sports-live.ts'
import { applyLiveFrame, type LiveBoard } from '#rules/sports/live-board.ts'
import { type SportsLine, type SportsSocket, sportsLine } from '../environment/sports-line.ts'

export type { LiveEvent, LiveMarket } from '#contract/wire/sports-live.ts'

/** How a topic stands for a page. */
export interface LiveTopic {
  /** Null before the first answer. */
  readonly board: LiveBoard | null
  /** Nobody has told for some time how it stands now. */
  readonly isStale: boolean
  /** There is no such event. */
  readonly isMissing: boolean
  /** By how many milliseconds the clock of the house is ahead of the page's. */
  readonly ahead: number
}

export type LiveListener = (topic: LiveTopic) => void

const OF_EVENT = 'event:'
/** A little more than an answer may be kept by caches. */
const EVERY = 2500
/** Prices of what is to come move seldom. */
const EVERY_TO_COME = 10_000
const LONGEST_WAIT = 60_000
/** What has not been told anew for so long is no price of the moment. */
const STALE_AFTER = 12_000
/** An open line that is silent for so long is asked whether it lives. */
const SILENT_AFTER = 20_000

const NOTHING: LiveTopic = { board: null, isStale: false, isMissing: false, ahead: 0 }

interface Entry {
  state: LiveTopic
  readonly listeners: Set<LiveListener>
  failures: number
  /** When it was last told. */
  heardAt: number
  cancel: () => void
}

interface Line {
  readonly socket: SportsSocket
  isOpen: boolean
  heardAt: number
}

/** Live prices over one way out: topics, their followers, and the socket where there is one. */
class LivePrices {
  readonly #topics = new Map<string, Entry>()
  readonly #world: SportsLine
  #line: Line | undefined
  #lineFailures = 0
  #cancelLine: (() => void) | undefined
  #stopWatching: (() => void) | undefined

  constructor(world: SportsLine) {
    this.#world = world
  }

  follow(topic: string, listener: LiveListener): () => void {
    const known = this.#topics.get(topic)
    const entry = known ?? this.#begin(topic)
    entry.listeners.add(listener)
    if (known) listener(entry.state)
    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0 && this.#topics.get(topic) === entry) this.#end(topic, entry)
    }
  }

  #begin(topic: string): Entry {
    const entry: Entry = {
      state: NOTHING,
      listeners: new Set(),
      failures: 0,
      heardAt: this.#world.clock.now(),
      cancel: () => {}
    }
    this.#topics.set(topic, entry)
    this.#stopWatching ??= this.#world.onChange(() => this.#wake())
    if (this.#world.isSignedIn()) this.#connect()
    if (this.#line?.isOpen) this.#line.socket.send(JSON.stringify({ type: 'follow', topic }))
    else void this.#ask(topic, entry)
    return entry
  }

  #end(topic: string, entry: Entry): void {
    entry.cancel()
    this.#topics.delete(topic)
    if (this.#line?.isOpen) this.#line.socket.send(JSON.stringify({ type: 'leave', topic }))
    if (this.#topics.size > 0) return
    this.#stopWatching?.()
    this.#stopWatching = undefined
    this.#cancelLine?.()
    this.#cancelLine = undefined
    const line = this.#line
    this.#line = undefined
    line?.socket.close()
  }

  #wake(): void {
    if (this.#world.isHidden()) return
    if (!this.#line) this.#again()
    if (this.#line?.isOpen) return
    for (const [topic, entry] of this.#topics) void this.#ask(topic, entry)
  }

  #tell(entry: Entry, change: Partial<LiveTopic>): void {
    entry.state = { ...entry.state, ...change }
    for (const listener of [...entry.listeners]) listener(entry.state)
  }

  #heard(topic: string, frame: LiveFrame, isFresh: boolean): void {
    const entry = this.#topics.get(topic)
    if (!entry) return
    const { clock } = this.#world
    const board = applyLiveFrame(entry.state.board, frame)
    if (board === null) {
      this.#askAnew(topic)
      return
    }
    entry.failures = 0
    entry.heardAt = clock.now()
    const ahead = 'now' in frame ? frame.now - clock.now() : entry.state.ahead
    // An answer out of a cache tells of an earlier moment.
    const isLater = isFresh || entry.state.board === null || ahead > entry.state.ahead
    this.#tell(entry, {
      board,
      isStale: false,
      isMissing: frame.type === 'all' && topic.startsWith(OF_EVENT) && board.events.length === 0,
      ahead: isLater ? ahead : entry.state.ahead
    })
  }

  /** A change upon something that is not known: the whole topic comes with the answer to `follow`. */
  #askAnew(topic: string): void {
    this.#line?.socket.send(JSON.stringify({ type: 'follow', topic }))
  }

  async #ask(topic: string, entry: Entry): Promise<void> {
    const { clock } = this.#world
    const isCurrent = () => this.#topics.get(topic) === entry
    entry.cancel()
    if (this.#world.isHidden()) return
    try {
      const site = await this.#world.site()
      const text = site && (await this.#world.read(`${site.url}/v1/topics/${topic}`))
      if (!isCurrent() || this.#line?.isOpen) return
      const frame = text === null ? null : readLiveFrame(text)
      if (frame) this.#heard(topic, frame, false)
      else this.#tell(entry, { isMissing: true })
    } catch {
      if (!isCurrent()) return
      entry.failures += 1
    }
    if (clock.now() - entry.heardAt > STALE_AFTER || entry.failures > 1)
      this.#tell(entry, { isStale: true })
    const every = topic === 'in-play' || topic.startsWith('event:') ? EVERY : EVERY_TO_COME
    entry.cancel()
    entry.cancel = clock.after(
      Math.min(every * 2 ** entry.failures, LONGEST_WAIT),
      () => void this.#ask(topic, entry)
    )
  }

  #connect(): void {
    if (this.#line || this.#cancelLine) return
    const { clock } = this.#world
    this.#cancelLine = () => {}
    void this.#world.site().then(
      site => {
        if (site === null || !this.#cancelLine || this.#topics.size === 0) return
        this.#cancelLine = undefined
        this.#open(site.socket)
      },
      () => {
        this.#cancelLine = clock.after(EVERY, () => this.#again())
      }
    )
  }

  #again(): void {
    this.#cancelLine?.()
    this.#cancelLine = undefined
    if (this.#topics.size > 0 && this.#world.isSignedIn()) this.#connect()
  }

  #open(url: string): void {
    const { clock } = this.#world
    const line: Line = {
      isOpen: false,
      heardAt: clock.now(),
      socket: this.#world.open(url, {
        opened: () => {
          if (this.#line !== line) return
          line.isOpen = true
          line.heardAt = clock.now()
          for (const [topic, entry] of this.#topics) {
            entry.cancel()
            line.socket.send(JSON.stringify({ type: 'follow', topic }))
          }
          this.#watch(line)
        },
        heard: text => {
          if (this.#line !== line) return
          const frame = readLiveFrame(text)
          if (!frame) return
          line.heardAt = clock.now()
          this.#lineFailures = 0
          this.#heard(frame.topic, frame, true)
        },
        ended: () => this.#lost(line)
      })
    }
    this.#line = line
  }

  /** A line that says nothing is asked anew, and given up when even that is not answered. */
  #watch(line: Line): void {
    const { clock } = this.#world
    this.#cancelLine = clock.after(SILENT_AFTER, () => {
      if (this.#line !== line) return
      const silent = clock.now() - line.heardAt
      if (silent >= 2 * SILENT_AFTER) {
        this.#lost(line)
        line.socket.close()
        return
      }
      const [topic] = this.#topics.keys()
      if (silent >= SILENT_AFTER && topic !== undefined) this.#askAnew(topic)
      this.#watch(line)
    })
  }

  /** Without a line everything is asked for, as for a visitor, until there is one again. */
  #lost(line: Line): void {
    if (this.#line !== line) return
    this.#line = undefined
    this.#cancelLine?.()
    this.#lineFailures += 1
    const wait = Math.min(EVERY * 2 ** (this.#lineFailures - 1), LONGEST_WAIT)
    this.#cancelLine = this.#world.clock.after(wait, () => this.#again())
    for (const [topic, entry] of this.#topics) void this.#ask(topic, entry)
  }
}

let shared: { readonly world: SportsLine; readonly prices: LivePrices } | undefined

function prices(): LivePrices {
  const world = sportsLine()
  if (shared?.world !== world) shared = { world, prices: new LivePrices(world) }
  return shared.prices
}

/**
 * Follows a topic (`in-play`, `upcoming`, `sport:…`, `competition:…`, `event:…`) until what it
 * returns is called: by the socket of a session, else by asking every few seconds while the page is
 * looked at. The listener is told the whole topic with every change of it, prices in thousandths.
 */
export const followTopic = (topic: string, listener: LiveListener): (() => void) =>
  prices().follow(topic, listener)

export const topicOfEvent = (id: string): string => OF_EVENT + id

/** The event of a topic that is of one event alone. */
export const eventIn = ({ board }: LiveTopic): LiveEvent | undefined => board?.events[0]
