import { NoteSessionUseDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $session } from './session.ts'

const KEY = 'usedAt'
/** Far below the hours after which a session ends that nobody uses. */
const EVERY = 600_000

/**
 * The player has done something here; the platform is told once in ten minutes, since renewals go on
 * by themselves and tell nothing of who sits before the page.
 */
export function sessionUsed(): void {
  const { clock, session } = environment()
  const now = clock.now()
  const last = Number(session.get(KEY) ?? 0)
  // A clock that was put back is no reason to keep silent.
  if ($session.get().status !== 'LOGGED_IN' || Math.abs(now - last) < EVERY) return
  session.set(KEY, String(now))
  void tell()
}

async function tell(): Promise<void> {
  const answer = await unlessFailed(ask(NoteSessionUseDocument))
  if (!answer) environment().session.remove(KEY)
}

/** Tells of every press and key in the page, until what it returns is called. */
export const tellOfUse = (): (() => void) => environment().page.onHand(sessionUsed)
