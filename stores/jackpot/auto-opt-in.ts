import { atom } from 'nanostores'

import { hasFeature } from '#config/operators.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { smallestContribution, wantedContribution } from './contribution.ts'
import { $optIn, optInFailed, tryOptIn } from './opt-in.ts'
import { $jackpotSettings, type JackpotSettings } from './settings.ts'

const RETRIES = 3
const RETRIED_AFTER = 2000

const $state = atom(undefined)

/** Takes a player in who never chose, at houses that do so, with what the address asks for or the least. */
export const $autoOptIn = $state

async function optInFirst(settings: JackpotSettings, isOver: () => boolean): Promise<void> {
  const { address, clock } = environment()
  const { search } = address.current()
  const value =
    wantedContribution(search, settings.contributionOptions) ?? smallestContribution(settings)
  if (value === undefined) return
  for (let left = RETRIES; !isOver(); left--) {
    try {
      return await tryOptIn(true, value)
    } catch {
      if (left === 0) return optInFailed()
      await new Promise<void>(resolve => clock.after(RETRIED_AFTER, resolve))
    }
  }
}

onVisit($state, () => {
  if (!hasFeature(environment().operator, 'JackpotAutoOptIn')) return
  let isOver = false
  let isTried = false
  const unbind = $optIn.subscribe(({ state, isUndecided }) => {
    const settings = $jackpotSettings.get()
    if (isTried || !settings || state !== false || !isUndecided) return
    isTried = true
    void optInFirst(settings, () => isOver)
  })
  return () => {
    isOver = true
    unbind()
  }
})
