import { atom, readonlyType } from 'nanostores'

import { ConfirmCodeDocument, type VerificationPurpose } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { tellEvent } from '../environment/event-channel.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { enterWith } from '../session/enter.ts'
import { forgetVerification, readVerification, type Verification } from './kept-verification.ts'
import { afterRegistration } from './onward.ts'
import { forgetEntries } from './registration-entries.ts'
import { type CodeProblem, type Resending, resendMail, whenAnother } from './resend.ts'

export const CODE_LENGTH = 6

export interface CodeEntry {
  readonly verification: Verification
  readonly code: string
  readonly resending: Resending
  readonly problem?: CodeProblem
  /** Counts the refused tries, so that each of them is told anew. */
  readonly refused: number
}

export type EnterCode =
  | { readonly status: 'loading' }
  /** No code is under way in this tab. */
  | { readonly status: 'none' }
  | ({ readonly status: 'editing' | 'sending' } & CodeEntry)
  /** Proved, and no session begins with it. */
  | { readonly status: 'confirmed'; readonly purpose: VerificationPurpose }
  | { readonly status: 'entering' }

const $state = atom<EnterCode>({ status: 'loading' })

export const $enterCode = readonlyType($state)

const fresh = (verification: Verification, resending: Resending): EnterCode => ({
  status: 'editing',
  verification,
  code: '',
  resending,
  refused: 0
})

onVisit($state, () => {
  const kept = readVerification('mail')
  $state.set(kept ? fresh(kept, { status: 'idle' }) : { status: 'none' })
  return () => $state.set({ status: 'loading' })
})

async function send(entry: CodeEntry): Promise<void> {
  const { verification, code } = entry
  $state.set({ ...entry, status: 'sending' })
  const variables = { verificationId: verification.id, code }
  const answer = await unlessFailed(ask(ConfirmCodeDocument, variables))
  if ($state.get().status !== 'sending') return
  const { ok, error } = answer?.confirmCode ?? {}
  if (!ok) {
    const problem = error?.code ?? 'UNANSWERED'
    const refused = entry.refused + 1
    $state.set({ ...entry, status: 'editing', code: '', problem, refused })
    return
  }
  forgetVerification('mail')
  forgetEntries()
  if (!ok.tokens) return $state.set({ status: 'confirmed', purpose: ok.purpose })
  if (ok.purpose === 'SignUp') tellEvent({ name: 'sign_up', way: 'code' })
  $state.set({ status: 'entering' })
  await enterWith(ok.tokens, { wanted: afterRegistration() })
}

/** Takes what was typed or pasted; the last digit sends the code. */
export async function enterCode(typed: string): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing' || state.problem === 'SPENT') return
  const { verification, resending, refused } = state
  const code = typed.replace(/\D/g, '').slice(0, CODE_LENGTH)
  const entry = { verification, resending, refused, code }
  $state.set({ ...entry, status: 'editing' })
  if (code.length === CODE_LENGTH && code !== state.code) await send(entry)
}

/** Asks for another code, which takes the place of this one. */
export async function resendCode(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing' || state.resending.status === 'sending') return
  $state.set({ ...state, resending: { status: 'sending' } })
  const outcome = await resendMail(state.verification.recipient)
  const now = $state.get()
  if (now.status !== 'editing') return
  if (outcome.status === 'sent') return $state.set(fresh(outcome.verification, { status: 'sent' }))
  const verification = whenAnother(now.verification, outcome.retryAt)
  $state.set({ ...now, verification, resending: { status: 'refused', problem: outcome.problem } })
}
