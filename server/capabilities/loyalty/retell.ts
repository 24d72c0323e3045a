import type { FastifyInstance } from 'fastify'

import type { House } from '#config/jurisdiction.ts'
import { LICENCES } from '#config/licences.ts'
import { licencesOf } from '#config/licences-of.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { engagementSoon } from './feed.ts'
import { tellEngagementOf } from './tell.ts'

const RETELL = 'loyalty.retell'
/** Longer than from one run of the job to the next. */
const LOOK_BACK_MS = 15 * 60_000

/** Ages at which the casino opens to people who may bet on sports before, by the house's licences. */
function casinoAges({ licence, operator }: House): ReadonlySet<number> {
  const rules = (licence ? [licence] : licencesOf(operator)).map(code => LICENCES[code])
  const later = rules.filter(({ minimumAge, minimumSportsAge }) => minimumSportsAge < minimumAge)
  return new Set(later.map(({ minimumAge }) => minimumAge))
}

/** The last birthday of those who are so old at a moment, as it is written down. */
function bornBy(moment: Date, age: number): string {
  const day = moment.toISOString().slice(0, 10)
  return `${String(Number(day.slice(0, 4)) - age).padStart(4, '0')}${day.slice(4)}`
}

/** Players for whom a date has come at which they may no longer take part, or may again. */
function whoseDateHasCome({ config, db }: Ports, since: Date, now: Date): Promise<Player[]> {
  return db.kysely
    .selectFrom('players')
    .selectAll()
    .where(eb =>
      eb.or([
        ...(['exclusion_ends_at', 'source_of_wealth_due_date'] as const).map(column =>
          eb.and([eb(column, '>', since), eb(column, '<=', now)])
        ),
        ...[...casinoAges(config)].map(age =>
          eb.and([
            eb('date_of_birth', '>', bornBy(since, age)),
            eb('date_of_birth', '<=', bornBy(now, age))
          ])
        )
      ])
    )
    .execute()
}

/** Tells the provider of whoever a date has come for, which no change of the player would. */
export async function retellDates(ports: Ports, since: Date): Promise<void> {
  const players = await whoseDateHasCome(ports, since, ports.clock.now())
  if (players.length === 0) return
  await ports.db.transaction(async tx => {
    for (const player of players) await tellEngagementOf(ports, tx, player)
  })
  engagementSoon(ports)
}

/** Looks each few minutes, and after the sandbox has moved the clock, for dates that have come. */
export function defineRetelling(app: FastifyInstance, ports: Ports): void {
  const { bus, clock, jobs, log } = ports
  const turn = () => retellDates(ports, new Date(clock.now().getTime() - LOOK_BACK_MS))
  jobs.define(RETELL, turn, { cron: '*/10 * * * *' })
  const stop = bus.subscribe('clock.moved', '*', () => {
    retellDates(ports, new Date(0)).catch((error: unknown) =>
      log.error({ err: error }, 'nobody was told of dates that have come')
    )
  })
  app.addHook('preClose', async () => stop())
}
