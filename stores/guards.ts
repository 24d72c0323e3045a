import { computed, readonlyType } from 'nanostores'

import { LICENCES } from '#config/licences.ts'
import { blockingGuard, guardsOf, strictest } from '#rules/guards.ts'
import { $announcements } from './announcements.ts'
import { licenceFor } from './licence.ts'
import { $now } from './now.ts'
import { $player, type Player } from './player/player.ts'
import { $isRealityCheckDue } from './reality-check.ts'

const standingOf = (state: Player) =>
  state.status === 'LOGGED_IN' ? state.player : state.status === 'LOADING' ? undefined : null

/** Whether the player's licence asks players to prove who they are. */
export const asksForIdentity = (state: Player): boolean =>
  LICENCES[licenceFor(state)].kyc !== 'none'

/** How each guard stands. */
export const $guards = computed(
  [$player, $announcements, $isRealityCheckDue, $now],
  (state, announcements, isRealityCheckDue, now) =>
    guardsOf({
      standing: standingOf(state),
      announcements,
      isRealityCheckDue,
      asksForIdentity: asksForIdentity(state),
      now
    })
)

/** The strictest of all guards. */
export const $guard = readonlyType(computed($guards, strictest))

/** The guard that blocks the player, the strictest of those that do. */
export const $blockingGuard = readonlyType(computed($guards, blockingGuard))
