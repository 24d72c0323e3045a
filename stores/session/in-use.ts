import { NoteSessionUseDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $session } from './session.ts'

const KEY = 'usedAt'
const UNTOLD = 'untold'
/** Far below the hours after which a session ends that nobody uses. */
const EVERY = 600_000
/** A press may sign out or leave the page: what it was for goes first. */
const LATER = 2000

let cancel: (() => void) | undefined

async function tell(): Promise<void> {
  cancel = undefined
  const { clock, page, session } = environment()
  if ($session.get().status !== 'LOGGED_IN' || !page.isOnline()) return
  if (await unlessFailed(ask(NoteSessionUseDocument))) session.set(KEY, String(clock.now()))
}

/** A clock that was put back is no reason to keep silent, nor is what nobody has heard yet. */
const isToldLately = (told: string | undefined, now: number) =>
  told !== undefined && Math.abs(now - Number(told)) < EVERY

/**
 * The player has done something here; the platform is told once in ten minutes, since renewals go on
 * by themselves and tell nothing of who sits before the page. What this page has no time to tell is
 * told by the next one of the tab.
 */
export function sessionUsed(): void {
  const { clock, session } = environment()
  if ($session.get().status !== 'LOGGED_IN') return
  if (isToldLately(session.get(KEY), clock.now())) return
  session.set(KEY, UNTOLD)
  cancel ??= clock.after(LATER, () => void tell())
}

/** Tells of every press and key in the page, until what it returns is called. */
export function tellOfUse(): () => void {
  const { page, session } = environment()
  if (session.get(KEY) === UNTOLD) void tell()
  const stop = page.onHand(sessionUsed)
  return () => {
    stop()
    cancel?.()
    cancel = undefined
  }
}
