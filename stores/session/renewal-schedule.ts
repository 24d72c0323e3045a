import { environment } from '../environment/index.ts'
import { SITE_CONFIG_PATH } from '../environment/site-config.ts'
import { pause, reconnectDelay } from '../environment/sockets/backoff.ts'
import { endSession } from './end-session.ts'
import { prepareRenewal, renewLate } from './late-renewal.ts'
import { $tokens } from './state.ts'
import type { Tokens } from './tokens.ts'

const LEAD = { custom: 30_000, oidc: 60_000 } as const
/** A page that is left sooner will not renew, and need not load what does. */
const PREPARED_AFTER = 20_000
const LONGEST_TIMER = 86_400_000
const UNKNOWN_LIFE = 30_000
const SHORTEST_LIFE = 10_000

/** A fresh token waits at least half its life: a clock that is wrong must not renew without end. */
function delayFor({ provider, expiresAt }: Tokens, isFresh: boolean, now: number): number {
  const left = expiresAt - now
  const delay = Math.max(0, left - LEAD[provider])
  const least = isFresh ? (left > 0 ? Math.max(left / 2, SHORTEST_LIFE) : UNKNOWN_LIFE) : 0
  return Math.min(Math.max(delay, least), LONGEST_TIMER)
}

/** Whether the network is there at all: a browser that is connected to a dead line says so too. */
async function isNetworkBack(): Promise<boolean> {
  const { fetch, page } = environment()
  if (!page.isOnline()) return false
  const answer = await fetch(SITE_CONFIG_PATH, { cache: 'no-store' }).catch(() => undefined)
  return answer !== undefined
}

/** Renews before every expiry for as long as there are tokens; what it returns ends it. */
export function keepRenewed(): () => void {
  const { clock, page, random } = environment()
  let cancel = () => {}
  let known: Tokens | undefined
  let isRunning = false
  let tries = 0

  const isDue = (tokens: Tokens) => tokens.expiresAt - clock.now() <= LEAD[tokens.provider]

  // Given up is only what finds nobody over a network that was seen to work before the attempt.
  async function attempt(tokens: Tokens, isBack = false): Promise<void> {
    const renewal = await renewLate(tokens)
    if (renewal.status !== 'unanswered' || $tokens.get() !== tokens) return
    const isExpired = tokens.expiresAt <= clock.now()
    if (isExpired && isBack) return endSession('JWT_EXPIRED')
    const wasBack = isExpired && (await isNetworkBack())
    await pause(renewal.again ?? reconnectDelay(tries++, random), clock, page.onWake)
    if ($tokens.get() === tokens) return attempt(tokens, wasBack)
  }

  async function run(): Promise<void> {
    const tokens = $tokens.get()
    if (!tokens || isRunning) return
    if (tokens.expiresAt - clock.now() > LONGEST_TIMER) return plan(tokens, false)
    isRunning = true
    tries = 0
    await attempt(tokens).finally(() => {
      isRunning = false
    })
  }

  function plan(tokens: Tokens, isFresh: boolean): void {
    cancel()
    cancel = clock.after(delayFor(tokens, isFresh, clock.now()), () => void run())
  }

  const cancelPreparing = clock.after(PREPARED_AFTER, () => {
    const tokens = $tokens.get()
    if (tokens) void prepareRenewal(tokens)
  })
  const unbind = $tokens.subscribe(tokens => {
    cancel()
    if (tokens) plan(tokens, known !== undefined)
    known = tokens
  })
  // Timers stand still while a machine sleeps.
  const stopWaking = page.onWake(() => {
    tries = 0
    const tokens = $tokens.get()
    if (tokens && isDue(tokens)) void run()
  })
  return () => {
    unbind()
    cancelPreparing()
    stopWaking()
    cancel()
  }
}
