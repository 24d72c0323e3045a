import { isCurrency } from '#config/currencies.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { isDone, type MissionFact, withFact } from '#rules/loyalty/missions.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Taker } from '../take-event.ts'
import { isOver, missionOf, runningMissions, saveMission } from './rows.ts'

function factOf(event: EngagementEvent): MissionFact | undefined {
  switch (event.kind) {
    case 'roundEnded': {
      const { currency, game } = event
      if (!isCurrency(currency)) return undefined
      const [staked, won] = [
        parseDecimal(event.staked, currency),
        parseDecimal(event.won, currency)
      ]
      if (staked.status === 'refused' || won.status === 'refused') return undefined
      return { kind: 'round', game, staked: staked.minor, won: won.minor }
    }
    case 'deposit':
      return { kind: 'deposit' }
    case 'login':
      return { kind: 'login', at: event.at }
    case 'bet':
    case 'player':
    case 'raiseUndone':
    case 'roundUndone':
      return undefined
    default:
      return event satisfies never
  }
}

/** Counts a fact in whatever missions run; true when it has brought one on. The player is held. */
export async function bringOn(
  tx: Tx,
  playerId: string,
  fact: MissionFact,
  at: Date
): Promise<boolean> {
  let changed = false
  for (const row of await runningMissions(tx, playerId)) {
    const rule = missionOf(row.mission)
    if (!rule || row.started_at > at || isOver(row, at)) continue
    const done = withFact(rule, row.done, fact)
    if (done === row.done) continue
    await saveMission(tx, row, { done, at, ...(isDone(rule, done) && { status: 'claimable' }) })
    changed = true
  }
  return changed
}

/** Brings missions on by what the casino tells. A round counts when it has ended, and then stands. */
export const takeMissionEvent: Taker = async (_provider, tx, { player_id: player }, event) => {
  const fact = factOf(event)
  const changed = fact !== undefined && (await bringOn(tx, player, fact, event.at))
  return changed ? [{ player, topic: 'missions' }] : []
}
