import { environment } from '../environment/index.ts'
import { pause, reconnectDelay } from '../environment/sockets/backoff.ts'
import { endSession } from './end-session.ts'
import { $tokens } from './state.ts'
import type { Tokens } from './tokens.ts'

const LEAD = { custom: 30_000, oidc: 60_000 } as const
/** A provider that did not answer is asked again after this long; the platform by growing delays. */
const PROVIDER_PAUSE = 5000
const LONGEST_TIMER = 86_400_000
const UNKNOWN_LIFE = 30_000

/** A fresh token waits at least half its life: a clock that is wrong must not renew without end. */
function delayFor({ provider, expiresAt }: Tokens, isFresh: boolean, now: number): number {
  const left = expiresAt - now
  const delay = Math.max(0, left - LEAD[provider])
  const least = isFresh ? (left > 0 ? left / 2 : UNKNOWN_LIFE) : 0
  return Math.min(Math.max(delay, least), LONGEST_TIMER)
}

/** Renews before every expiry for as long as there are tokens; what it returns ends it. */
export function keepRenewed(): () => void {
  const { clock, page, random } = environment()
  let cancel = () => {}
  let known: Tokens | undefined
  let isRunning = false

  const isDue = (tokens: Tokens) => tokens.expiresAt - clock.now() <= LEAD[tokens.provider]

  async function attempt(tokens: Tokens, count: number): Promise<void> {
    const { renew } = await import('./renewal.ts')
    const { status } = await renew(tokens)
    if (status !== 'unanswered' || $tokens.get() !== tokens) return
    if (tokens.expiresAt <= clock.now() && page.isOnline()) return endSession('JWT_EXPIRED')
    const isAtProvider = tokens.provider === 'oidc'
    const delay = isAtProvider ? PROVIDER_PAUSE : reconnectDelay(count, random)
    await pause(delay, clock, page.onWake)
    if ($tokens.get() === tokens) return attempt(tokens, count + 1)
  }

  async function run(): Promise<void> {
    const tokens = $tokens.get()
    if (!tokens || isRunning) return
    if (tokens.expiresAt - clock.now() > LONGEST_TIMER) return plan(tokens, false)
    isRunning = true
    await attempt(tokens, 0).finally(() => {
      isRunning = false
    })
  }

  function plan(tokens: Tokens, isFresh: boolean): void {
    cancel()
    cancel = clock.after(delayFor(tokens, isFresh, clock.now()), () => void run())
  }

  const unbind = $tokens.subscribe(tokens => {
    cancel()
    if (tokens) plan(tokens, known !== undefined)
    known = tokens
  })
  // Timers stand still while a machine sleeps.
  const stopWaking = page.onWake(() => {
    const tokens = $tokens.get()
    if (tokens && isDue(tokens)) void run()
  })
  return () => {
    unbind()
    stopWaking()
    cancel()
  }
}
