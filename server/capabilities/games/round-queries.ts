import { SHELF } from '#config/catalogue/games.ts'
import { signedIn } from '../../context.ts'
import type {
  GameRoundResolvers,
  GameRoundStatus,
  ResolversTypes,
  ViewerResolvers
} from '../../generated/main.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import { findRound, listRounds, playedGames } from './round-history.ts'
import { recordOf } from './round-record.ts'
import type { GameRound } from './tables.ts'

const nameOf = (slug: string): string =>
  SHELF.find(({ title }) => title.slug === slug)?.title.name ?? slug

const gameOf = (slug: string) => ({ slug, name: nameOf(slug) })

function statusOf({ status, ended_by_rule: isByRule }: GameRound): GameRoundStatus {
  if (status === 'open') return 'RUNNING'
  if (status === 'rolledBack') return 'RETURNED'
  return isByRule ? 'ENDED_BY_RULE' : 'ENDED'
}

/**
 * A round as the player is told it: a stake that came back counts as one, not as a win, and a free
 * spin has cost nothing.
 */
function answerOf(round: GameRound): Awaited<ResolversTypes['GameRound']> {
  const { currency } = round
  const money = (minor: bigint) => ({ amount: { minor, currency }, currency })
  return {
    id: round.id,
    game: gameOf(round.game),
    status: statusOf(round),
    startedAt: round.started_at,
    endedAt: round.ended_at,
    stake: money(round.free_spins === null ? round.stake : 0n),
    contribution: money(round.contribution),
    win: money(round.won)
  }
}

export const gameRounds: NonNullable<ViewerResolvers['gameRounds']> = async (
  _viewer,
  { first, after, filter },
  context
) => {
  const { playerId } = signedIn(context)
  const size = pageSize('first', first)
  const wanted = {
    game: filter?.game ?? undefined,
    from: filter?.from ? new Date(filter.from) : undefined,
    until: filter?.until ? new Date(filter.until) : undefined
  }
  const page = { first: size + 1, after: after ?? undefined }
  const found = await listRounds(context.ports.db.kysely, playerId, wanted, page)
  return pageOf(found, size, round => ({ cursor: round.id, node: answerOf(round) }))
}

export const gameRound: NonNullable<ViewerResolvers['gameRound']> = async (
  _viewer,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  const round = await findRound(context.ports.db.kysely, playerId, id)
  return round ? answerOf(round) : null
}

export const gamesWithRounds: NonNullable<ViewerResolvers['gamesWithRounds']> = async (
  _viewer,
  _args,
  context
) => {
  const { playerId } = signedIn(context)
  const slugs = await playedGames(context.ports.db.kysely, playerId)
  return slugs.map(gameOf).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Asked of the provider only where it is wanted. */
export const record: NonNullable<GameRoundResolvers['record']> = async ({ id }, _args, context) => {
  const found = await recordOf(context.ports, signedIn(context).playerId, id)
  return found && JSON.stringify(found, null, 2)
}
