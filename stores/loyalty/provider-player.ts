import { atom, readonlyType } from 'nanostores'

import type { GamificationPlayer } from '#contract/wire/gamification.ts'
import { asFailure } from '../environment/failure.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $gamification } from './gamification.ts'
import { loadGamanzaInfo } from './info.ts'
import { askProviderPlayer, forgetToken, tokenSource } from './provider.ts'

export type ProviderPlayer =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | ({ readonly status: 'known' } & GamificationPlayer)

const AFTER_ACTION = 2000

const $state = atom<ProviderPlayer>({ status: 'none' })

/** What the engagement provider says of the player; none for whom the programme is not there. */
export const $providerPlayer = readonlyType($state)

let reading = 0

/** Asks the provider anew; what does not come leaves what was known. */
export async function loadProviderPlayer(): Promise<void> {
  const gamification = $gamification.get()
  if (gamification.status !== 'on') return
  const turn = ++reading
  let isLetIn = false
  try {
    const token = await tokenSource(gamification.clientId)()
    isLetIn = true
    const player = await askProviderPlayer(token)
    if (turn === reading) $state.set({ ...player, status: 'known' })
  } catch (thrown) {
    // Who is not let in has no session any more, and hears of it elsewhere.
    if (isLetIn || asFailure(thrown).kind !== 'auth')
      environment().log.warn(`The engagement provider did not answer: ${String(thrown)}`)
    if (turn === reading && $state.get().status !== 'known') $state.set({ status: 'failed' })
  }
}

/** Two seconds after a button of the widget's dialogs what is known of the player is read again. */
export function dialogActionPressed(): void {
  environment().clock.after(AFTER_ACTION, () => void reloadPlayerStatus())
}

/** Reads what the house and what the provider know of the player. */
export async function reloadPlayerStatus(): Promise<void> {
  await Promise.all([loadGamanzaInfo(), loadProviderPlayer()])
}

onVisit($state, () => {
  let clientId: string | undefined
  const unbind = $gamification.subscribe(gamification => {
    const next = gamification.status === 'on' ? gamification.clientId : undefined
    if (next === clientId) return
    clientId = next
    reading += 1
    $state.set({ status: next === undefined ? 'none' : 'loading' })
    if (next !== undefined) void loadProviderPlayer()
  })
  return () => {
    reading += 1
    unbind()
    forgetToken()
    $state.set({ status: 'none' })
  }
})
