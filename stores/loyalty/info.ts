import { atom, readonlyType } from 'nanostores'

import { GetGamanzaInfoDocument } from '#contract/generated/main/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $player } from '../player/player.ts'

export type GamanzaInfo =
  | { readonly status: 'loading' | 'failed' | 'visitor' }
  | { readonly status: 'known'; readonly isBlocked: boolean; readonly level: number }

const $state = atom<GamanzaInfo>({ status: 'loading' })

/** What the house knows of the player's place in the programme. */
export const $gamanzaInfo = readonlyType($state)

let reading = 0

/** Asks anew; what does not come leaves what was known. */
export async function loadGamanzaInfo(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(ask(GetGamanzaInfoDocument))
  if (turn !== reading) return
  const viewer = answer?.viewer
  if (!viewer) {
    if ($state.get().status === 'loading') $state.set({ status: 'failed' })
    return
  }
  $state.set({
    status: 'known',
    isBlocked: viewer.isPlayerBlockedInGamanza === true,
    level: viewer.playerGamificationDetails?.level ?? 0
  })
}

// Whatever changes of the player is told by the player's own stream: the level among it.
onVisit($state, () =>
  $player.subscribe(player => {
    if (player.status === 'LOGGED_IN') return void loadGamanzaInfo()
    reading += 1
    $state.set({ status: player.status === 'LOADING' ? 'loading' : 'visitor' })
  })
)
