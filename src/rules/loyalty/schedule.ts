import type { CalendarRule } from '#config/engagement-calendar.ts'
import type { ContestSchedule } from '#config/engagement-contests.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const LENGTH = { day: DAY, week: 7 * DAY } as const

/** The calendar of computers begins on a Thursday, weeks on Mondays. */
const FIRST = { day: 0, week: 4 * DAY } as const

export interface Run {
  readonly startsAt: Date
  /** The first moment that is no part of it. */
  readonly endsAt: Date
}

function runFrom({ every, fromHour, hours }: ContestSchedule, period: number): Run {
  const start = FIRST[every] + period * LENGTH[every] + fromHour * HOUR
  return { startsAt: new Date(start), endsAt: new Date(start + hours * HOUR) }
}

/** The tournament of a series that runs at a moment, where one does, and the next. */
export function runsAt(schedule: ContestSchedule, moment: Date): readonly Run[] {
  const { every } = schedule
  const period = Math.floor((moment.getTime() - FIRST[every]) / LENGTH[every])
  const [before, present, next] = [period - 1, period, period + 1].map(each =>
    runFrom(schedule, each)
  )
  const ahead = [before, present, next].filter(run => run !== undefined && run.endsAt > moment)
  const first = ahead[0]
  return ahead.slice(0, first && first.startsAt <= moment ? 2 : 1).filter(run => run !== undefined)
}

/** When the first door of a calendar opens that a moment belongs to. */
function beginningOf({ begins }: CalendarRule, moment: Date): number {
  const now = moment.getTime()
  if (begins === 'monday')
    return Math.floor((now - FIRST.week) / LENGTH.week) * LENGTH.week + FIRST.week
  const of = (year: number) => Date.UTC(year, begins.month - 1, begins.day)
  const year = moment.getUTCFullYear()
  return of(year) <= now ? of(year) : of(year - 1)
}

export interface DoorTime {
  readonly day: number
  readonly opensAt: Date
  readonly closesAt: Date
}

/** A calendar as it stands at a moment: its own name for the time, and its doors. */
export interface CalendarRun {
  readonly rule: CalendarRule
  /** `december-2026-12-01`. */
  readonly id: string
  readonly doors: readonly DoorTime[]
}

function calendarRun(rule: CalendarRule, moment: Date): CalendarRun | undefined {
  const start = beginningOf(rule, moment)
  const doors = rule.doors.map((_, index) => ({
    day: index + 1,
    opensAt: new Date(start + index * DAY),
    closesAt: new Date(start + (index + rule.openDays) * DAY)
  }))
  const last = doors.at(-1)
  if (!last || lastShown(rule, start, last) <= moment.getTime()) return undefined
  return { rule, id: `${rule.id}-${new Date(start).toISOString().slice(0, 10)}`, doors }
}

/** One that begins anew each week gives way to its next; another is there until its last door shuts. */
const lastShown = ({ begins }: CalendarRule, start: number, last: DoorTime): number =>
  begins === 'monday' ? start + LENGTH.week : last.closesAt.getTime()

/** The first calendar of the list that is there at a moment. */
export function calendarAt(rules: readonly CalendarRule[], moment: Date): CalendarRun | undefined {
  for (const rule of rules) {
    const run = calendarRun(rule, moment)
    if (run) return run
  }
  return undefined
}

export type DoorState = 'missed' | 'open' | 'shut' | 'taken'

/** Whether a door can be opened at a moment. */
export function doorState(
  { opensAt, closesAt }: DoorTime,
  moment: Date,
  isTaken: boolean
): DoorState {
  if (isTaken) return 'taken'
  if (moment < opensAt) return 'shut'
  return moment < closesAt ? 'open' : 'missed'
}
