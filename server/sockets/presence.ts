import { authenticate } from '../identity/authenticate.ts'
import type { Ports } from '../ports.ts'

const LONGEST_TIMER = 2 ** 31 - 1

export type Ending = 'SESSION_DESTROYED' | 'TOKEN_EXPIRED'

/**
 * Whose socket it is and how long it may live: until its session ends or its token expires. A ping
 * that carries a newer token of the same session lets it live on.
 */
export class Presence {
  readonly #ports: Ports
  readonly #end: (ending: Ending, reason: string) => void
  #token: string | undefined
  #sessionId: string | undefined
  #forget: () => void = () => {}
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(ports: Ports, end: (ending: Ending, reason: string) => void) {
    this.#ports = ports
    this.#end = end
  }

  get token(): string | undefined {
    return this.#token
  }

  /** False when the token proves nothing; without one the socket is a visitor's. */
  async open(token: string | undefined): Promise<boolean> {
    if (token === undefined) return true
    const known = await authenticate(this.#ports, token)
    // A socket may be gone before its token has been looked at: then nobody would end what begins here.
    if (!known || this.#isClosed) return false
    const { session, player } = known
    this.#sessionId = session.id
    this.#forget = this.#ports.bus.subscribe('session.destroyed', player.id, ({ data }) => {
      if (data['sessionId'] === session.id) this.#end('SESSION_DESTROYED', String(data['reason']))
    })
    this.#hold(token)
    // The session may have ended between the first look and the subscription.
    return (await authenticate(this.#ports, token)) !== null
  }

  /** Takes a newer token of the same session; any other is passed over. */
  async renew(token: string): Promise<void> {
    const known = await authenticate(this.#ports, token)
    if (known && known.session.id === this.#sessionId && !this.#isClosed) this.#hold(token)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#forget()
  }

  #hold(token: string): void {
    this.#token = token
    clearTimeout(this.#timer)
    // Tokens are dated by the real time, whatever the platform's clock has been moved to.
    const left = expiryOf(token) - Date.now()
    const wait = Math.min(Math.max(left, 0) + 1000, LONGEST_TIMER)
    this.#timer = setTimeout(() => this.#end('TOKEN_EXPIRED', 'JWT_EXPIRED'), wait).unref()
  }
}

/** When a token, already verified, expires, in milliseconds since 1970. */
function expiryOf(token: string): number {
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0
  return Number(exp) * 1000
}
