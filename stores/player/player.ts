import { atom, readonlyType } from 'nanostores'

import {
  GetPlayerInfoDocument,
  type GetPlayerInfoQuery,
  PlayerUpdatedDocument
} from '#contract/generated/main/graphql.ts'
import { ask, follow } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type PlayerInfo = NonNullable<NonNullable<GetPlayerInfoQuery['viewer']>['player']>

export type Player =
  | { readonly status: 'LOADING' }
  | { readonly status: 'LOGGED_IN'; readonly player: PlayerInfo }
  | { readonly status: 'LOGGED_OUT' }

const $state = atom<Player>({ status: 'LOADING' })

/** Loading; logged in once there is a player; else logged out. */
export const $player = readonlyType($state)

let reading = 0

async function read(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(ask(GetPlayerInfoDocument))
  if (turn !== reading || !answer) return
  const player = answer.viewer?.player
  $state.set(player ? { status: 'LOGGED_IN', player } : { status: 'LOGGED_OUT' })
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      $state.set({ status: 'LOADING' })
      void read()
      return follow(PlayerUpdatedDocument, {
        next: () => void read(),
        // The first time too: what changed before the line stood was told to nobody.
        connected: () => void read()
      })
    },
    status => {
      reading += 1
      $state.set({ status })
    }
  )
)
