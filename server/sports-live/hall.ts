import { setTimeout as wait } from 'node:timers/promises'

import { liveEvents, liveVersions } from '../capabilities/sports/index.ts'
import type { Json } from '../db/tables.ts'
import { Audience } from '../fan-out/audience.ts'
import { FanOut } from '../fan-out/fan-out.ts'
import { textFrame } from '../fan-out/frame.ts'
import { type Paced, paced } from '../fan-out/paced.ts'
import type { Ports } from '../ports.ts'
import { Board, type Change, eventOfTopic } from './board.ts'

/** Nobody is told more often of an event. */
const TICK_MS = 100
const AT_ONCE = 200
/** What the bus has lost is found by the versions of all events. */
const COMPARE_MS = 10_000
/** A process that nobody asks any more keeps no board. */
const IDLE_MS = 60_000

/** What the parts of the service share in one process: the board, and who follows what of it. */
export class Hall {
  readonly ports: Ports
  readonly audience = new Audience()
  readonly fanOut = new FanOut()
  readonly board = new Board()
  readonly counts = { reads: 0, frames: 0 }
  readonly #changed = new Set<string>()
  /** What happened in events that have changed, until it is told with them. */
  readonly #incidents = new Map<string, Json[]>()
  /** Events that only somebody's question has brought. */
  readonly #brought = new Set<string>()
  readonly #ticker: Paced
  readonly #timer: NodeJS.Timeout
  readonly #stop: () => void
  #opening: Promise<void> | undefined
  #isOpen = false
  #askedAt = performance.now()

  constructor(ports: Ports) {
    this.ports = ports
    const failed = (error: unknown) => ports.log.error({ err: error }, 'live prices were not told')
    this.#ticker = paced(TICK_MS, () => this.#tick().catch(failed))
    this.#timer = setInterval(() => void this.#compare().catch(failed), COMPARE_MS).unref()
    this.#stop = ports.bus.subscribe('sports.event', '*', ({ subject, version, data }) => {
      if (!this.#opening || (this.board.versionOf(subject) ?? 0) >= version) return
      this.#changed.add(subject)
      const { incidents } = data
      if (Array.isArray(incidents) && incidents.length > 0)
        this.#incidents.set(subject, [...(this.#incidents.get(subject) ?? []), ...incidents])
      this.#ticker.soon()
    })
  }

  /** Waits until the board of this process shows how things stand. */
  async open(): Promise<void> {
    this.#askedAt = performance.now()
    this.#opening ??= this.#read().catch(error => {
      this.#opening = undefined
      throw error
    })
    await this.#opening
  }

  /**
   * Has an event on the board that no list shows any more, or not yet, when somebody asks for it: it
   * stays until the board is compared next, and nobody is told that it is gone.
   */
  async bring(topic: string): Promise<void> {
    const id = eventOfTopic(topic)
    if (id === undefined || this.board.has(id)) return
    const { clock, db } = this.ports
    const [event] = await liveEvents(db.kysely, clock.now(), [id])
    if (!event || this.board.has(id)) return
    // It may be one that lists have not heard of yet.
    this.#tell(this.board.put(event))
    this.#brought.add(id)
  }

  /** A topic as it stands, as text. */
  whole(topic: string): string {
    return JSON.stringify({
      type: 'all',
      topic,
      now: this.ports.clock.now().getTime(),
      events: this.board.eventsOf(topic),
      total: this.board.total(topic)
    })
  }

  close(): void {
    this.#stop()
    this.#ticker.stop()
    clearInterval(this.#timer)
    this.audience.close()
    this.fanOut.close()
  }

  async #read(): Promise<void> {
    const { clock, db } = this.ports
    for (const event of await liveEvents(db.kysely, clock.now())) this.board.put(event)
    this.counts.reads += 1
    this.#isOpen = true
  }

  async #tick(): Promise<void> {
    if (!this.#isOpen) {
      // What happens while the board is read is newer than what is read.
      await wait(TICK_MS)
      if (this.#opening) this.#ticker.soon()
      return
    }
    const ids = [...this.#changed].slice(0, AT_ONCE)
    for (const id of ids) this.#changed.delete(id)
    if (ids.length === 0) return
    const { clock, db } = this.ports
    const events = await liveEvents(db.kysely, clock.now(), ids)
    this.counts.reads += 1
    for (const event of events) {
      const incidents = this.#incidents.get(event.id)
      this.#tell(this.board.put(event), incidents)
      this.#incidents.delete(event.id)
    }
    if (this.#changed.size > 0) this.#ticker.soon()
  }

  /** One serialisation for all who follow a topic. */
  #tell(changes: readonly Change[], incidents: readonly Json[] = []): void {
    const now = this.ports.clock.now().getTime()
    for (const change of changes) {
      const { topic } = change
      if (!this.fanOut.isFollowed(topic)) continue
      const total = this.board.total(topic)
      const frame =
        'gone' in change
          ? { type: 'gone', topic, id: change.gone, total }
          : { type: 'event', now, total, incidents, ...change }
      this.counts.frames += 1
      this.fanOut.tell(topic, textFrame(JSON.stringify(frame)), () => textFrame(this.whole(topic)))
    }
  }

  async #compare(): Promise<void> {
    if (!this.#isOpen) return
    const isUsed = this.fanOut.topics.length > 0 || performance.now() - this.#askedAt < IDLE_MS
    if (!isUsed) {
      this.#isOpen = false
      this.#opening = undefined
      this.#changed.clear()
      this.#incidents.clear()
      this.#brought.clear()
      this.board.clear()
      return
    }
    const { clock, db } = this.ports
    const versions = await liveVersions(db.kysely, clock.now())
    for (const [id, version] of versions)
      if ((this.board.versionOf(id) ?? 0) < version) this.#changed.add(id)
    for (const id of [...this.board.ids()]) {
      if (versions.has(id)) continue
      const changes = this.board.drop(id)
      if (!this.#brought.has(id)) this.#tell(changes)
    }
    this.#brought.clear()
    if (this.#changed.size > 0) this.#ticker.soon()
  }
}
