import { WebSocket } from 'ws'

import { BOOK } from '#config/sports/book.ts'
import { type FeedMessage, readFeedMessage } from '#contract/wire/sports-feed.ts'
import { openSocket } from '../../../http/open-socket.ts'
import { SIGNATURE_HEADER, signPath } from '../../../http/signed-path.ts'
import type { Ports } from '../../../ports.ts'
import type { FeedSource } from './feed-source.ts'
import { stopAll } from './stop-all.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** The feed gives a sign of life every five seconds: who is silent for so long is gone. */
const SILENT_MS = BOOK.silenceSeconds * 1000
const LOOK_MS = 1000
/** So long a line may take until the feed has told how everything stands; longer after each that took more. */
const LEARNS_WITHIN_MS = 30_000
const LONGEST_LEARNING_MS = 240_000
/** So many messages are handed over together at most, and so many wait for that: all of how things stand. */
const TOGETHER = 64
const MOST_WAITING = 200_000

interface Options {
  /** The feed has given no sign of life for twenty seconds; told once until it is back. */
  readonly silent: () => Promise<void>
  /** Milliseconds, for tests alone. */
  readonly silentMs?: number
  readonly learnsWithinMs?: number
}

/**
 * One connection: it ends at the first message that is missing. What the feed tells before its first
 * sign of life has gaps in its numbers, so it is taken once all of it has come: a settlement that was
 * lost among it would never be asked for again.
 */
class Line {
  readonly socket: WebSocket
  readonly #waiting: FeedMessage[] = []
  readonly #take: (messages: readonly FeedMessage[]) => Promise<void>
  #work: Promise<void> = Promise.resolve()
  #isTaking = false
  /** Undefined until the feed has told how everything stands. */
  #last: number | undefined
  readonly openedAt = performance.now()
  heardAt = this.openedAt

  constructor(
    socket: WebSocket,
    take: (messages: readonly FeedMessage[]) => Promise<void>,
    fault: (reason: string) => void
  ) {
    this.socket = socket
    this.#take = take
    socket.on('message', data => {
      this.heardAt = performance.now()
      const message = readFeedMessage(String(data))
      if (!message) return fault('a message that can not be read')
      const missing = this.#missingBefore(message)
      if (missing) return fault(missing)
      this.#waiting.push(message)
      if (this.#waiting.length > MOST_WAITING) return fault('too much waits to be taken')
      if (this.isRight || message.kind === 'alive') this.#last = message.no
      if (this.isRight && !this.#isTaking) {
        this.#isTaking = true
        this.#work = this.#hand().catch(error => fault(String(error)))
      }
    })
  }

  /** Whether the feed has told how everything stands. */
  get isRight(): boolean {
    return this.#last !== undefined
  }

  #missingBefore(message: FeedMessage): string | undefined {
    if (this.#last !== undefined)
      return message.no === this.#last + 1 ? undefined : 'a number is missing'
    if (message.kind !== 'alive' || message.told === this.#waiting.length) return undefined
    return 'not all of how things stand has come'
  }

  /** Waits until what has come has been taken. */
  settled = (): Promise<void> => this.#work

  async #hand(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#take(this.#waiting.splice(0, TOGETHER))
    } finally {
      this.#isTaking = false
    }
  }
}

/**
 * Follows the feed at its address for as long as it is let: comes again when the line breaks, after
 * a second, then longer each time up to half a minute, and asks for what came after the last number
 * that was taken.
 */
export function socketSource(
  ports: Ports,
  { silent, silentMs = SILENT_MS, learnsWithinMs = LEARNS_WITHIN_MS }: Options
): FeedSource {
  const { config, log } = ports
  return {
    follow(from, take) {
      let after = from
      let line: Line | undefined
      let timer: NodeJS.Timeout | undefined
      let wait = FIRST_WAIT_MS
      let learning = learnsWithinMs
      let heardAt = performance.now()
      let isSilent = false
      let isClosed = false
      let work: Promise<void> = Promise.resolve()

      const takeAll = async (messages: readonly FeedMessage[]) => {
        if (isClosed) return
        await take(messages)
        after = Math.max(after, ...messages.map(({ no }) => no))
      }
      const open = () => {
        timer = undefined
        const address = new URL(`/v1/feed?after=${after}`, config.sportsFeedUrl)
        const signature = signPath(config.secrets, address.pathname + address.search)
        const socket = openSocket(config, address, { [SIGNATURE_HEADER]: signature })
        const own = new Line(socket, takeAll, reason => {
          log.warn({ reason, after }, 'the feed of sports is asked anew')
          socket.terminate()
        })
        line = own
        socket.on('error', error =>
          log.warn({ error: error.message }, 'the feed of sports is away')
        )
        socket.once('close', () => {
          work = own.settled().then(() => {
            if (isClosed) return
            if (own.isRight) [wait, learning] = [FIRST_WAIT_MS, learnsWithinMs]
            timer = setTimeout(open, wait).unref()
            wait = Math.min(wait * 2, LONGEST_WAIT_MS)
          })
        })
      }
      /** A line may hang however often it was opened anew: none is waited for without an end. */
      const endLate = (now: number) => {
        if (!line || line.socket.readyState === WebSocket.CLOSED) return
        if (line.isRight && now - line.heardAt >= silentMs) line.socket.terminate()
        if (line.isRight || now - line.openedAt < learning) return
        log.warn({ after }, 'the feed of sports does not come to an end of how things stand')
        learning = Math.min(learning * 2, LONGEST_LEARNING_MS)
        line.socket.terminate()
      }
      const look = setInterval(() => {
        const now = performance.now()
        endLate(now)
        heardAt = Math.max(heardAt, line?.isRight ? line.heardAt : 0)
        if (now - heardAt < silentMs) {
          isSilent = false
          return
        }
        if (isSilent) return
        isSilent = true
        log.error({ after }, 'the feed of sports gives no sign of life')
        silent().catch(error =>
          log.error({ err: error }, 'prices of a silent feed were not stopped')
        )
      }, LOOK_MS).unref()

      open()
      return {
        async close() {
          isClosed = true
          clearInterval(look)
          clearTimeout(timer)
          line?.socket.terminate()
          await line?.settled()
          await work
        }
      }
    }
  }
}

/** The feed that the house follows; none where there is no book, or nobody plays for it. */
export const feedSourceOf = (ports: Ports): FeedSource | undefined =>
  ports.config.sportsFeed === 'none'
    ? undefined
    : socketSource(ports, { silent: () => stopAll(ports) })
