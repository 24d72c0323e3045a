import { setImmediate as breathe } from 'node:timers/promises'

import type { FeedBody, FeedMessage } from '#contract/wire/sports-feed.ts'
import type { Tx } from '../db/database.ts'
import type { Ports } from '../ports.ts'
import { isOver, type Match, matchesAt, newMatches, secondAt, withoutPrices } from './matches.ts'
import { carryOut } from './orders.ts'
import { split } from './packs.ts'
import { type FeedState, forget, keep, lockStage, markedMatches, takeStage } from './state.ts'
import type { World } from './world.ts'

/** Who hears nothing for longer may think that nobody is there. */
const ALIVE_MS = 5000
/** After so much work everybody else in the process has a turn, and the stage is taken anew. */
const BREATHE_MS = 20
const HOLD_AGAIN_MS = 1500
const FORGET_MS = 600_000

/** What is played next, reckoned before anything is written. */
interface Act {
  readonly at: number
  readonly matches: Map<string, Match>
  readonly bodies: FeedBody[]
}

/** What this process knows while it plays; it is good for the number that it stands at. */
interface Known {
  readonly number: bigint
  /** Up to which moment the calendar has been looked at. */
  readonly seen: number | null
  readonly matches: Map<string, Match>
}

/** Plays the world by the clock of the house, in whichever process has the stage. */
export class Stage {
  readonly #ports: Ports
  readonly #world: World
  readonly #holder: string
  #known: Known | undefined
  #toldAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  #forgotAt = performance.now()

  constructor(ports: Ports, world: World, holder: string) {
    this.#ports = ports
    this.#world = world
    this.#holder = holder
  }

  /** How many matches this process plays; none while another one does. */
  get size(): number {
    return this.#known?.matches.size ?? 0
  }

  /** Somebody wants a sign of life: one is told with the next step. */
  speakUp(): void {
    this.#toldAt = Number.NEGATIVE_INFINITY
  }

  /** The process ends: what is being played is left to whoever plays next. */
  leave(): void {
    this.#isLeaving = true
  }

  /**
   * Plays on to the present and tells what happened, all of it under one commit; nothing where
   * another process has the stage, or took it meanwhile.
   */
  async step(): Promise<readonly FeedMessage[]> {
    const { clock, db } = this.#ports
    const state = await takeStage(db.kysely, this.#holder)
    if (!state) {
      this.#known = undefined
      return []
    }
    const known = await this.#recall(state)
    const act = await this.#play(known, state, clock.now().getTime())
    if (!act) return []
    const told = await db.transaction(tx => this.#commit(tx, state, act))
    if (!told) {
      this.#known = undefined
      return []
    }
    const { messages, matches } = told
    const number = state.number + BigInt(messages.length)
    this.#known = { number, seen: act.at, matches }
    if (messages.length > 0) this.#toldAt = performance.now()
    await this.#tidy()
    return messages
  }

  /** Whoever played on meanwhile knows more than this process remembers. */
  async #recall({ number, playedUntil }: FeedState): Promise<Known> {
    if (this.#known?.number === number) return this.#known
    const marked = await markedMatches(this.#ports.db.kysely)
    return {
      number,
      seen: playedUntil,
      matches: matchesAt(this.#world, playedUntil, marked)
    }
  }

  async #play(known: Known, { playedUntil }: FeedState, now: number): Promise<Act | undefined> {
    // A clock that was put back plays nothing twice: matches go on where they were.
    const at = Math.max(playedUntil ?? now, now)
    const matches = new Map(known.matches)
    for (const match of newMatches(this.#world, known.seen, at))
      matches.set(match.fixture.id, match)
    for (const { id, fixture, ended } of await markedMatches(this.#ports.db.kysely))
      if (fixture && !ended && !matches.has(id))
        matches.set(id, { fixture, told: null, isOrdered: true, halted: false })
    const bodies: FeedBody[] = []
    let [breathed, held] = [performance.now(), performance.now()]
    for (const [id, match] of matches) {
      const second = secondAt(match.fixture, match.isOrdered ? now : at)
      if (match.told !== null && second <= match.told) continue
      const told = this.#world.told(match.fixture, match.told, second)
      bodies.push(...(match.halted ? withoutPrices(told) : told))
      matches.set(id, { ...match, told: second })
      if (performance.now() - breathed < BREATHE_MS) continue
      await breathe()
      if (this.#isLeaving) return undefined
      breathed = performance.now()
      if (breathed - held < HOLD_AGAIN_MS) continue
      await takeStage(this.#ports.db.kysely, this.#holder)
      held = performance.now()
    }
    return { at, matches, bodies }
  }

  async #commit(tx: Tx, state: FeedState, act: Act) {
    const { clock } = this.#ports
    const locked = await lockStage(tx, this.#holder)
    if (locked?.number !== state.number) return undefined
    const matches = new Map(act.matches)
    const bodies = [...act.bodies]
    await this.#obey(tx, matches, bodies)
    await this.#mark(tx, matches)
    const at = clock.now().getTime()
    const numbered = bodies.flatMap(split).map(body => ({ ...body, at }))
    const isQuiet = numbered.length === 0 && performance.now() - this.#toldAt >= ALIVE_MS
    const messages: readonly FeedMessage[] = [
      ...numbered,
      ...(isQuiet ? [{ kind: 'alive' as const, at }] : [])
    ].map((message, index) => ({ ...message, no: Number(state.number) + index + 1 }))
    await keep(tx, messages)
    await tx
      .updateTable('feed_state')
      .set({
        number: state.number + BigInt(messages.length),
        played_until: new Date(act.at)
      })
      .where('id', '=', 1)
      .execute()
    return { messages, matches }
  }

  async #obey(tx: Tx, matches: Map<string, Match>, bodies: FeedBody[]): Promise<void> {
    const orders = await tx.deleteFrom('feed_orders').returningAll().execute()
    for (const order of orders.toSorted((one, other) => Number(one.id - other.id))) {
      const match = matches.get(order.event)
      const carried = await carryOut(tx, this.#world, order, match)
      bodies.push(...carried.bodies)
      const { halted, moved, isEnded } = carried
      if (!match || (halted === undefined && !moved && !isEnded)) continue
      const next = {
        ...match,
        halted: halted ?? match.halted,
        ...(moved && { ...moved, isOrdered: true })
      }
      if (isEnded) matches.delete(order.event)
      else matches.set(order.event, next)
      const marks = {
        halted: next.halted,
        ended: isEnded ? ('abandoned' as const) : null,
        ...(moved && { fixture: JSON.stringify(moved.fixture), told: moved.told })
      }
      await tx
        .insertInto('feed_matches')
        .values({ id: order.event, at: this.#ports.clock.now(), ...marks })
        .onConflict(conflict => conflict.column('id').doUpdateSet(marks))
        .execute()
    }
  }

  /** Takes out what is over, and writes down how far ordered matches have come. */
  async #mark(tx: Tx, matches: Map<string, Match>): Promise<void> {
    for (const [id, { fixture, told, isOrdered }] of matches) {
      const isDone = told !== null && isOver(this.#world, fixture, told)
      if (isDone) matches.delete(id)
      if (isOrdered)
        await tx
          .updateTable('feed_matches')
          .set({ told, ...(isDone && { ended: 'played' }) })
          .where('id', '=', id)
          .execute()
    }
  }

  async #tidy(): Promise<void> {
    if (performance.now() - this.#forgotAt < FORGET_MS) return
    this.#forgotAt = performance.now()
    await forget(this.#ports.db.kysely, this.#ports.clock.now())
  }
}
