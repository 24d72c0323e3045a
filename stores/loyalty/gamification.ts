import { computed, readonlyType } from 'nanostores'

import {
  type GamificationBlock,
  type GamificationFacts,
  gamificationBlock
} from '#rules/loyalty/gating.ts'
import { $player, type PlayerInfo } from '../player/player.ts'
import { $session } from '../session/session.ts'
import { $gamanzaInfo, loadGamanzaInfo } from './info.ts'
import { $gamificationSettings, loadGamificationSettings } from './settings.ts'

export type Gamification =
  | { readonly status: 'loading' }
  /** What decides could not be read. */
  | { readonly status: 'failed' }
  | { readonly status: 'off'; readonly block: GamificationBlock }
  /** Pages can be read; whoever takes part has signed in. */
  | { readonly status: 'visitor' }
  | { readonly status: 'on'; readonly clientId: string; readonly level: number }

const factsOf = (
  player: PlayerInfo,
  isBlocked: boolean
): NonNullable<GamificationFacts['player']> => ({
  isBlocked,
  exclusionEndsAt: player.selfExclusionDetails?.exclusionEndsAt,
  hasSourceOfWealthExpired: player.sourceOfWealthStatus?.dueDateExpired === true,
  isKycRequired: player.kycCheckStatus?.status === 'Required',
  isClosed: player.accountStatus?.status === 'Closed'
})

/** Whether the programme is there for whoever looks at the page: the seven conditions, and sign-in. */
export const $gamification = readonlyType(
  computed(
    [$gamificationSettings, $session, $player, $gamanzaInfo],
    (settings, session, player, info): Gamification => {
      if (settings.status !== 'known') return { status: settings.status }
      const { isEnabled, clientId } = settings
      const house = gamificationBlock({ isEnabled, clientId })
      if (house) return { status: 'off', block: house }
      if (session.status === 'LOGGED_OUT') return { status: 'visitor' }
      if (session.status === 'LOADING' || player.status === 'LOADING') return { status: 'loading' }
      if (player.status === 'LOGGED_OUT') return { status: 'visitor' }
      if (info.status === 'failed') return { status: 'failed' }
      if (info.status !== 'known') return { status: 'loading' }
      const block = gamificationBlock({
        isEnabled,
        clientId,
        player: factsOf(player.player, info.isBlocked)
      })
      if (block) return { status: 'off', block }
      return { status: 'on', clientId: clientId ?? '', level: info.level }
    }
  )
)

/** Reads once more what decides, for whoever asks for it after a failure. */
export function readGamificationAgain(): void {
  if ($gamificationSettings.get().status === 'failed') void loadGamificationSettings()
  if ($gamanzaInfo.get().status === 'failed') void loadGamanzaInfo()
}
