import { WebSocket } from 'ws'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import type { BusEvent } from '../bus/events.ts'
import type { Ports } from '../ports.ts'
import { tellStanding } from './standing.ts'
import type { World } from './world.ts'

/** So much may wait for a follower to take it; whoever is slower is cut, and comes again. */
const MOST_WAITING = 4 * 1024 * 1024
const MOST_KEPT_BACK = 20_000

export const COME_AGAIN = 1012
export const TOO_SLOW = 1013

interface Numbered {
  readonly no: number
  readonly text: string
}

interface Follower {
  readonly socket: WebSocket
  readonly after: number
  /** What is told while it learns how everything stands; undefined once it knows that. */
  keptBack: Numbered[] | undefined
  isLearning: boolean
  /** What it has been told; what comes late of that is not told again. */
  last: number
}

const numberOf = (text: string): number => {
  const { no }: Pick<FeedMessage, 'no'> = JSON.parse(text)
  return no
}

/** Whoever follows the feed in this process: what the one who plays tells is handed on to them. */
export class Relay {
  readonly #ports: Ports
  readonly #world: World
  readonly #followers = new Set<Follower>()
  readonly #stop: () => void
  #last: number | undefined

  constructor(ports: Ports, world: World) {
    this.#ports = ports
    this.#world = world
    this.#stop = ports.bus.subscribe('sports.feed', 'told', event => this.#heard(event))
  }

  get size(): number {
    return this.#followers.size
  }

  /** Lets a socket follow from a number on. It learns how everything stands with the next message. */
  async enter(socket: WebSocket, after: number): Promise<void> {
    const follower: Follower = { socket, after, keptBack: [], isLearning: false, last: 0 }
    this.#followers.add(follower)
    socket.once('close', () => this.#followers.delete(follower))
    const { bus, clock } = this.#ports
    const at = clock.now().toISOString()
    await bus.publish({ kind: 'sports.feed', subject: 'entered', version: 0, at, data: {} })
  }

  close(): void {
    this.#stop()
    for (const { socket } of this.#followers) socket.close(1001, 'Going away')
  }

  #heard({ data: { texts } }: BusEvent): void {
    if (!Array.isArray(texts)) return
    const heard = texts.flatMap(text =>
      typeof text === 'string' ? [{ no: numberOf(text), text }] : []
    )
    const [first] = heard
    const last = heard.at(-1)
    if (!first || !last || last.no <= (this.#last ?? 0)) return
    const isMissing = this.#last !== undefined && first.no !== this.#last + 1
    this.#last = last.no
    for (const follower of this.#followers) {
      if (isMissing && (follower.isLearning || !follower.keptBack))
        follower.socket.close(COME_AGAIN, 'A message is missing')
      else this.#tell(follower, heard)
    }
  }

  #tell(follower: Follower, heard: readonly Numbered[]): void {
    const { socket, keptBack } = follower
    if (keptBack) {
      keptBack.push(...heard)
      if (keptBack.length > MOST_KEPT_BACK) socket.close(TOO_SLOW, 'Too slow')
      // Only now: what stands from here on is newer than anything that the follower had.
      else if (!follower.isLearning) this.#teach(follower)
      return
    }
    for (const { no, text } of heard) if (no > follower.last) socket.send(text)
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
  }

  #teach(follower: Follower): void {
    follower.isLearning = true
    const { socket } = follower
    tellStanding(this.#ports, this.#world, socket, follower.after)
      .then(number => {
        if (socket.readyState !== WebSocket.OPEN) return
        const rest = (follower.keptBack ?? []).filter(({ no }) => no > number)
        const isWhole = rest.every(({ no }, index) => no === number + 1 + index)
        if (!isWhole) return socket.close(COME_AGAIN, 'A message is missing')
        follower.keptBack = undefined
        follower.last = number
        for (const { text } of rest) socket.send(text)
      })
      .catch(error => {
        this.#ports.log.error(
          { err: error },
          'a follower of the feed was not told how things stand'
        )
        socket.close(1011, 'Not told how things stand')
      })
  }
}
