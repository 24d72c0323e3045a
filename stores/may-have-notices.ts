import { computed, readonlyType } from 'nanostores'

import { $announcements } from './announcements.ts'
import { environment } from './environment/index.ts'
import { NOTICE_ROOM } from './notice-room.ts'
import { $player, type PlayerInfo } from './player/player.ts'

const concerns = (player: PlayerInfo): boolean =>
  player.accountStatus?.status === 'Closed' ||
  player.kycCheckStatus?.status === 'Required' ||
  player.bankingCDD === 'Required' ||
  (player.selfExclusionDetails?.exclusionEndsAt ??
    player.timeouts?.timeoutEndsAt ??
    player.sourceOfWealthStatus?.dueDate ??
    player.instantBankingBlock?.activeFrom) != null

/**
 * Whether a notice may concern the player, or room was kept for one that is gone: only then is what
 * tells of notices worth its loading.
 */
export const $mayHaveNotices = readonlyType(
  computed(
    [$player, $announcements],
    (state, announcements) =>
      (announcements?.length ?? 0) > 0 ||
      (state.status === 'LOGGED_IN' &&
        (concerns(state.player) || environment().session.get(NOTICE_ROOM) != null))
  )
)
