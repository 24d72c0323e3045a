import { isSlot } from '#config/catalogue/models.ts'
import { isTable, TABLES } from '#config/catalogue/tables.ts'
import type { MissionRule, MissionStepRule } from '#config/engagement-missions.ts'

/** What can bring a mission on. */
export type MissionFact =
  | {
      readonly kind: 'round'
      readonly game: string
      /** In minor units of one currency. */
      readonly staked: bigint
      readonly won: bigint
    }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'login'; readonly at: Date }
  | { readonly kind: 'page'; readonly step: string }

/** By step, how often it has happened; beside it what must be remembered to count it right. */
export type Done = Readonly<Record<string, number>>

const DAY_MS = 86_400_000

function isIn(place: Extract<MissionStepRule, { kind: 'rounds' }>['in'], game: string): boolean {
  if (place === 'slots') return isSlot(game)
  if ('game' in place) return place.game === game
  return isTable(game) && TABLES[game].kind === place.tables
}

const dayKey = ({ id }: MissionStepRule) => `${id}:day`

function counts(step: MissionStepRule, fact: MissionFact, done: Done): boolean {
  switch (step.kind) {
    case 'rounds':
      return fact.kind === 'round' && fact.staked > 0n && isIn(step.in, fact.game)
    case 'wins':
      return (
        fact.kind === 'round' && fact.staked > 0n && fact.won >= fact.staked * BigInt(step.times)
      )
    case 'deposits':
      return fact.kind === 'deposit'
    case 'days':
      return fact.kind === 'login' && done[dayKey(step)] !== dayOf(fact.at)
    case 'page':
      return fact.kind === 'page' && fact.step === step.id
    default:
      return step satisfies never
  }
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS)

/** How often a step has happened, never more than it has to. */
export const doneOf = (step: MissionStepRule, done: Done): number =>
  Math.min(done[step.id] ?? 0, step.of)

/** What stands after a fact; the very same when it brings nothing on. */
export function withFact(
  { steps }: Pick<MissionRule, 'steps'>,
  done: Done,
  fact: MissionFact
): Done {
  let next = done
  for (const step of steps) {
    if (doneOf(step, next) >= step.of || !counts(step, fact, next)) continue
    next = { ...next, [step.id]: doneOf(step, next) + 1 }
    if (fact.kind === 'login') next = { ...next, [dayKey(step)]: dayOf(fact.at) }
  }
  return next
}

export const isDone = ({ steps }: Pick<MissionRule, 'steps'>, done: Done): boolean =>
  steps.every(step => doneOf(step, done) === step.of)

/** Which time of a mission a moment belongs to: once for all, or the Monday of its week, in UTC. */
export function turnAt({ comesAgain }: Pick<MissionRule, 'comesAgain'>, at: Date): string {
  if (comesAgain === 'never') return 'once'
  const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS)
  return monday.toISOString().slice(0, 10)
}
