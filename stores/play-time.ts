import { environment } from './environment/index.ts'
import { $since } from './reality-check.ts'

function countFrom(moment: number): void {
  environment().cookies.set('gameInit', new Date(moment).toISOString())
  $since.set(moment)
}

/** Told when a game for money opens: the time to the first check counts from here. */
export function playBegan(): void {
  if ($since.get() === undefined) countFrom(environment().clock.now())
}

/** The player has read what there was to read; the next check is a whole period away. */
export const answerRealityCheck = (): void => countFrom(environment().clock.now())
