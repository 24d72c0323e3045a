import { atom, readonlyType } from 'nanostores'

import { nameParameter } from '#contract/wire/query-parameter.ts'
import { environment } from '../environment/index.ts'

const NAME = 'preselectedChallengeId'

const $state = atom<string | undefined>(undefined)
const $isChosenHere = atom(false)

/** The offer that was chosen for the deposit, before the overlay opened or in it; it outlives both. */
export const $preselectedChallenge = readonlyType($state)

/** Takes up the offer that the address names. */
export function readChallenge(): string | undefined {
  const { searchParams } = environment().address.current()
  const named = nameParameter(searchParams.get(NAME) ?? '')
  if (named !== null) $state.set(named)
  return $state.get()
}

/** Told when the player chose an offer in the overlay, or null for none. */
export function challengeChosen(id: string | null): void {
  $state.set(id ?? undefined)
  $isChosenHere.set(id !== null)
}

/** Names an offer that was chosen in the overlay in the address, so that it outlives the page. */
export function keepChallenge(): void {
  const { address } = environment()
  const id = $state.get()
  if (id === undefined || !$isChosenHere.get()) return
  const url = address.current()
  url.searchParams.set(NAME, id)
  address.rewrite(url)
}
