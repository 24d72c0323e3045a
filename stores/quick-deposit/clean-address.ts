import { atom, readonlyType } from 'nanostores'

import { nameParameter } from '#contract/wire/query-parameter.ts'
import { withoutQuickDeposit } from '#rules/quick-deposit-address.ts'
import { environment } from '../environment/index.ts'

const $state = atom<string | undefined>(undefined)
/** Null once the player chose to go without one. */
const $chosen = atom<string | null | undefined>(undefined)

/** The offer that the player chose before the overlay opened; it outlives the address. */
export const $preselectedChallenge = readonlyType($state)

/** Takes up the offer that the address names. */
export function readChallenge(): string | undefined {
  const { searchParams } = environment().address.current()
  const named = nameParameter(searchParams.get('preselectedChallengeId') ?? '')
  if (named !== null) $state.set(named)
  return $state.get()
}

/** Told when the player chose an offer in the overlay, or none. */
export function challengeChosen(id: string | null): void {
  $state.set(id ?? undefined)
  $chosen.set(id)
}

/**
 * Removes what opened the overlay from the address, in place of the history entry; an offer chosen
 * in it is named there, so that it outlives the page.
 */
export function cleanAddress(): void {
  const { address } = environment()
  const url = address.current()
  const chosen = $chosen.get()
  if (chosen === undefined) readChallenge()
  const clean = withoutQuickDeposit(url)
  if (chosen) clean.searchParams.set('preselectedChallengeId', chosen)
  if (clean.href !== url.href) address.rewrite(clean)
}
