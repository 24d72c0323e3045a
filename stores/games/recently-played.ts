import { atom, readonlyType } from 'nanostores'

import {
  RecentlyPlayedGamesDocument,
  type RecentlyPlayedGamesQuery,
  SyncRecentlyPlayedGamesDocument
} from '#contract/generated/page/graphql.ts'
import { type GameDescriptor, readGameDescriptor } from '#contract/wire/game-descriptor.ts'
import { fromJson } from '#contract/wire/json.ts'
import { MOST_RECENTLY_PLAYED } from '#contract/wire/recently-played.ts'
import { ask } from '../calls/main.ts'
import { $consent, consentsTo } from '../consent.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $walletMove } from '../wallet.ts'
import { storeGames } from './stored-games.ts'

export interface PlayedGame {
  readonly gameId: string
  readonly isLiveCasinoGame: boolean
  readonly descriptor: GameDescriptor
}

const EVERY = 3
const VARIABLES = { maxRecentlyPlayedGames: MOST_RECENTLY_PLAYED }

const $state = atom<readonly PlayedGame[]>([])
const $sync = atom(undefined)

/** The games that the player played last, the latest first. */
export const $recentlyPlayed = readonlyType($state)

/** Asks for them anew at every third change of the balance. */
export const $playedSync = readonlyType($sync)

let moves = 0

function take({ viewer }: RecentlyPlayedGamesQuery): void {
  if (!viewer || !consentsTo('preferences')) return
  const games = viewer.recentlyPlayedGamesV2.flatMap(game => {
    const { json } = game.gameDescriptorV2
    const descriptor = readGameDescriptor(typeof json === 'string' ? fromJson(json) : json)
    const { gameId, isLiveCasinoGame } = game
    return descriptor ? [{ gameId, isLiveCasinoGame, descriptor }] : []
  })
  const kept = games.slice(0, MOST_RECENTLY_PLAYED)
  $state.set(kept)
  storeGames(kept)
}

async function read(): Promise<void> {
  const answer = await unlessFailed(ask(RecentlyPlayedGamesDocument, VARIABLES))
  if (answer) take(answer)
}

async function sync(): Promise<void> {
  const answer = await unlessFailed(ask(SyncRecentlyPlayedGamesDocument, VARIABLES))
  if (answer) take(answer)
}

onVisit($sync, () =>
  whileLoggedIn(
    () =>
      $walletMove.listen(move => {
        if (!move) return
        moves += 1
        if (moves % EVERY === 0 && consentsTo('preferences')) void sync()
      }),
    () => {}
  )
)

onVisit($state, () => {
  const consented = () => {
    if (!consentsTo('preferences')) $state.set([])
  }
  const stops = [
    $sync.listen(() => {}),
    $consent.listen(consented),
    whileLoggedIn(
      () => {
        if (consentsTo('preferences')) void read()
        return () => {}
      },
      () => $state.set([])
    )
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
