import { pino } from 'pino'

import { RECOVER } from '#server/games/provider/recover.ts'
import { createPlatform } from '#server/platform.ts'
import { countAfterKills, finishAll } from '#tests/support/payment-kills.ts'
import { cashIn, openNumbers, STANDING } from '../books.ts'
import { MONEY } from './customer.ts'
import type { FaultHouse } from './fault-house.ts'
import type { Spinner } from './spinner.ts'

/** By then every round that broke off is paid, ended or given back. */
const LATER_MS = 3_600_000
const FINISHED_WITHIN_MS = 30_000

export interface FinishedBooks {
  readonly wrong: readonly string[]
  readonly payments: number
  readonly rounds: number
}

const OPEN = `select count(*) as n from provider_rounds r left join game_rounds g on g.id = r.id
  where r.status not in ('settled', 'voided') or g.status = 'open'`
const KEPT = 'select count(*) as n from provider_rounds where id = any($1)'
const MOVED = `select coalesce(sum(won - stake), 0) as n from game_rounds
  where player_id = $1 and ${STANDING}`

/** Rounds that are still open, not kept, or whose money is not where they say. */
async function wrongInRounds(
  spinners: readonly Spinner[],
  databaseUrl: string,
  recover: () => Promise<void>
): Promise<readonly string[]> {
  const wrong: string[] = []
  const numbers = openNumbers(databaseUrl)
  try {
    const until = performance.now() + FINISHED_WITHIN_MS
    let open = await numbers.of(OPEN)
    // A call to the wallet may come before the house has heard of the other time.
    while (open > 0n && performance.now() < until) {
      await recover()
      open = await numbers.of(OPEN)
    }
    if (open !== 0n) wrong.push(`${open} rounds are open`)
    for (const { playerId, rounds } of spinners) {
      const kept = await numbers.of(KEPT, [rounds])
      if (kept !== BigInt(rounds.length))
        wrong.push(`${rounds.length} rounds were told, ${kept} are kept`)
      const [cash, moved] = [await cashIn(numbers, playerId), await numbers.of(MOVED, [playerId])]
      if (cash !== MONEY + moved)
        wrong.push(`player ${playerId} has ${cash}, and ${MONEY + moved} is due`)
    }
  } finally {
    await numbers.close()
  }
  return wrong
}

/** Lets everything that waits come to its end, and lays the house's books beside the provider's. */
export async function finishedBooks(
  { config, provider }: FaultHouse,
  databaseUrl: string,
  spinners: readonly Spinner[]
): Promise<FinishedBooks> {
  const inside = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    const { clock, jobs } = inside.ports
    await clock.move(new Date(clock.now().getTime() + LATER_MS))
    const rounds = await wrongInRounds(spinners, databaseUrl, () => jobs.run(RECOVER))
    await clock.move('real')
    const parties = { house: { ...inside, url: config.publicUrl }, provider }
    await finishAll(parties)
    const { differences, payments } = await countAfterKills(parties)
    const books =
      differences === 0 ? [] : [`${differences} payments differ from the provider’s book`]
    return {
      wrong: [...books, ...rounds],
      payments,
      rounds: spinners.reduce((sum, { rounds }) => sum + rounds.length, 0)
    }
  } finally {
    await inside.close()
  }
}
