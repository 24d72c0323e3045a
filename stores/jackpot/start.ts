import { $raffles } from '../raffle/raffles.ts'
import { $tickets } from '../raffle/tickets.ts'
import { $raffleWin } from '../raffle/wins.ts'
import { $autoOptIn } from './auto-opt-in.ts'
import { $optIn } from './opt-in.ts'
import { $pots } from './pots.ts'
import { $winNotice } from './wins.ts'

const SESSION = [$pots, $optIn, $autoOptIn, $winNotice, $raffles, $tickets, $raffleWin]

let running: readonly (() => void)[] = []

/**
 * Lets all of jackpots and raffles work while a session lasts, whatever is drawn; asked twice it
 * does it once. Without a player nothing is asked for. What it returns ends it.
 */
export function startJackpots(): () => void {
  if (running.length === 0) running = SESSION.map($store => $store.listen(() => {}))
  return () => {
    for (const stop of running) stop()
    running = []
  }
}
