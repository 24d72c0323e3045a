import { atom, readonlyType } from 'nanostores'

import { SyncRecentlyPlayedGamesDocument } from '#contract/generated/page/graphql.ts'
import { type GameDescriptor, readGameDescriptor } from '#contract/wire/game-descriptor.ts'
import { fromJson } from '#contract/wire/json.ts'
import { MOST_RECENTLY_PLAYED, readRecentlyPlayed } from '#contract/wire/recently-played.ts'
import { ask } from '../calls/main.ts'
import { $consent, consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $walletMove } from '../wallet.ts'

export interface PlayedGame {
  readonly gameId: string
  readonly isLiveCasinoGame: boolean
  readonly descriptor: GameDescriptor
}

const KEY = 'recentlyPlayed'
const EVERY = 3

const $state = atom<readonly PlayedGame[]>([])

/** The games that the player played last, the latest first. */
export const $recentlyPlayed = readonlyType($state)

let moves = 0

function store(games: readonly PlayedGame[]): void {
  const kept = games.map(({ gameId, isLiveCasinoGame }) => ({ gameId, isLiveCasinoGame }))
  environment().local.set(KEY, JSON.stringify(kept))
}

async function sync(): Promise<void> {
  const variables = { maxRecentlyPlayedGames: MOST_RECENTLY_PLAYED }
  const answer = await unlessFailed(ask(SyncRecentlyPlayedGamesDocument, variables))
  if (!answer?.viewer) return
  const games = answer.viewer.recentlyPlayedGamesV2.flatMap(game => {
    const { json } = game.gameDescriptorV2
    const descriptor = readGameDescriptor(typeof json === 'string' ? fromJson(json) : json)
    const { gameId, isLiveCasinoGame } = game
    return descriptor ? [{ gameId, isLiveCasinoGame, descriptor }] : []
  })
  $state.set(games)
  store(games)
}

/** What the header of the data API tells: the stored games, for who agreed to have them stored. */
export function storedGameIds(): readonly string[] {
  if (!consentsTo('preferences')) return []
  const stored = readRecentlyPlayed(environment().local.get(KEY) ?? '') ?? []
  return stored.map(({ gameId }) => gameId)
}

function forget(): void {
  $state.set([])
  environment().local.remove(KEY)
}

onVisit($state, () => {
  const begin = () => {
    if (!consentsTo('preferences')) return () => {}
    void sync()
    return $walletMove.listen(move => {
      moves += 1
      if (move && moves % EVERY === 0 && consentsTo('preferences')) void sync()
    })
  }
  const stops = [
    whileLoggedIn(begin, () => $state.set([])),
    $consent.listen(() => {
      if (!consentsTo('preferences')) forget()
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
