import type { LiveSeat, LiveTable } from '#contract/wire/table-play.ts'
import { commitmentOf } from '#engine/fairness/seeds.ts'
import { readChips } from '#engine/rounds/wheel.ts'
import { toDecimal } from '#rules/money.ts'
import type { Ports } from '../../ports.ts'
import { standingOf } from '../provider/proof.ts'
import { liveRound } from './live-round.ts'
import { slotAt } from './schedule.ts'

const HISTORY = 20
/** More than a screen shows; the others play as well. */
const SEATS = 40

/** The players of a round in the order in which they sat down, by nothing but a number. */
async function seatsOf(ports: Ports, game: string, number: bigint): Promise<readonly LiveSeat[]> {
  const rounds = await ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('game', '=', game)
    .where('live_number', '=', number)
    .where('mode', '=', 'REAL')
    .where('status', 'in', ['playing', 'decided', 'settled'])
    .orderBy('started_at')
    .orderBy('id')
    .limit(SEATS)
    .execute()
  const now = ports.clock.now()
  return await Promise.all(
    rounds.map(async (round, index) => {
      const standing = await standingOf(round, now)
      return {
        seat: index + 1,
        spots: [...new Set(readChips(round).map(({ field }) => field))],
        stake: toDecimal(standing.staked, round.currency),
        currency: round.currency,
        win: standing.isOver ? toDecimal(standing.payout, round.currency) : null
      }
    })
  )
}

/** What everybody at a live table sees at this moment. */
export async function liveTable(ports: Ports, game: string): Promise<LiveTable> {
  const now = ports.clock.now()
  const slot = slotAt(now)
  const round = await liveRound(ports, ports.db.kysely, game, slot)
  const isClosed = now >= slot.closesAt
  const history = await ports.db.kysely
    .selectFrom('live_rounds')
    .select(['number', 'segment'])
    .where('game', '=', game)
    .where('number', '<', round.number)
    .orderBy('number', 'desc')
    .limit(HISTORY)
    .execute()
  return {
    now: now.toISOString(),
    round: {
      number: slot.number,
      opensAt: slot.opensAt.toISOString(),
      closesAt: slot.closesAt.toISOString(),
      stopsAt: slot.stopsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      commitment: await commitmentOf(round.server_seed),
      segment: isClosed ? round.segment : null,
      serverSeed: isClosed ? round.server_seed : null
    },
    history: history.map(({ number, segment }) => ({ number: Number(number), segment })),
    seats: await seatsOf(ports, game, round.number)
  }
}
