import { atom, readonlyType } from 'nanostores'

import type { BankProvider } from '#config/bank-providers.ts'
import type { BankLoginErrorCode, SignInErrorCode } from '#contract/generated/page/graphql.ts'
import { Failure } from '../environment/failure.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { LOGIN_FAILED, messageOf } from '../session/sign-in.ts'

/** What a player may choose on a page of sign-in. */
export type Way = BankProvider | 'form' | 'passkey' | 'realm' | 'window'

export type WayInFault =
  | BankLoginErrorCode
  | SignInErrorCode
  /** By the browser: a window of its own. */
  | 'BLOCKED'
  | 'CANCELLED'
  /** What came back belongs to no sign-in that was begun here. */
  | 'MISMATCH'
  | 'NO_ANSWER'
  | 'TIMED_OUT'

export interface Refusal {
  readonly code: WayInFault
  /** When the next try is taken, ISO 8601. */
  readonly retryAt?: string | null
}

/** At most one way is tried at a time; the one that succeeds is busy until the page has gone. */
export type WayIn =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly way: Way }
  | ({ readonly status: 'error'; readonly way: Way; readonly message: string } & Refusal)

const $state = atom<WayIn>({ status: 'idle' })

export const $wayIn = readonlyType($state)

/** Ways that leave the page only when they have led in. */
const STAYING: readonly Way[] = ['form', 'passkey', 'window']

// A page that comes back from the browser's memory was left by a way that was not finished.
onVisit($state, () => {
  const stop = environment().page.onWake(() => {
    const now = $state.get()
    if (now.status === 'busy' && !STAYING.includes(now.way)) $state.set({ status: 'idle' })
  })
  return () => {
    stop()
    $state.set({ status: 'idle' })
  }
})

function thrownCode(thrown: unknown): WayInFault {
  return thrown instanceof Failure && thrown.kind === 'network' ? 'NO_ANSWER' : 'LOGIN_FAILED'
}

/** What a way comes to: on its way out of the page, sent away by the player, or refused. */
export type Outcome = 'leaving' | 'sentAway' | Refusal

/** Tries a way unless one is being tried, and tells in `$wayIn` how it goes. */
export async function tryWay(way: Way, attempt: () => Promise<Outcome>): Promise<void> {
  if ($state.get().status === 'busy') return
  $state.set({ status: 'busy', way })
  try {
    const outcome = await attempt()
    if (outcome === 'leaving') return
    if (outcome === 'sentAway') $state.set({ status: 'idle' })
    else $state.set({ status: 'error', way, message: LOGIN_FAILED, ...outcome })
  } catch (thrown) {
    $state.set({ status: 'error', way, message: messageOf(thrown), code: thrownCode(thrown) })
  }
}
