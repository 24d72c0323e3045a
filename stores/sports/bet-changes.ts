import { atom, readonlyType } from 'nanostores'

import { SportsBetChangedDocument, type SportsBetNews } from '#contract/generated/page/graphql.ts'
import { follow } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { type PlacedBet, readBet } from './bet.ts'

export interface BetChanges {
  /** The bet that changed last; undefined until one does. */
  readonly bet: PlacedBet | undefined
  /** What has become of it without a press of its player. */
  readonly news: SportsBetNews | null
  /** How often the line has been opened: what changed before was told to nobody. */
  readonly opened: number
}

const NONE: BetChanges = { bet: undefined, news: null, opened: 0 }

const $state = atom<BetChanges>(NONE)

/** What becomes of the player's bets, while somebody listens. */
export const $betChanges = readonlyType($state)

onVisit($state, () => {
  const stop = whileLoggedIn(
    () =>
      follow(SportsBetChangedDocument, {
        next: ({ sportsBetChanged: { bet, news } }) =>
          $state.set({ ...$state.get(), bet: readBet(bet), news }),
        connected: () => $state.set({ ...$state.get(), opened: $state.get().opened + 1 })
      }),
    () => $state.set(NONE)
  )
  return () => {
    stop()
    $state.set(NONE)
  }
})
