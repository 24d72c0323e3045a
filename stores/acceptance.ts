import { atom, readonlyType } from 'nanostores'

import { AcceptPopUpDocument, AcceptTermsDocument } from '#contract/generated/main/graphql.ts'
import type { PopUp } from '#rules/pop-ups.ts'
import { ask } from './calls/main.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { popUpsLeft } from './player/customer.ts'

/** How the player's yes stands; once it is given, what asked for it clears by itself. */
export type Acceptance = 'failed' | 'idle' | 'sending'

const $state = atom<Acceptance>('idle')

export const $acceptance = readonlyType($state)

async function send(call: () => Promise<boolean>): Promise<boolean> {
  if ($state.get() === 'sending') return false
  $state.set('sending')
  const isAccepted = (await unlessFailed(call())) === true
  $state.set(isAccepted ? 'idle' : 'failed')
  return isAccepted
}

/** Tells the platform that the player agrees; the player is then read anew by its event. */
export const acceptTerms = (): Promise<boolean> =>
  send(async () => (await ask(AcceptTermsDocument)).acceptTerms.accepted)

/** Tells the platform that the player has read it, so that it is not shown again. */
export const acceptPopUp = (id: PopUp): Promise<boolean> =>
  send(async () => {
    popUpsLeft((await ask(AcceptPopUpDocument, { id })).acceptPopUp.popUpsNeeded)
    return true
  })
