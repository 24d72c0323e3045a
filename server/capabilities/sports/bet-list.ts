import { statusesIn } from '#rules/sports/bet-status.ts'
import { signedIn } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type {
  SportsBet,
  SportsBetKind,
  SportsBetState,
  ViewerResolvers
} from '../../generated/main.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import type { Ports } from '../../ports.ts'
import { betAnswers } from './answer.ts'
import type { StoredBet } from './tables.ts'

const MOST_BETS = 50

interface Wanted {
  readonly playerId: string
  readonly state: SportsBetState
  readonly kind: SportsBetKind | null
  readonly sport: string | null
  readonly since: Date | null
}

/** At most so many bets of a player behind one of them, the latest first. */
async function readBets(
  db: Executor,
  { kind, playerId, since, sport, state }: Wanted,
  after: string | null,
  limit: number
): Promise<readonly StoredBet[]> {
  let bets = db
    .selectFrom('sport_bets as bet')
    .selectAll()
    .where('bet.player_id', '=', playerId)
    .where('bet.status', 'in', statusesIn(state))
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(limit)
  if (kind === 'SYSTEM') bets = bets.where('bet.shape', 'not in', ['SINGLE', 'COMBO'])
  else if (kind) bets = bets.where('bet.shape', '=', kind)
  if (since) bets = bets.where('bet.placed_at', '>=', since)
  if (sport)
    bets = bets.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sport_bet_legs as leg')
          .innerJoin('sport_events as event', 'event.id', 'leg.event_id')
          .select('leg.bet_id')
          .whereRef('leg.bet_id', '=', 'bet.id')
          .where('event.sport', '=', sport)
      )
    )
  if (after)
    bets = bets.where(row =>
      row(
        row.refTuple('bet.placed_at', 'bet.id'),
        '<',
        row
          .selectFrom('sport_bets as before')
          .select(['before.placed_at', 'before.id'])
          .where('before.id', '=', after)
          .where('before.player_id', '=', playerId)
          .$asTuple('placed_at', 'id')
      )
    )
  return await bets.execute()
}

/** What a bet is worth is reckoned from prices as they stand: bets are read on until enough are offered. */
async function readOffered(
  ports: Ports,
  wanted: Wanted,
  after: string | null,
  limit: number
): Promise<readonly SportsBet[]> {
  const offered: SportsBet[] = []
  let last = after
  for (;;) {
    const bets = await readBets(ports.db.kysely, wanted, last, limit)
    const answers = await betAnswers(ports, bets)
    offered.push(...answers.filter(({ cashOut }) => cashOut.state === 'OFFERED'))
    last = bets.at(-1)?.id ?? null
    if (offered.length >= limit || bets.length < limit) return offered.slice(0, limit)
  }
}

/** A player's bets of a state, the latest first, page by page. */
export const sportsBets: NonNullable<ViewerResolvers['sportsBets']> = async (
  _viewer,
  { after = null, canCashOut, first, kind = null, since, sport = null, state },
  context
) => {
  const size = pageSize('first', first, MOST_BETS)
  const { playerId } = signedIn(context)
  const { ports } = context
  const wanted = { playerId, state, kind, sport, since: since ? new Date(since) : null }
  // One more is read than the page holds, which tells whether another page follows.
  const answers = canCashOut
    ? await readOffered(ports, wanted, after, size + 1)
    : await betAnswers(ports, await readBets(ports.db.kysely, wanted, after, size + 1))
  return pageOf(answers, size, node => ({ node, cursor: node.id }))
}
