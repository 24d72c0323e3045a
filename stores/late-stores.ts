import { $fundsPrompt } from './funds-prompt.ts'
import { $playedSync } from './games/recently-played.ts'
import { $popUps } from './pop-ups.ts'

const LATE = [$popUps, $playedSync, $fundsPrompt]

/** Lets stores work that no page needs at once, until what it returns is called. */
export function watchLate(): () => void {
  const stops = LATE.map($store => $store.listen(() => {}))
  let isOver = false
  // Loaded from here, so that no page carries the names of all that it consists of.
  const begin = async () => {
    const [jackpots, sessions, slip, bets, use, pages, focus] = await Promise.all([
      import('./jackpot/start.ts'),
      import('./events/session-events.ts'),
      import('./sports/forget-slip.ts'),
      import('./sports/bet-toasts.ts'),
      import('./session/in-use.ts'),
      import('./environment/devices/visits/dictionary.ts'),
      import('./environment/devices/kept-focus.ts')
    ])
    pages.keepDictionary(document)
    if (!isOver)
      stops.push(
        jackpots.startJackpots(),
        sessions.tellOfSessions(),
        slip.forgetSlipWithSession(),
        bets.tellOfBets(),
        use.tellOfUse(),
        focus.keepFocus(document)
      )
  }
  void begin().catch(() => {})
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
