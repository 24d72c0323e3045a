import { atom, computed, readonlyType } from 'nanostores'

import { DROPS } from '#config/raffles.ts'
import { askOptIn } from '../jackpot/ask-opt-in.ts'
import { $jackpotPlayer } from '../jackpot/player.ts'
import { $raffles } from './raffles.ts'

export type RaffleOptIn = 'all' | 'failed' | 'loading' | 'none' | 'sending' | 'some'

const $request = atom<'failed' | 'idle' | 'sending'>('idle')

/** Whether the player takes part in the draws; one can be in and another out. */
export const $raffleOptIn = readonlyType(
  computed([$raffles, $request], ({ status, drops }, request): RaffleOptIn => {
    if (request !== 'idle') return request
    const told = DROPS.flatMap(drop => drops[drop]?.isOptedIn ?? [])
    if (told.length === 0) return status === 'failed' ? 'failed' : 'loading'
    if (told.every(Boolean)) return 'all'
    return told.some(Boolean) ? 'some' : 'none'
  })
)

/** Takes the player into all the draws, or out of them; rejects where one of them failed. */
export async function setRaffleOptIn(optedIn: boolean): Promise<void> {
  const player = $jackpotPlayer.get()
  const { drops } = $raffles.get()
  const raffles = DROPS.flatMap(drop => drops[drop] ?? [])
  if (!player || raffles.length === 0) throw new Error('Raffle settings are missing')
  if ($request.get() === 'sending') return
  $request.set('sending')
  try {
    await Promise.all(
      raffles.map(({ instance }) => askOptIn(player, { instance, optedIn, value: null }))
    )
    $request.set('idle')
  } catch (thrown) {
    $request.set('failed')
    throw thrown
  }
}
