import { atom, readonlyType } from 'nanostores'

import { DROPS, type Drop } from '#config/raffles.ts'
import { asFailure } from '../environment/failure.ts'
import { environment } from '../environment/index.ts'
import { $connection, followInstance } from '../jackpot/connection.ts'
import { onJackpotMessage } from '../jackpot/events.ts'
import { type JackpotPlayer, whilePlayer } from '../jackpot/player.ts'
import { onVisit } from '../lib/on-visit.ts'
import { serverNow } from './clock.ts'
import { type Raffle, readDrop } from './read-drop.ts'
import { $raffleSettings } from './settings.ts'

export type { Raffle }

export interface Raffles {
  readonly status: 'failed' | 'loading' | 'ready'
  readonly drops: Partial<Readonly<Record<Drop, Raffle>>>
}

const $state = atom<Raffles>({ status: 'loading', drops: {} })

/** The draw of each series that tickets are collected for now. */
export const $raffles = readonlyType($state)

const REFETCHED_AFTER = 1500
const TRIES = 10
const TRIED_EVERY = 2000
const LATE_EVERY = 60_000

const isDue = ({ end, status }: Raffle): boolean => status !== 'open' || end <= serverNow()

const dropsNow = (): readonly Raffle[] => DROPS.flatMap(drop => $state.get().drops[drop] ?? [])

const ifRefused = (thrown: unknown): null => {
  if (asFailure(thrown).kind === 'auth') return null
  throw thrown
}

function put(raffles: readonly Raffle[]): void {
  if (raffles.length === 0) return
  const { drops } = $state.get()
  const changed = Object.fromEntries(raffles.map(raffle => [raffle.drop, raffle]))
  $state.set({ status: 'ready', drops: { ...drops, ...changed } })
}

const mark = (status: Raffle['status']): void =>
  put(dropsNow().flatMap(raffle => (isDue(raffle) ? { ...raffle, status } : [])))

/** Changes what is known of an instance, if it is shown. */
function change(instance: string, part: Partial<Raffle>): void {
  put(dropsNow().flatMap(raffle => (raffle.instance === instance ? { ...raffle, ...part } : [])))
}

function keepRead(player: JackpotPlayer): () => void {
  const { clock, log, page } = environment()
  let isOver = false
  let isTurning = false
  let cancel = () => {}
  const followed = new Map<string, () => void>()

  const wait = (milliseconds: number) =>
    new Promise<void>(resolve => {
      cancel = clock.after(milliseconds, resolve)
    })

  function followShown(): void {
    const shown = new Set(dropsNow().map(({ instance }) => instance))
    for (const instance of shown)
      if (!followed.has(instance)) followed.set(instance, followInstance(instance))
    for (const [instance, stop] of [...followed]) {
      if (shown.has(instance)) continue
      stop()
      followed.delete(instance)
    }
  }

  async function read(): Promise<void> {
    const raffles = await Promise.all(DROPS.map(drop => readDrop(drop, player))).catch(ifRefused)
    if (isOver) return
    const found = raffles?.filter(raffle => raffle !== undefined) ?? []
    if (found.length > 0) put(found)
    else {
      // To a session that has ended nobody has failed to answer.
      if (raffles) log.error('Failed to fetch all raffle instances')
      if (dropsNow().length === 0) $state.set({ status: 'failed', drops: {} })
    }
    followShown()
  }

  /** A draw takes the platform a moment, and now and then longer: it is asked until the next is there. */
  async function turn(): Promise<void> {
    mark('drawing')
    await wait(REFETCHED_AFTER)
    for (let tries = 0; !isOver; tries++) {
      await read()
      if (isOver || !dropsNow().some(isDue)) return
      mark(tries < TRIES ? 'drawing' : 'late')
      await wait(tries < TRIES ? TRIED_EVERY : LATE_EVERY)
    }
  }

  const readAndPlan = () => void read().then(plan)

  function plan(): void {
    if (isOver || isTurning) return
    cancel()
    const ends = dropsNow().map(({ end }) => end)
    if (ends.length === 0) {
      cancel = clock.after(LATE_EVERY, readAndPlan)
      return
    }
    if (dropsNow().some(isDue)) {
      isTurning = true
      return void turn().then(() => {
        isTurning = false
        plan()
      })
    }
    cancel = clock.after(Math.min(...ends) - serverNow(), plan)
  }

  let wasLost = false
  const stops = [
    $connection.subscribe(connection => {
      if (connection === 'open' && wasLost && !isTurning) readAndPlan()
      wasLost = connection !== 'open' && (wasLost || connection === 'lost')
    }),
    onJackpotMessage('JackpotUpdate', update => {
      if (update.jackpot_type !== 'Raffle') return
      const value = update.pots[0]?.current_value
      change(update.id, {
        ...(value != null && { value }),
        ...(update.status === 'drawing' && { status: 'drawing' as const })
      })
      const isShown = dropsNow().some(({ instance }) => instance === update.id)
      // One that is being drawn has been seen; one that is open is the next.
      if (isShown || isTurning || update.status === 'drawing') plan()
      else readAndPlan()
    }),
    onJackpotMessage('OptInEvent', ({ player_id, instance_id, opted_in }) => {
      if (player_id === player.id) change(instance_id, { isOptedIn: opted_in })
    }),
    page.onWake(plan)
  ]
  readAndPlan()
  return () => {
    isOver = true
    cancel()
    for (const stop of [...stops, ...followed.values()]) stop()
    $state.set({ status: 'loading', drops: {} })
  }
}

onVisit($state, () => {
  let stop = () => {}
  const unbind = $raffleSettings.subscribe(settings => {
    stop()
    stop = settings
      ? whilePlayer(keepRead, () => $state.set({ status: 'loading', drops: {} }))
      : () => {}
  })
  return () => {
    unbind()
    stop()
  }
})
