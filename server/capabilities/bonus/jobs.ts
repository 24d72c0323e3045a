import type { Ports } from '../../ports.ts'
import { isDue, loseBonus } from './end-bonus.ts'
import { holdBonus } from './store.ts'
import type { StoredBonus } from './tables.ts'
import { bonusChanged } from './tell.ts'

const AT_ONCE = 200

/** Names the work that ends bonuses whose time is over. */
export function defineBonusJobs(ports: Ports): void {
  ports.jobs.define('bonus.end', () => endDueBonuses(ports), { cron: '* * * * *' })
  ports.bus.subscribe('clock.moved', '*', () => {
    endDueBonuses(ports).catch(error => ports.log.error({ err: error }, 'bonuses were not ended'))
  })
}

/** Ends what is over: bonuses past their time, and those of players who are shut out. */
async function endDueBonuses(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const due = await ports.db.kysely
    .selectFrom('bonuses')
    .innerJoin('players', 'players.id', 'bonuses.player_id')
    .selectAll('bonuses')
    .where('bonuses.status', '=', 'Active')
    .where(({ eb, or }) =>
      or([
        eb('bonuses.expires_at', '<=', now),
        eb('players.account_status', '=', 'Closed'),
        eb('players.exclusion_ends_at', '>', now)
      ])
    )
    .orderBy('bonuses.expires_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await end(ports, id, now)
}

/** Ends a bonus that was read if its time is over. */
export async function endIfDue(ports: Ports, bonus: StoredBonus): Promise<void> {
  const now = ports.clock.now()
  if (isDue(bonus, now)) await end(ports, bonus.id, now)
}

async function end(ports: Ports, id: string, now: Date): Promise<void> {
  const ended = await ports.db.transaction(async tx => {
    const bonus = await holdBonus(tx, id)
    if (bonus.status !== 'Active') return undefined
    const reason = isDue(bonus, now) ? 'EXPIRED' : 'PLAYER_BLOCKED'
    return { bonus, moved: await loseBonus(ports, tx, bonus, reason) }
  })
  if (ended) await bonusChanged(ports, ended.bonus.player_id, [ended.moved])
}
