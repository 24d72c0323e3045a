import { endRound } from './end-round.ts'
import type { House } from './house.ts'
import { pay } from './settle.ts'
import type { ProviderSession } from './tables.ts'

/** Ends and pays what a player left at a live table in a round before: the wheel did not wait. */
export async function finishEarlier(house: House, session: ProviderSession): Promise<void> {
  const { db, clock } = house.ports
  const now = clock.now()
  const earlier = () =>
    db.kysely
      .selectFrom('provider_rounds')
      .selectAll()
      .where('player', '=', session.player)
      .where('game', '=', session.game)
      .where('closes_at', '<=', now)
      .where('status', 'in', ['playing', 'decided'])
      .executeTakeFirst()
  const round = await earlier()
  if (round?.status === 'playing') await endRound(house, round)
  const decided = await earlier()
  if (decided?.status === 'decided') await pay(house, decided)
}
