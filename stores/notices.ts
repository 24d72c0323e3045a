import { atom, computed, readonlyType } from 'nanostores'

import { type Notice, noticesOf } from '#rules/notices.ts'
import { $announcements } from './announcements.ts'
import { environment } from './environment/index.ts'
import { asksForIdentity } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'
import { $now } from './now.ts'
import { $player } from './player/player.ts'

export type { Notice } from '#rules/notices.ts'

const DISMISSED = 'dismissedNotices'

const $state = atom<readonly Notice[]>([])

/** All that concerns the player now, the most urgent first: what the page of notifications lists. */
export const $notices = readonlyType($state)

const isSame = (a: Notice, b: Notice | undefined): boolean =>
  a.id === b?.id &&
  a.until === b.until &&
  a.isBlocking === b.isBlocking &&
  a.announcement === b.announcement

/** Time passes every second, and mostly nothing comes of it: then nobody need be told. */
function look(): void {
  const player = $player.get()
  const found = noticesOf({
    standing: player.status === 'LOGGED_IN' ? player.player : null,
    announcements: $announcements.get() ?? [],
    asksForIdentity: asksForIdentity(player),
    now: environment().clock.now()
  })
  const known = $state.get()
  const isKnown = found.length === known.length && found.every((one, i) => isSame(one, known[i]))
  if (!isKnown) $state.set(found)
}

onVisit($state, () => {
  const stops = [$player.subscribe(look), $announcements.listen(look), $now.listen(look)]
  return () => {
    for (const stop of stops) stop()
  }
})

const $dismissed = atom<ReadonlySet<string>>(new Set())

onVisit($dismissed, () => {
  const kept = environment().session.get(DISMISSED)
  if (kept) $dismissed.set(new Set(kept.split('\n')))
})

/** What stands on the page: a notice that was sent away stays away for the browser session. */
export const $shownNotices = readonlyType(
  computed([$state, $dismissed], (notices, dismissed) =>
    notices.filter(({ id, canBeDismissed }) => !(canBeDismissed && dismissed.has(id)))
  )
)

/** Sends a notice away that may be sent away; it stays in the list of notifications. */
export function dismissNotice(id: string): void {
  const dismissed = new Set($dismissed.get()).add(id)
  environment().session.set(DISMISSED, [...dismissed].join('\n'))
  $dismissed.set(dismissed)
}
