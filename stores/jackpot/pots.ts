import { computed, map, readonlyType } from 'nanostores'

import { sumOfEuros } from '#rules/jackpot/shown.ts'
import { onVisit } from '../lib/on-visit.ts'
import type { MessageOf } from './codec.ts'
import { $connection } from './connection.ts'
import { onJackpotMessage } from './events.ts'
import { $jackpotInstance, type JackpotInstance, readInstance } from './instance.ts'
import { type JackpotRules, type PotId, type PotRules, rulesOf } from './pot-rules.ts'

export type { JackpotRules, PotId, PotRules }

export interface Pots {
  /** `stale` while nobody tells how the pots stand now: the values are those of before. */
  readonly status: 'failed' | 'live' | 'loading' | 'stale'
  readonly instance: string | null
  /** Decimals of euros. */
  readonly values: Partial<Readonly<Record<PotId, string>>>
  readonly rules: JackpotRules | null
  /** Milliseconds since 1970 by the service's clock. */
  readonly lastUpdated: number | null
}

const NOTHING: Pots = {
  status: 'loading',
  instance: null,
  values: {},
  rules: null,
  lastUpdated: null
}

const $state = map<Pots>(NOTHING)

/** What stands in the pots, as the stream tells it. */
export const $pots = readonlyType($state)

/** All that can be won, a decimal of euros: as it is told, else the pots of the page together. */
export const $totalPot = readonlyType(
  computed($state, ({ values }): string | undefined => {
    if (values.total !== undefined) return values.total
    const { minor, major, mega } = values
    const known = [minor, major, mega].filter(value => value !== undefined)
    return known.length === 0 ? undefined : sumOfEuros(known)
  })
)

/** Pots that were won a moment ago: only these may stand lower than before. */
const fallen = new Set<PotId>()

const valuesOf = (
  pots: readonly { readonly current_value: string; readonly id: PotId }[]
): Pots['values'] => Object.fromEntries(pots.map(pot => [pot.id, pot.current_value]))

const isOlder = (moment: Date | null): boolean =>
  moment !== null && moment.getTime() < ($state.get().lastUpdated ?? 0)

const statusNow = (): Pots['status'] => ($connection.get() === 'lost' ? 'stale' : 'live')

function takeInstance(instance: JackpotInstance): void {
  $state.setKey('instance', instance.id)
  $state.setKey('rules', rulesOf(instance))
  if (isOlder(instance.last_updated)) return
  fallen.clear()
  $state.set({
    ...$state.get(),
    status: statusNow(),
    values: valuesOf(instance.pots),
    lastUpdated: instance.last_updated?.getTime() ?? $state.get().lastUpdated
  })
}

/** What stands lower without a win is not shown before the service has been asked again. */
function jackpotUpdated(update: MessageOf<'JackpotUpdate'>): void {
  const { instance, values } = $state.get()
  if (update.jackpot_type !== 'Jackpot' || update.id !== instance) return
  if (isOlder(update.last_updated)) return
  const next = valuesOf(update.pots)
  const odd = update.pots.filter(({ id, current_value }) => {
    const shown = values[id]
    const isLower = shown !== undefined && Number(current_value) < Number(shown)
    return isLower && id !== 'total' && id !== 'shared' && !fallen.has(id)
  })
  if (odd.length > 0) return void readInstance()
  for (const { id } of update.pots) fallen.delete(id)
  $state.set({
    ...$state.get(),
    status: statusNow(),
    values: { ...values, ...next },
    lastUpdated: update.last_updated?.getTime() ?? $state.get().lastUpdated
  })
}

function potWon({ instance_id, win_pot_id, seed }: MessageOf<'WinEvent'>): void {
  const { instance, values } = $state.get()
  if (instance_id !== null && instance_id !== instance) return
  fallen.add(win_pot_id)
  if (seed === null) return
  // The total is no longer what it was either; it is the sum until it is told.
  const { total: _, ...rest } = values
  $state.setKey('values', { ...rest, [win_pot_id]: seed })
}

onVisit($state, () => {
  const stops = [
    $jackpotInstance.subscribe(state => {
      if (state.status === 'ready') return takeInstance(state.instance)
      fallen.clear()
      $state.set({ ...NOTHING, status: state.status === 'failed' ? 'failed' : 'loading' })
    }),
    $connection.subscribe(connection => {
      const { status } = $state.get()
      if (connection === 'lost' && status === 'live') $state.setKey('status', 'stale')
    }),
    onJackpotMessage('JackpotUpdate', jackpotUpdated),
    onJackpotMessage('WinEvent', potWon)
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
