import { createHash } from 'node:crypto'

interface Verified {
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const MOST = 20_000

/**
 * Remembers which access tokens have been verified, and for which session, until they expire:
 * checking a signature is most of the work of a request. Whether the session runs is not kept here.
 */
export class VerifiedTokens {
  readonly #known = new Map<string, Verified>()
  readonly #most: number

  constructor(most = MOST) {
    this.#most = most
  }

  /** The session of a token that was verified before and still counts. */
  sessionOf(token: string): string | undefined {
    const key = digest(token)
    const known = this.#known.get(key)
    if (!known) return undefined
    this.#known.delete(key)
    if (known.expiresAt <= Date.now()) return undefined
    // The one used last stands last, so the first one is the one to drop.
    this.#known.set(key, known)
    return known.sessionId
  }

  add(token: string, verified: Verified): void {
    this.#known.set(digest(token), verified)
    if (this.#known.size <= this.#most) return
    const [oldest = ''] = this.#known.keys()
    this.#known.delete(oldest)
  }

  get size(): number {
    return this.#known.size
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
