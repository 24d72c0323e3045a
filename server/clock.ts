import type { Bus } from './bus/events.ts'
import type { Database } from './db/database.ts'

/** The platform's time; only the sandbox moves it. */
export interface Clock {
  now(): Date
  /** Moves the time of all processes to a moment, or back to the real time. */
  move(to: Date | 'real'): Promise<void>
}

const SETTING = 'clock.offset'

async function readOffset({ kysely }: Database): Promise<number> {
  const row = await kysely
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst()
  return typeof row?.value === 'number' ? row.value : 0
}

/** A clock that goes with the machine's, apart by an offset that the database keeps. */
export async function createClock(db: Database, bus: Bus, movable: boolean): Promise<Clock> {
  let offset = movable ? await readOffset(db) : 0
  let version = 0
  let movedAt = 0
  if (movable) {
    bus.subscribe('clock.moved', '*', ({ at, data }) => {
      // A move is told to the process that made it too, perhaps after the next one.
      const told = Date.parse(at)
      if (told < movedAt || typeof data['offset'] !== 'number') return
      movedAt = told
      offset = data['offset']
    })
  }
  return {
    now: () => new Date(Date.now() + offset),
    async move(to) {
      if (!movable) throw new Error('Only the sandbox moves the clock')
      offset = to === 'real' ? 0 : to.getTime() - Date.now()
      movedAt = Math.max(Date.now(), movedAt + 1)
      const at = new Date(movedAt).toISOString()
      const value = JSON.stringify(offset)
      await db.kysely
        .insertInto('settings')
        .values({ name: SETTING, value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
      version += 1
      await bus.publish({ kind: 'clock.moved', subject: 'clock', version, at, data: { offset } })
    }
  }
}
