import { atom, readonlyType } from 'nanostores'

import { ConfirmLinkDocument, type VerificationPurpose } from '#contract/generated/page/graphql.ts'
import { isToken } from '#contract/wire/guards.ts'
import { ask } from '../calls/main.ts'
import { tellEvent } from '../environment/event-channel.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { enterWith } from '../session/enter.ts'
import { forgetVerification } from './kept-verification.ts'
import { afterRegistration } from './onward.ts'
import { forgetEntries } from './registration-entries.ts'

/** The link of a mail: pressed only by who means it, since mail programs open links by themselves. */
export type ConfirmLink =
  | { readonly status: 'loading' }
  /** The page was opened without one. */
  | { readonly status: 'none' }
  | { readonly status: 'ready' | 'sending'; readonly token: string; readonly isUnanswered: boolean }
  | { readonly status: 'spent' }
  | { readonly status: 'confirmed'; readonly purpose: VerificationPurpose }
  | { readonly status: 'entering' }

const KEY = 'confirmationLink'

const $state = atom<ConfirmLink>({ status: 'loading' })

export const $confirmLink = readonlyType($state)

/** The link's token leaves the address at once; a reload still finds it in the tab. */
function takeToken(): string | undefined {
  const { address, session } = environment()
  const url = address.current()
  const given = url.searchParams.get('token')
  if (given !== null) {
    url.searchParams.delete('token')
    address.rewrite(url)
    if (isToken(given)) session.set(KEY, given)
  }
  const token = given ?? session.get(KEY)
  return isToken(token) ? token : undefined
}

onVisit($state, () => {
  const token = takeToken()
  $state.set(token ? { status: 'ready', token, isUnanswered: false } : { status: 'none' })
  return () => $state.set({ status: 'loading' })
})

/** Spends the link; a completed registration begins its first session here. */
export async function confirmByLink(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready') return
  const { token } = state
  $state.set({ status: 'sending', token, isUnanswered: false })
  const answer = await unlessFailed(ask(ConfirmLinkDocument, { token }))
  if (!answer) return $state.set({ status: 'ready', token, isUnanswered: true })
  const { ok } = answer.confirmLink
  environment().session.remove(KEY)
  if (!ok) return $state.set({ status: 'spent' })
  forgetVerification('mail')
  forgetEntries()
  if (!ok.tokens) return $state.set({ status: 'confirmed', purpose: ok.purpose })
  if (ok.purpose === 'SignUp') tellEvent({ name: 'sign_up', way: 'link' })
  $state.set({ status: 'entering' })
  await enterWith(ok.tokens, { wanted: afterRegistration() })
}
