import { sql } from 'kysely'

import type { Executor } from '../../db/database.ts'
import type { EntryRow } from './tables.ts'

export interface Placed {
  readonly place: number
  readonly playerId: string
  readonly initials: string
  readonly score: bigint
}

export interface Standings {
  /** The first places, then the player and the neighbours, each once. */
  readonly shown: readonly Placed[]
  readonly own: Placed | undefined
}

const SHOWN_BEST = 10

type Standing = Pick<EntryRow, 'descending' | 'player_id' | 'reached_at' | 'reached_by' | 'score'>
type Shown = Standing & { readonly initials: string | null }

const toPlaced = (row: Shown, place: number): Placed => ({
  place,
  playerId: row.player_id,
  initials: row.initials ?? '',
  score: row.score
})

const standing = (executor: Executor, tournament: string) =>
  executor
    .selectFrom('engage_contest_entries as entry')
    .innerJoin('engage_players as player', 'player.player_id', 'entry.player_id')
    .select([
      'entry.player_id',
      'entry.score',
      'entry.descending',
      'entry.reached_at',
      'entry.reached_by',
      'player.initials'
    ])
    .where('entry.tournament', '=', tournament)
    .where('entry.score', '>', 0n)

/** Where in the order a row stands, as the index of the order has it. */
const beside = (own: Standing, side: '<' | '>') =>
  sql<boolean>`(entry.descending, entry.reached_at, entry.reached_by) ${sql.raw(side)}
    (${own.descending}, ${own.reached_at}, ${own.reached_by})`

const next = (executor: Executor, tournament: string, own: Standing, side: '<' | '>') => {
  const way = side === '<' ? 'desc' : 'asc'
  return standing(executor, tournament)
    .where(beside(own, side))
    .orderBy('entry.descending', way)
    .orderBy('entry.reached_at', way)
    .orderBy('entry.reached_by', way)
    .limit(1)
    .executeTakeFirst()
}

/** How many stand before somebody, counted in the index of the order. */
async function countBefore(executor: Executor, tournament: string, own: Standing): Promise<number> {
  const { before } = await executor
    .selectFrom('engage_contest_entries as entry')
    .select(({ fn }) => fn.countAll<bigint>().as('before'))
    .where('entry.tournament', '=', tournament)
    .where('entry.score', '>', 0n)
    .where(beside(own, '<'))
    .executeTakeFirstOrThrow()
  return Number(before)
}

async function around(executor: Executor, tournament: string, own: Shown): Promise<Placed[]> {
  const place = (await countBefore(executor, tournament, own)) + 1
  const before = await next(executor, tournament, own, '<')
  const after = await next(executor, tournament, own, '>')
  return [
    ...(before ? [toPlaced(before, place - 1)] : []),
    toPlaced(own, place),
    ...(after ? [toPlaced(after, place + 1)] : [])
  ]
}

/** The first places, and around a player; nobody stands there who has not played. */
export async function standingsOf(
  executor: Executor,
  tournament: string,
  playerId: string
): Promise<Standings> {
  const best = await standing(executor, tournament)
    .orderBy('entry.descending')
    .orderBy('entry.reached_at')
    .orderBy('entry.reached_by')
    .limit(SHOWN_BEST)
    .execute()
  const top = best.map((row, index) => toPlaced(row, index + 1))
  const self = await standing(executor, tournament)
    .where('entry.player_id', '=', playerId)
    .executeTakeFirst()
  const inTop = top.find(placed => placed.playerId === playerId)
  if (!self || (inTop && inTop.place < SHOWN_BEST)) return { shown: top, own: inTop }
  const near = await around(executor, tournament, self)
  const own = near.find(placed => placed.playerId === playerId)
  return { shown: [...top, ...near.filter(({ place }) => place > top.length)], own }
}
