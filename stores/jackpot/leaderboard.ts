import { atom, readonlyType } from 'nanostores'

import type { CurrencyCode } from '#config/currencies.ts'
import {
  JackpotLeaderboardDocument,
  type JackpotLeaderboardQuery
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { $jackpotInstance } from './instance.ts'
import { type JackpotPlayer, whilePlayer } from './player.ts'
import { readOnNews } from './refetch.ts'

type Answer = NonNullable<JackpotLeaderboardQuery['public']['jackpotLeaderboard']>

export interface BoardRow {
  readonly place: number
  readonly initials: string
  readonly brand: string
  /** Minor units of the board's currency. */
  readonly prize: bigint
  readonly rank: string | null
}

/** Where the player stands; the prize is known as far down as the list was read. */
export interface OwnPlace {
  readonly place: number
  readonly prize: bigint | undefined
  readonly rank: string | null
}

export type Leaderboard =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly currency: CurrencyCode
      /** The first fifty at most. */
      readonly rows: readonly BoardRow[]
      /** Absent from the hundredth place on, and for who has given nothing. */
      readonly own: OwnPlace | undefined
    }

const SIZE = 100
const SHOWN = 50
const NEWS_EVERY = 5000

/** On phones the board grows by so many rows. */
export const BOARD_STEP = 10

const $state = atom<Leaderboard>({ status: 'loading' })

/** Who would get what if the largest pot fell now. */
export const $leaderboard = readonlyType($state)

function rowOf(
  { brand, expectedPrize, initials, rankName }: Answer['entries'][number],
  place: number,
  currency: CurrencyCode
): BoardRow | undefined {
  if (!brand || !initials || expectedPrize === null) return undefined
  return { place, brand, initials, prize: minorOf(expectedPrize, currency), rank: rankName }
}

/** The board as it is shown, of what was answered. */
function boardOf(answer: Answer, currency: CurrencyCode): Leaderboard {
  const all = answer.entries
    .slice(0, SIZE)
    .flatMap((entry, index) => rowOf(entry, index + 1, currency) ?? [])
  const { playerPosition: place, playerRank: rank } = answer
  const own =
    place === null || place < 1 || place >= SIZE
      ? undefined
      : { place, rank, prize: all.find(row => row.place === place)?.prize }
  return { status: 'ready', currency, rows: all.filter(row => row.place <= SHOWN), own }
}

let reading = 0
let readAgain: () => Promise<void> = async () => {}

/** Asks again, as after a failure. */
export const readLeaderboard = (): Promise<void> => readAgain()

async function read(instance: string, player: JackpotPlayer): Promise<void> {
  const turn = ++reading
  const { brand, currency, playerId } = player
  const answer = await unlessFailed(
    ask(JackpotLeaderboardDocument, {
      brand,
      jackpotInstanceId: instance,
      jackpotPotId: 'mega',
      currency,
      playerUUID: playerId,
      size: SIZE
    })
  )
  if (turn !== reading) return
  const board = answer?.public.jackpotLeaderboard
  if (board) $state.set(boardOf(board, currency))
  else if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
}

function follow(player: JackpotPlayer): () => void {
  let stop = () => {}
  let followed: string | undefined
  const unbind = $jackpotInstance.subscribe(state => {
    if (state.status === 'failed' && !followed) $state.set({ status: 'failed' })
    if (state.status !== 'ready' || state.instance.id === followed) return
    followed = state.instance.id
    stop()
    readAgain = () => read(state.instance.id, player)
    stop = readOnNews(readAgain, ['JackpotUpdate', 'WinEvent'], NEWS_EVERY)
  })
  return () => {
    reading += 1
    readAgain = async () => {}
    unbind()
    stop()
    $state.set({ status: 'loading' })
  }
}

onVisit($state, () => whilePlayer(follow, () => $state.set({ status: 'loading' })))
