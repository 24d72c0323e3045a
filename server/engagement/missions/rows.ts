import { MISSIONS, type MissionRule } from '#config/engagement-missions.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { MissionRow } from '../tables.ts'

export const missionOf = (id: string): MissionRule | undefined =>
  MISSIONS.find(mission => mission.id === id)

/** All that a player has ever started, the newest first. */
export const missionsOf = (executor: Executor, playerId: string): Promise<MissionRow[]> =>
  executor
    .selectFrom('engage_missions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy('mission')
    .execute()

/** Whether its time is up; one that is done waits for as long as it takes. */
export const isOver = ({ status, ends_at: end }: MissionRow, now: Date): boolean =>
  status === 'expired' || (status === 'running' && end !== null && end <= now)

export const runningMissions = (tx: Tx, playerId: string): Promise<MissionRow[]> =>
  tx
    .selectFrom('engage_missions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'running')
    .execute()

export const saveMission = (
  tx: Tx,
  { player_id, mission, turn }: MissionRow,
  change: Partial<Pick<MissionRow, 'done' | 'status'>> & { readonly at: Date }
) =>
  tx
    .updateTable('engage_missions')
    .set({
      ...(change.done && { done: JSON.stringify(change.done) }),
      ...(change.status && { status: change.status }),
      changed_at: change.at
    })
    .where('player_id', '=', player_id)
    .where('mission', '=', mission)
    .where('turn', '=', turn)
    .execute()
