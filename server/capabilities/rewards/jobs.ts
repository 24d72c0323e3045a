import type { Ports } from '../../ports.ts'
import { TURN } from './changed.ts'
import { turnRewards } from './turn.ts'
import { turnCashback } from './turn-cashback.ts'

/** Names the work that starts, ends and credits rewards when their time has come. */
export function defineRewardJobs(ports: Ports): void {
  ports.jobs.define(TURN, () => turnRewards(ports), { cron: '* * * * *' })
  ports.jobs.define('rewards.cashback', () => turnCashback(ports), { cron: '*/10 * * * *' })
}
