import { PING_FRAME } from './frame.ts'
import type { Listener } from './listener.ts'

/** Everybody is asked for a sign of life once in so many beats, a part of them at each. */
const BEATS = 25
const BEAT_MS = 1000

/** Whoever listens in this process. */
export class Audience<Member extends Listener = Listener> {
  readonly #byOwner = new Map<string, Set<Member>>()
  readonly #parts = Array.from({ length: BEATS }, () => new Set<Member>())
  readonly #timer: NodeJS.Timeout
  #beat = 0
  #count = 0
  #entered = 0

  constructor() {
    this.#timer = setInterval(() => this.#askPart(), BEAT_MS).unref()
  }

  get size(): number {
    return this.#count
  }

  add(listener: Member): void {
    const own = this.#byOwner.get(listener.owner) ?? new Set()
    this.#byOwner.set(listener.owner, own.add(listener))
    this.#parts[this.#entered++ % BEATS]?.add(listener)
    this.#count += 1
  }

  remove(listener: Member): void {
    const own = this.#byOwner.get(listener.owner)
    if (!own?.delete(listener)) return
    if (own.size === 0) this.#byOwner.delete(listener.owner)
    for (const part of this.#parts) if (part.delete(listener)) break
    this.#count -= 1
  }

  /** The sockets of one player, or of one address. */
  of(owner: string): ReadonlySet<Member> {
    return this.#byOwner.get(owner) ?? new Set()
  }

  *all(): Iterable<Member> {
    for (const part of this.#parts) yield* part
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #askPart(): void {
    const now = Date.now()
    for (const listener of this.#parts[this.#beat++ % BEATS] ?? []) {
      // It is not spoken to yet, and owes no sign.
      if (!listener.isKnown) continue
      if (now >= listener.endsAt) listener.socket.close(4403, 'The session has ended')
      else if (listener.answers) {
        listener.answers = false
        listener.write(PING_FRAME)
      } else listener.socket.terminate()
    }
  }
}
