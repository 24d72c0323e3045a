import { CALENDARS } from '#config/engagement-calendar.ts'
import type { EngagementError, Prize } from '#contract/wire/engagement.ts'
import { calendarAt, doorState } from '#rules/loyalty/schedule.ts'
import type { Tx } from '../../db/database.ts'
import { textsFor } from '../contest-texts.ts'
import { enrolled } from '../enrolled.ts'
import { givePrize, prizeIn } from '../prizes.ts'
import type { Provider } from '../provider.ts'
import { tell } from '../tell.ts'
import { currencyOf } from '../tournaments/answers.ts'

export interface Door {
  readonly playerId: string
  /** Of the calendar as it was shown: a door of the last one is no door of this one. */
  readonly calendar: string
  readonly day: number
}

export type Opened =
  | { readonly status: 'opened'; readonly prize: Prize }
  | { readonly status: 'refused'; readonly code: EngagementError }

const refused = (code: EngagementError): Opened => ({ status: 'refused', code })

async function openWithin(tx: Tx, door: Door, now: Date): Promise<Opened> {
  const { playerId, calendar, day } = door
  const who = await enrolled(tx, playerId)
  if (who.status === 'refused') return refused(who.code)
  const run = calendarAt(CALENDARS, now)
  const time = run?.doors.find(each => each.day === day)
  const rule = run?.rule.doors[day - 1]
  if (!run || !time || !rule || run.id !== calendar) return refused('UNKNOWN')
  const state = doorState(time, now, false)
  if (state === 'shut') return refused('NOT_OPEN')
  if (state === 'missed') return refused('ENDED')
  const prize = prizeIn(rule, currencyOf(who.player))
  const taken = await tx
    .insertInto('engage_doors')
    .values({ calendar, day, player_id: playerId, prize: JSON.stringify(prize), taken_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows !== 1n) return refused('ALREADY_TAKEN')
  const texts = textsFor(who.player.language)
  await givePrize(tx, {
    playerId,
    prize,
    key: `door:${calendar}:${day}:${playerId}`,
    name: texts.title('calendar', run.rule.id),
    reason: texts.reason('calendar', day),
    at: now
  })
  return { status: 'opened', prize }
}

/** Opens a door for a player once, when the provider's own clock says that it may be. */
export async function openDoor({ ports }: Provider, door: Door): Promise<Opened> {
  const now = ports.clock.now()
  const result = await ports.db.transaction(tx => openWithin(tx, door, now))
  if (result.status === 'opened') {
    await tell(ports, door.playerId, 'calendar')
    await tell(ports, door.playerId, 'player')
  }
  return result
}
