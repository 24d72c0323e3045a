import { atom, readonlyType } from 'nanostores'

import { AcceptTermsDocument } from '#contract/generated/main/graphql.ts'
import { ask } from './calls/main.ts'
import { unlessFailed } from './lib/unless-failed.ts'

/** How the player's yes to the terms stands; once it is given the guard clears by itself. */
export type Acceptance = 'failed' | 'idle' | 'sending'

const $state = atom<Acceptance>('idle')

export const $acceptance = readonlyType($state)

/** Tells the platform that the player agrees; the player is then read anew by its event. */
export async function acceptTerms(): Promise<boolean> {
  if ($state.get() === 'sending') return false
  $state.set('sending')
  const answer = await unlessFailed(ask(AcceptTermsDocument))
  const isAccepted = answer?.acceptTerms.accepted === true
  $state.set(isAccepted ? 'idle' : 'failed')
  return isAccepted
}
