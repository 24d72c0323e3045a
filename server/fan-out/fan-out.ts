import type { Listener } from './listener.ts'

/** How long the slow are left alone before they are looked at again, when nothing new comes. */
const LOOK_AGAIN_MS = 100

export interface FanOutCounts {
  frames: number
  /** Frames that a slow listener was spared because a newer one was to come. */
  skipped: number
}

interface Topic {
  /** What brings whoever missed something up to date. */
  whole: (() => Buffer) | undefined
  readonly followers: Set<Listener>
  readonly behind: Set<Listener>
}

/**
 * Sends the same frame to everybody who follows a topic. Who has not taken the last one yet gets
 * none; once that is taken, how things stand by then follows: nothing is ever queued for the slow.
 */
export class FanOut {
  readonly counts: FanOutCounts = { frames: 0, skipped: 0 }
  readonly #topics = new Map<string, Topic>()
  #timer: NodeJS.Timeout | undefined

  follow(name: string, listener: Listener): void {
    const known = this.#topics.get(name)
    const topic = known ?? { whole: undefined, followers: new Set(), behind: new Set() }
    if (!known) this.#topics.set(name, topic)
    topic.followers.add(listener)
    listener.follows.add(name)
  }

  unfollow(name: string, listener: Listener): void {
    const topic = this.#topics.get(name)
    topic?.followers.delete(listener)
    topic?.behind.delete(listener)
    if (topic?.followers.size === 0) this.#topics.delete(name)
    listener.follows.delete(name)
  }

  leave(listener: Listener): void {
    for (const name of [...listener.follows]) this.unfollow(name, listener)
  }

  /** Names of what anybody follows. */
  get topics(): readonly string[] {
    return [...this.#topics.keys()]
  }

  isFollowed(name: string): boolean {
    return this.#topics.has(name)
  }

  /**
   * Tells all followers how things stand now, or only what changed where `whole` makes a frame of
   * everything for those who missed something. It is asked when one of them can take it.
   */
  tell(name: string, frame: Buffer, whole: () => Buffer = () => frame): void {
    const topic = this.#topics.get(name)
    if (!topic) return
    topic.whole = whole
    for (const listener of topic.followers) {
      if (listener.isBehind) {
        topic.behind.add(listener)
        this.counts.skipped += 1
      } else {
        const missed = topic.behind.size > 0 && topic.behind.delete(listener)
        listener.write(missed ? whole() : frame)
        this.counts.frames += 1
      }
    }
    if (topic.behind.size > 0) this.#lookAgain()
  }

  /** Tells of something that happened, once: it is no state, and the slow miss it. */
  announce(frame: Buffer, to: Iterable<Listener>): void {
    for (const listener of to) {
      if (listener.isBehind) this.counts.skipped += 1
      else {
        listener.write(frame)
        this.counts.frames += 1
      }
    }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#topics.clear()
  }

  #lookAgain(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      let isLeft = false
      for (const topic of this.#topics.values()) {
        for (const listener of topic.behind) {
          if (listener.isBehind || !topic.whole) continue
          topic.behind.delete(listener)
          listener.write(topic.whole())
          this.counts.frames += 1
        }
        isLeft ||= topic.behind.size > 0
      }
      if (isLeft) this.#lookAgain()
    }, LOOK_AGAIN_MS).unref()
  }
}
