import { CALENDARS } from '#config/engagement-calendar.ts'
import type { Calendar } from '#contract/wire/engagement.ts'
import { calendarAt, doorState } from '#rules/loyalty/schedule.ts'
import type { Executor } from '../../db/database.ts'
import type { ContestTexts } from '../contest-texts.ts'
import './tables.ts'

/** The calendar of a moment as one player sees it; what is behind a door is told once it is taken. */
export async function calendarAnswer(
  executor: Executor,
  playerId: string,
  texts: ContestTexts,
  now: Date
): Promise<Calendar | null> {
  const run = calendarAt(CALENDARS, now)
  if (!run) return null
  const rows = await executor
    .selectFrom('engage_doors')
    .select(['day', 'prize'])
    .where('calendar', '=', run.id)
    .where('player_id', '=', playerId)
    .execute()
  const taken = new Map(rows.map(({ day, prize }) => [day, prize]))
  return {
    id: run.id,
    title: texts.title('calendar', run.rule.id),
    now,
    doors: run.doors.map(door => ({
      ...door,
      state: doorState(door, now, taken.has(door.day)),
      prize: taken.get(door.day) ?? null
    }))
  }
}
