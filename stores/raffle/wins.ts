import { atom, readonlyType } from 'nanostores'

import { isCurrency } from '#config/currencies.ts'
import { DROPS, type Drop } from '#config/raffles.ts'
import type { MessageOf } from '../jackpot/codec.ts'
import { onJackpotMessage } from '../jackpot/events.ts'
import { $jackpotPlayer } from '../jackpot/player.ts'
import { askDraw } from '../jackpot/service.ts'
import { showWin } from '../jackpot/show-win.ts'
import { onVisit } from '../lib/on-visit.ts'
import { minorOf } from '../lib/wire-money.ts'
import type { RaffleWin } from '../overlays.ts'
import { $raffles } from './raffles.ts'

const $state = atom<RaffleWin | undefined>(undefined)

/** What the player has won in a draw last, while this page was open or before it was. */
export const $raffleWin = readonlyType($state)

/** Of which series a draw is, also when the next has taken its place or this page never showed it. */
async function dropOf(instance: string): Promise<Drop | undefined> {
  const { drops } = $raffles.get()
  const shown = DROPS.find(drop => drops[drop]?.instance === instance)
  return shown ?? (await askDraw(instance).catch(() => null))?.drop_type
}

async function won(event: MessageOf<'RaffleWinEvent'>): Promise<void> {
  const { currency, instance_id, player_id, win_amount } = event
  const isMine = () => player_id === $jackpotPlayer.get()?.id
  if (!isMine() || !isCurrency(currency)) return
  const drop = await dropOf(instance_id)
  if (!drop || !isMine()) return
  const win = { drop, minor: minorOf(win_amount, currency), currency }
  $state.set(win)
  showWin('raffle-win', win)
}

onVisit($state, () => {
  const stops = [
    $raffles.listen(() => {}),
    onJackpotMessage('RaffleWinEvent', event => void won(event))
  ]
  return () => {
    for (const stop of stops) stop()
    $state.set(undefined)
  }
})
