import { $fundsPrompt } from './funds-prompt.ts'
import { $playedSync } from './games/recently-played.ts'
import { $popUps } from './pop-ups.ts'

const LATE = [$popUps, $playedSync, $fundsPrompt]

/** Lets stores work that no page needs at once, until what it returns is called. */
export function watchLate(): () => void {
  const stops = LATE.map($store => $store.listen(() => {}))
  return () => {
    for (const stop of stops) stop()
  }
}
