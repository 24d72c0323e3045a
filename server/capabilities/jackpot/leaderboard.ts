import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import type { CommunityShare, PotRule } from '#config/jackpots.ts'
import { OPERATORS } from '#config/operators.ts'
import { initialsOf } from '#rules/initials.ts'
import { partOf, sharesByPlace } from '#rules/jackpot/community.ts'
import { fromCents, MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Executor } from '../../db/database.ts'
import type { PublicResolvers } from '../../generated/main.ts'
import { pageSize } from '../../graphql/paging.ts'
import { shownRank } from '../loyalty/index.ts'
import { findPlayer } from '../player/index.ts'
import { instanceOf, readPots } from './instances.ts'
import type { PotRow } from './tables.ts'

type ByBoard = Extract<CommunityShare, { readonly strategy: 'topContributors' }>

const boardRule = ({ community }: PotRule): ByBoard | undefined =>
  community.find((share): share is ByBoard => share.strategy === 'topContributors')

const standingsOf = (db: Executor, instance: string, { pot, filling }: PotRow) =>
  db
    .selectFrom('jackpot_standings')
    .where('instance', '=', instance)
    .where('pot', '=', pot)
    .where('filling', '=', filling)

/** Where a player stands in a filling, counted from 1; null for who has given nothing to it. */
async function placeOf(db: Executor, instance: string, pot: PotRow, player: string) {
  const own = await standingsOf(db, instance, pot)
    .select(['micro', 'reached_by'])
    .where('player_id', '=', player)
    .executeTakeFirst()
  if (!own) return null
  const { before } = await standingsOf(db, instance, pot)
    .select(({ fn }) => fn.countAll().as('before'))
    .where(eb =>
      eb.or([
        eb('micro', '>', own.micro),
        eb.and([eb('micro', '=', own.micro), eb('reached_by', '<', own.reached_by)])
      ])
    )
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

/**
 * What each place of the board would get if somebody who is not on it dropped the pot now, in minor
 * units of the currency, rounded down.
 */
function prizesOf(
  { share, places }: ByBoard,
  pot: PotRow,
  players: number,
  currency: CurrencyCode
): readonly bigint[] {
  const shared = partOf(pot.micro / MICRO_PER_CENT, share)
  return sharesByPlace(shared, Math.min(players, places)).map(cents =>
    fromCents(cents, currency, EURO_RATES[currency])
  )
}

const levelOf = async (db: Executor, player: string): Promise<number> =>
  (await findPlayer(db, player))?.gamification_level ?? 0

/**
 * Who has given most to what is in a pot now, with what the pot would bring them. Players are told
 * by initials alone, and nobody is on it who has not given. Null for what this house does not run.
 */
export const jackpotLeaderboard: NonNullable<PublicResolvers['jackpotLeaderboard']> = async (
  _root,
  { brand, jackpotInstanceId, jackpotPotId, currency, playerUUID, size },
  { ports, request, session }
) => {
  const most = pageSize('size', size)
  const { operator } = ports.config
  const { slug } = OPERATORS[operator]
  if (brand !== slug || !isCurrency(currency)) return null
  const db = ports.db.kysely
  const instance = await instanceOf(db, jackpotInstanceId)
  const rule = instance?.rule.pots.find(({ id }) => id === jackpotPotId)
  const board = rule && boardRule(rule)
  const pot = board && (await readPots(db, jackpotInstanceId)).find(row => row.pot === rule.id)
  if (!board || !pot) return null

  const rows = await standingsOf(db, jackpotInstanceId, pot)
    .innerJoin('players', 'players.id', 'jackpot_standings.player_id')
    .select(['first_name', 'last_name', 'gamification_level'])
    .orderBy('jackpot_standings.micro', 'desc')
    .orderBy('jackpot_standings.reached_by')
    .limit(most)
    .execute()
  const { players } = await standingsOf(db, jackpotInstanceId, pot)
    .select(({ fn }) => fn.countAll().as('players'))
    .executeTakeFirstOrThrow()
  const prizes = prizesOf(board, pot, Number(players), currency)
  // Where somebody stands is told to nobody else.
  const isOwn = playerUUID !== null && playerUUID !== undefined && session?.playerId === playerUUID
  const rankOf = (level: number) => shownRank(operator, level, request.locale)
  const own = isOwn ? rankOf(await levelOf(db, playerUUID)) : null
  return {
    playerPosition: isOwn ? await placeOf(db, jackpotInstanceId, pot, playerUUID) : null,
    playerRank: own?.name ?? null,
    playerRankImageUrl: own?.logo ?? null,
    entries: rows.map(({ first_name, last_name, gamification_level: level }, index) => {
      const rank = rankOf(level)
      return {
        brand: slug,
        expectedPrize: { minor: prizes[index] ?? 0n, currency },
        initials: initialsOf(first_name, last_name),
        rankImageUrl: rank?.logo ?? null,
        rankName: rank?.name ?? null
      }
    })
  }
}
