import type { LiveEvent, LiveMarket } from '#contract/wire/sports-live.ts'
import { compareLive, isInPlay, isListed } from '#rules/sports/live-board.ts'

/** What lists show of a match: who wins it, in the first of these that it has. */
const LISTED_KINDS: readonly string[] = ['match-result', 'match-winner', 'winner']
/** More than a page shows at once. */
export const MOST_LISTED = 60

interface Entry {
  readonly whole: LiveEvent
  /** As lists show it; its version moves only with what they show. */
  readonly listed: LiveEvent
}

/** A frame for those who follow a topic. */
export type Change =
  | { readonly topic: string; readonly since: number; readonly event: LiveEvent }
  | { readonly topic: string; readonly gone: string }

const textOf = (value: unknown) => JSON.stringify(value)

function listedOf(event: LiveEvent, before: LiveEvent | undefined): LiveEvent {
  const market = LISTED_KINDS.map(kind => event.markets.find(({ market }) => market === kind)).find(
    found => found !== undefined
  )
  const listed = { ...event, markets: market ? [market] : [] }
  if (!before) return listed
  const isSame = textOf({ ...listed, version: 0 }) === textOf({ ...before, version: 0 })
  return isSame ? before : listed
}

function changedMarkets(before: LiveEvent, now: LiveEvent): LiveMarket[] {
  const had = new Map(before.markets.map(market => [market.market, market]))
  return now.markets.filter(market => textOf(market) !== textOf(had.get(market.market)))
}

const changeOf = (topic: string, before: LiveEvent | undefined, now: LiveEvent): Change =>
  before
    ? { topic, since: before.version, event: { ...now, markets: changedMarkets(before, now) } }
    : { topic, since: 0, event: now }

const OF_EVENT = 'event:'

export const topicOfEvent = (id: string): string => OF_EVENT + id

/** The event of a topic that is of one event alone; undefined for a list. */
export const eventOfTopic = (topic: string): string | undefined =>
  topic.startsWith(OF_EVENT) ? topic.slice(OF_EVENT.length) : undefined

/** Topics whose lists an event is of. */
function listsOf(event: LiveEvent | undefined): readonly string[] {
  if (!event || !isListed(event)) return []
  return [
    isInPlay(event) ? 'in-play' : 'upcoming',
    `sport:${event.sport}`,
    `competition:${event.competition}`
  ]
}

/** How all events stand, and what has changed by the newest of them for those who follow. */
export class Board {
  readonly #events = new Map<string, Entry>()
  readonly #lists = new Map<string, LiveEvent[]>()

  get size(): number {
    return this.#events.size
  }

  has(id: string): boolean {
    return this.#events.has(id)
  }

  versionOf(id: string): number | undefined {
    return this.#events.get(id)?.whole.version
  }

  ids(): IterableIterator<string> {
    return this.#events.keys()
  }

  /** Every event as lists show it. */
  *listed(): Iterable<LiveEvent> {
    for (const { listed } of this.#events.values()) yield listed
  }

  /** How many events a topic has, of which a list shows some. */
  total(topic: string): number {
    const id = eventOfTopic(topic)
    return id === undefined ? (this.#lists.get(topic)?.length ?? 0) : Number(this.#events.has(id))
  }

  /** A topic as it stands. */
  eventsOf(topic: string): readonly LiveEvent[] {
    const id = eventOfTopic(topic)
    if (id === undefined) return this.#lists.get(topic)?.slice(0, MOST_LISTED) ?? []
    const entry = this.#events.get(id)
    return entry ? [entry.whole] : []
  }

  /** Takes an event as it stands now; what is no newer than what is known changes nothing. */
  put(event: LiveEvent): readonly Change[] {
    const before = this.#events.get(event.id)
    if (before && before.whole.version >= event.version) return []
    const entry = { whole: event, listed: listedOf(event, before?.listed) }
    this.#events.set(event.id, entry)
    const own = changeOf(topicOfEvent(event.id), before?.whole, event)
    if (before?.listed === entry.listed) return [own]
    return [own, ...this.#relist(before?.listed, entry.listed)]
  }

  /** An event that is no longer told of. */
  drop(id: string): readonly Change[] {
    const entry = this.#events.get(id)
    if (!entry) return []
    this.#events.delete(id)
    return [{ topic: topicOfEvent(id), gone: id }, ...this.#relist(entry.listed, undefined)]
  }

  clear(): void {
    this.#events.clear()
    this.#lists.clear()
  }

  /** Lists with an event in its place, and what those who follow them see of that. */
  #relist(before: LiveEvent | undefined, now: LiveEvent | undefined): readonly Change[] {
    const id = now?.id ?? before?.id
    const topics = new Set([...listsOf(before), ...listsOf(now)])
    return [...topics].flatMap(topic => {
      const known = this.#lists.get(topic) ?? []
      const isIn = listsOf(now).includes(topic)
      const others = known.filter(event => event.id !== id)
      const next = now && isIn ? [...others, now].sort(compareLive) : others
      if (next.length > 0) this.#lists.set(topic, next)
      else this.#lists.delete(topic)
      return this.#seen(topic, known.slice(0, MOST_LISTED), next.slice(0, MOST_LISTED))
    })
  }

  #seen(topic: string, before: readonly LiveEvent[], now: readonly LiveEvent[]): Change[] {
    const had = new Map(before.map(event => [event.id, event]))
    const has = new Set(now.map(({ id }) => id))
    const changes: Change[] = before.flatMap(({ id }) => (has.has(id) ? [] : [{ topic, gone: id }]))
    for (const event of now) {
      const known = had.get(event.id)
      if (known !== event) changes.push(changeOf(topic, known, event))
    }
    return changes
  }
}
