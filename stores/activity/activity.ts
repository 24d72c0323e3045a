import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import {
  ActivityDocument,
  type ActivityOfPlayerFragment,
  type LimitPeriod
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[]

export type { LimitPeriod }

/** Amounts are in minor units of the currency; moments are milliseconds. */
export interface ActivityPart {
  readonly from: number
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly net: bigint
  readonly result: bigint
  readonly sessions: number
  readonly minutes: number
}

export interface Activity extends ActivityPart {
  readonly period: LimitPeriod
  /** The first moment after it. */
  readonly until: number
  readonly currency: CurrencyCode
  readonly deposits: number
  readonly withdrawals: number
  readonly netBefore: bigint
  /** Stakes of games, and what came back of them in hundredths of a percent; null without a bet. */
  readonly wagered: bigint
  readonly returnBasisPoints: number | null
  readonly longest: { readonly startedAt: number; readonly minutes: number } | undefined
  readonly hasEarlier: boolean
  readonly parts: readonly ActivityPart[]
}

/** The period that is looked at, so many back from the one that runs. */
export interface ActivityChoice {
  readonly period: LimitPeriod
  readonly ago: number
}

export type ActivityState = ActivityChoice & {
  readonly shown: 'failed' | 'loading' | Activity
  /** The periods that run, for choosing from; undefined until they are known. */
  readonly running: Partial<Readonly<Record<LimitPeriod, Activity>>>
}

const BEFORE: ActivityState = { period: 'Week', ago: 0, shown: 'loading', running: {} }

const $state = atom<ActivityState>(BEFORE)

/** The player's own money and time, of this week at first. */
export const $activity = readonlyType($state)

function activityFrom(period: LimitPeriod, told: ActivityOfPlayerFragment): Activity | undefined {
  const { currency } = told
  if (!isCurrency(currency)) return undefined
  const minor = ({ amount }: { readonly amount: string }) => minorOf(amount, currency)
  const partFrom = (
    part: ActivityOfPlayerFragment | ActivityOfPlayerFragment['parts'][number]
  ) => ({
    from: Date.parse(part.from),
    deposited: minor(part.deposited),
    withdrawn: minor(part.withdrawn),
    net: minor(part.net),
    result: minor(part.result),
    sessions: part.sessions,
    minutes: part.minutes
  })
  const { longest } = told
  return {
    ...partFrom(told),
    period,
    until: Date.parse(told.until),
    currency,
    deposits: told.deposits,
    withdrawals: told.withdrawals,
    netBefore: minor(told.netBefore),
    wagered: minor(told.wagered),
    returnBasisPoints: told.returnBasisPoints,
    longest: longest
      ? { startedAt: Date.parse(longest.startedAt), minutes: longest.minutes }
      : undefined,
    hasEarlier: told.hasEarlier,
    parts: told.parts.map(partFrom)
  }
}

async function read({ period, ago }: ActivityChoice): Promise<Activity | undefined> {
  const answer = await unlessFailed(ask(ActivityDocument, { period, ago }))
  const told = answer?.viewer?.activity
  return told && activityFrom(period, told)
}

const isStill = ({ period, ago }: ActivityChoice): boolean => {
  const now = $state.get()
  return now.period === period && now.ago === ago
}

/** Looks at another period; what was shown stays until the new figures are there. */
export async function showActivity(choice: ActivityChoice): Promise<void> {
  const known = choice.ago === 0 ? $state.get().running[choice.period] : undefined
  $state.set({ ...$state.get(), ...choice, shown: known ?? 'loading' })
  const found = await read(choice)
  if (isStill(choice)) $state.set({ ...$state.get(), shown: found ?? 'failed' })
}

async function readRunning(): Promise<void> {
  await Promise.all(
    PERIODS.map(async period => {
      const found = await read({ period, ago: 0 })
      if (!found) return
      const now = $state.get()
      const isShown = now.period === period && now.ago === 0
      $state.set({
        ...now,
        running: { ...now.running, [period]: found },
        ...(isShown && { shown: found })
      })
    })
  )
  const { shown, running, period, ago } = $state.get()
  if (shown === 'loading' && ago === 0 && !running[period])
    $state.set({ ...$state.get(), shown: 'failed' })
}

/** Reads everything that is shown anew. */
export async function reloadActivity(): Promise<void> {
  const { period, ago } = $state.get()
  $state.set({ ...$state.get(), shown: 'loading' })
  await Promise.all([readRunning(), ago > 0 ? showActivity({ period, ago }) : undefined])
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      void readRunning()
      return () => {}
    },
    () => $state.set(BEFORE)
  )
)
