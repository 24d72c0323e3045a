import { atom, computed, readonlyType } from 'nanostores'

import type { OptInStatus } from '#contract/wire/jackpot-http.ts'
import type { OptInState } from '#contract/wire/jackpot-opt-in.ts'
import { tellEvent } from '../environment/event-channel.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { askOptIn } from './ask-opt-in.ts'
import { firstContribution } from './contribution.ts'
import { onJackpotMessage } from './events.ts'
import { $jackpotInstance, readInstance } from './instance.ts'
import { $jackpotPlayer } from './player.ts'
import { $jackpotSettings } from './settings.ts'

export type { OptInState }

export interface OptIn {
  readonly state: OptInState
  /** The status could not be read, or what was asked for could not be done. */
  readonly fault: 'request' | 'status' | null
  /** A request is on its way. */
  readonly isSending: boolean
  /** What the player gives, or last gave, with each bet: one of the options; null before the first choice. */
  readonly value: number | null
  readonly count: number
  /** Of all contributions so far, a decimal of the player's currency; null where it is not told. */
  readonly contributed: string | null
  readonly freebet: OptInStatus['freebet']
  /** The service has never heard from the player. */
  readonly isUndecided: boolean
}

const UNKNOWN: OptIn = {
  state: 'loading',
  fault: null,
  isSending: false,
  value: null,
  count: 0,
  contributed: null,
  freebet: null,
  isUndecided: false
}

const SHOWN_FOR = 4000

const $state = atom<OptIn>(UNKNOWN)
const $drawn = atom(false)
const $refusal = atom<string | null>(null)

/** Whether the player takes part in the jackpot, and with how much. */
export const $optIn = readonlyType($state)

export const $optInState = readonlyType(computed($state, ({ state }) => state))

/** True for four seconds after an opt-in that the player asked for here. */
export const $inTheDraw = readonlyType($drawn)

/** Why the last bet took no part, until one does or `contributionRefusalSeen`; null where it did. */
export const $refused = readonlyType($refusal)

export const contributionRefusalSeen = (): void => $refusal.set(null)

const change = (part: Partial<OptIn>) => $state.set({ ...$state.get(), ...part })

function takeStatus(status: OptInStatus | null): void {
  const value = status?.preferred_contribution_value ?? null
  change({
    state: status?.opted_in ?? false,
    fault: null,
    value: value === null ? null : Number(value),
    count: status?.contribution_count ?? 0,
    contributed: status?.contributed ?? null,
    freebet: status?.freebet ?? null,
    isUndecided: !status || (!status.opted_in && value === null && !status.contribution_count)
  })
}

/** Nothing more is tried: the player is told, and can try again. */
export const optInFailed = (): void => change({ state: 'failed', fault: 'request' })

let cancelShown = () => {}

function hideInTheDraw(): void {
  cancelShown()
  $drawn.set(false)
}

function showInTheDraw(): void {
  cancelShown()
  $drawn.set(true)
  cancelShown = environment().clock.after(SHOWN_FOR, () => $drawn.set(false))
}

/** Reads the status again, as after an error. */
export async function reloadOptIn(): Promise<void> {
  change({ state: 'loading', fault: null })
  const before = $jackpotInstance.get()
  await readInstance()
  const after = $jackpotInstance.get()
  if (after.status === 'ready' && after !== before) return takeStatus(after.instance.player)
  if ($state.get().state === 'loading') change({ state: 'failed', fault: 'status' })
}

/** Asks once; throws where the service did not do as asked. */
export async function tryOptIn(optedIn: boolean, value?: number): Promise<void> {
  const settings = $jackpotSettings.get()
  const player = $jackpotPlayer.get()
  const found = $jackpotInstance.get()
  const instance = found.status === 'ready' ? found.instance.id : settings?.instanceId
  if (!settings || !player || !instance) throw new Error('Jackpot settings are missing')
  const chosen = value ?? $state.get().value ?? firstContribution(settings) ?? null
  takeStatus(await askOptIn(player, { instance, optedIn, value: chosen }))
  if (optedIn) showInTheDraw()
  else hideInTheDraw()
}

/** Takes the player in, with a configured contribution, or out; rejects where that failed. */
export async function setOptIn(optedIn: boolean, value?: number): Promise<void> {
  if ($state.get().isSending) return
  const player = $jackpotPlayer.get()
  const isStillThere = () => $jackpotPlayer.get() === player
  change({ isSending: true, fault: null })
  try {
    const wasIn = $state.get().state === true
    await tryOptIn(optedIn, value)
    if (optedIn && !wasIn) tellEvent({ name: 'jackpot_opt_in' })
  } catch (thrown) {
    if (isStillThere()) optInFailed()
    throw thrown
  } finally {
    if (isStillThere()) change({ isSending: false })
  }
}

onVisit($state, () => {
  const stops = [
    $jackpotInstance.subscribe(state => {
      if (state.status === 'ready') takeStatus(state.instance.player)
      else if (state.status === 'failed') change({ state: 'failed', fault: 'status' })
      else $state.set(UNKNOWN)
    }),
    onJackpotMessage('OptInEvent', event => {
      const found = $jackpotInstance.get()
      const instance = found.status === 'ready' ? found.instance.id : undefined
      if (event.player_id !== $jackpotPlayer.get()?.id || event.instance_id !== instance) return
      // A bet has taken part again.
      if ((event.contribution_count ?? 0) > $state.get().count) $refusal.set(null)
      takeStatus(event)
    }),
    onJackpotMessage('ContributionRefused', ({ player_id, reason }) => {
      if (player_id === $jackpotPlayer.get()?.id) $refusal.set(reason)
    })
  ]
  return () => {
    for (const stop of stops) stop()
    hideInTheDraw()
    $refusal.set(null)
    $state.set(UNKNOWN)
  }
})

// They come by the same stream.
onVisit($drawn, () => $state.listen(() => {}))
onVisit($refusal, () => $state.listen(() => {}))
