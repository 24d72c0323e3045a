import { RefreshAccessTokenDocument } from '#contract/generated/main/graphql.ts'
import { INVALID_TOKEN_FAILURE } from '#contract/wire/failure-types.ts'
import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import { asFailure } from '../environment/failure.ts'
import { IdentityRefusal, IdentityTimeout } from '../environment/identity.ts'
import { environment } from '../environment/index.ts'
import { endSession } from './end-session.ts'
import { renewalFailed } from './renewal-error.ts'
import { $state, $tokens } from './state.ts'
import type { TabMessage } from './tab-messages.ts'
import { readTokens, storeTokens, type Tokens } from './tokens.ts'

export type Renewal =
  | { readonly status: 'renewed'; readonly tokens: Tokens }
  | { readonly status: 'refused'; readonly reason: SessionEndReason }
  | { readonly status: 'gone' }
  /** Nobody answered, which says nothing about the session; `again` says when to ask next. */
  | { readonly status: 'unanswered'; readonly again?: number }

const LOCK = 'session-renewal'
// A renewal that hangs would keep every tab waiting for the lock.
const PATIENCE = 10_000
/** A provider that kept silent is asked again after this long; all others by growing delays. */
const AFTER_SILENCE = 5000

const refused = (reason: SessionEndReason): Renewal => ({ status: 'refused', reason })

async function renewCustom({ refresh }: Tokens): Promise<Renewal | undefined> {
  if (refresh === undefined) return refused('JWT_EXPIRED')
  const { api, clock } = environment()
  const patience = new AbortController()
  const cancel = clock.after(PATIENCE, () => patience.abort())
  try {
    const variables = { refreshToken: refresh }
    const { data } = await api.request('main', RefreshAccessTokenDocument, variables, {
      signal: patience.signal
    })
    storeTokens(data.refreshAccessToken.accessToken, data.refreshAccessToken.refreshToken)
    return undefined
  } catch (thrown) {
    const failure = asFailure(thrown)
    if (failure.kind === 'network' || failure.kind === 'aborted') return { status: 'unanswered' }
    const isOver = failure.types.includes(INVALID_TOKEN_FAILURE)
    return refused(isOver ? 'SESSION_EXPIRED' : 'JWT_EXPIRED')
  } finally {
    cancel()
  }
}

async function renewOidc({ expiresAt }: Tokens): Promise<Renewal | undefined> {
  try {
    const identity = await environment().identity()
    await identity.renew()
    return undefined
  } catch (thrown) {
    if (thrown instanceof IdentityTimeout) return { status: 'unanswered', again: AFTER_SILENCE }
    renewalFailed(thrown)
    if (!(thrown instanceof IdentityRefusal)) return { status: 'unanswered' }
    return refused(expiresAt <= environment().clock.now() ? 'SESSION_EXPIRED' : 'JWT_EXPIRED')
  }
}

async function renewOnce(stale: Tokens): Promise<Renewal> {
  const stored = await readTokens()
  if (!stored) return { status: 'gone' }
  // Another tab was quicker: its result is ours.
  if (stored.access !== stale.access) return { status: 'renewed', tokens: stored }
  const renew = stored.provider === 'oidc' ? renewOidc : renewCustom
  const failed = await renew(stored)
  if (failed) return failed
  const tokens = await readTokens()
  const message: TabMessage = { type: 'tokensRenewed' }
  environment().channel.post(message)
  return tokens ? { status: 'renewed', tokens } : { status: 'gone' }
}

let running: Promise<Renewal> | undefined

async function renewShared(stale: Tokens): Promise<Renewal> {
  const renewal = await environment().locks.exclusive(LOCK, () => renewOnce(stale))
  if ($state.get().status === 'LOGGED_OUT') return { status: 'gone' }
  if (renewal.status === 'renewed') $tokens.set(renewal.tokens)
  if (renewal.status === 'refused') await endSession(renewal.reason)
  if (renewal.status === 'gone') await endSession()
  return renewal
}

/** Renews the tokens once for all tabs and callers; a refusal ends the session. */
export function renew(stale: Tokens): Promise<Renewal> {
  running ??= renewShared(stale).finally(() => {
    running = undefined
  })
  return running
}
