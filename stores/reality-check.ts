import { atom, computed, readonlyType } from 'nanostores'

import { gameInit } from '#contract/wire/cookie.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'
import { $now } from './now.ts'
import { $player } from './player/player.ts'

const MINUTE = 60_000

/** For `play-time.ts` alone, which is loaded with the first game and the first check. */
export const $since = atom<number | undefined>(undefined)

/** When play began, or when the player last answered a check; undefined before any play. */
export const $playedSince = readonlyType($since)

onVisit($since, () => {
  const text = environment().cookies.get('gameInit')
  $since.set(text === undefined ? undefined : gameInit.read(text)?.getTime())
})

/** Whether the time that the player has played without a check is as long as the period. */
export const $isRealityCheckDue = readonlyType(
  computed([$since, $player, $now], (since, state, now) => {
    const period = state.status === 'LOGGED_IN' ? state.player.realityCheckPeriod : null
    return since !== undefined && period !== null && period > 0 && now >= since + period * MINUTE
  })
)
