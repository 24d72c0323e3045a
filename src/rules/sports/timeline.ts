import type { FeedIncident } from '#contract/wire/sports-feed.ts'

/** Something that happened, with the score after it. */
export interface Happening extends FeedIncident {
  readonly score: readonly [number, number]
  /** A goal that was taken back later. */
  readonly isOverturned: boolean
  /** In which part of the match, from one. */
  readonly part: number
}

/**
 * What happened in a match in its order, with the score after each and the goals that no longer
 * stand: what is overturned is the side's last goal that stands.
 */
export function timelineOf(incidents: readonly FeedIncident[]): readonly Happening[] {
  const told: Happening[] = []
  const score: [number, number] = [0, 0]
  let part = 1
  for (const incident of incidents) {
    const { kind, side } = incident
    if (side === 0 || side === 1) {
      if (kind === 'goal') score[side]++
      const last = told.findLastIndex(
        one => one.kind === 'goal' && one.side === side && !one.isOverturned
      )
      const goal = told[last]
      if (kind === 'overturned' && goal) {
        score[side]--
        told[last] = { ...goal, isOverturned: true }
      }
    }
    told.push({ ...incident, score: [score[0], score[1]], isOverturned: false, part })
    if (kind === 'period') part++
  }
  return told
}

/**
 * The minute of a moment as sports write it: the first is 1, and what is added to a part of so many
 * minutes is told beside them, as `45+2`. Empty where there is no clock.
 */
export function minuteText(
  { kind, clock, part }: Pick<Happening, 'clock' | 'kind' | 'part'>,
  minutes: number | null
): string {
  if (clock === null) return ''
  // A part ends at the end of its last minute.
  if (kind === 'period' || kind === 'finish') return String(Math.floor(clock / 60))
  const minute = Math.floor(clock / 60) + 1
  const last = minutes === null ? minute : minutes * part
  return minute > last ? `${last}+${minute - last}` : String(minute)
}

export interface Scorer {
  /** Nobody's name where the provider tells none. */
  readonly name: string
  readonly minutes: readonly string[]
}

/** Who scored for a side, in order, each with all of their goals that stand. */
export function scorersOf(
  timeline: readonly Happening[],
  side: number,
  minutes: number | null
): readonly Scorer[] {
  const goals = timeline.filter(
    one => one.kind === 'goal' && one.side === side && !one.isOverturned
  )
  return [...Map.groupBy(goals, ({ by = '' }) => by)].map(([name, own]) => ({
    name,
    minutes: own.map(goal => minuteText(goal, minutes))
  }))
}

/** Why nothing takes bets at the moment, as far as anybody can tell. */
export type Pause = 'awaiting' | 'goal' | 'interrupted' | 'overturned' | 'red-card' | 'review'

const PAUSES: readonly string[] = ['goal', 'overturned', 'red-card', 'review']
/** What happened longer ago on the match's clock explains nothing any more. */
const EXPLAINS_SECONDS = 180

/**
 * Why an event in play takes no bets: what its status says, or what happened last. Null while a
 * market takes bets, and where nothing explains it.
 */
export function pauseOf(
  event: { readonly status: string; readonly open: number },
  timeline: readonly Happening[],
  clock: number | null
): Pause | null {
  if (event.status === 'interrupted') return 'interrupted'
  if (event.status === 'awaiting-results') return 'awaiting'
  if (event.status !== 'trading-live' || event.open > 0) return null
  const last = timeline.at(-1)
  if (!last || !PAUSES.includes(last.kind)) return null
  if (clock === null || last.clock === null || clock - last.clock > EXPLAINS_SECONDS) return null
  return last.kind as Pause
}
