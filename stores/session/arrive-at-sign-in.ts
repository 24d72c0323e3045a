import { atom, readonlyType } from 'nanostores'

import { type LogoutReason, readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { isRealmCallback } from './callback.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { signIn } from './sign-in.ts'

export { signIn } from './sign-in.ts'

export type SignInPurpose = 'finish' | 'register' | 'signIn'

const $state = atom<LogoutReason | undefined>(undefined)

/** Why the player was signed out before coming here; undefined when that was their wish. */
export const $arrivalReason = readonlyType($state)

/**
 * What a page of sign-in does by itself: it finishes a sign-in that has come back, and begins one
 * where the address asks for it.
 */
export async function arriveAtSignIn(purpose: SignInPurpose): Promise<void> {
  const url = environment().address.current()
  const { autoSignIn, logoutReason } = readQuery(url.search)
  $state.set(logoutReason)
  if (purpose === 'finish' || isRealmCallback(url)) return completeSignIn()
  if (autoSignIn) await signIn({ register: purpose === 'register' })
}
