import { atom, readonlyType } from 'nanostores'

import { callingCodeOf } from '#config/calling-codes.ts'
import { ConfirmPhoneDocument, RequestPhoneCodeDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $player } from '../player/player.ts'
import { CODE_LENGTH, type CodeEntry } from './enter-code.ts'
import { forgetVerification, readVerification, type Verification } from './kept-verification.ts'
import { goOn } from './onward.ts'
import { type Resending, type SendProblem, sendingOf, whenAnother } from './resend.ts'

interface NumberEntry {
  readonly phoneNumber: string
  readonly problem?: SendProblem
  readonly retryAt?: string | null
  readonly refused: number
}

export type Phone =
  | { readonly status: 'loading' }
  | ({ readonly status: 'number' | 'asking' } & NumberEntry)
  | ({ readonly status: 'code' | 'sending' } & CodeEntry)
  | { readonly status: 'verified'; readonly phoneNumber: string }

const $state = atom<Phone>({ status: 'loading' })

export const $phone = readonlyType($state)

const codeOf = (verification: Verification, resending: Resending): Phone => ({
  status: 'code',
  verification,
  code: '',
  resending,
  refused: 0
})

onVisit($state, () => {
  const stop = $player.subscribe(player => {
    if (player.status !== 'LOGGED_IN' || $state.get().status !== 'loading') return
    const { phoneNumber, isPhoneNumberVerified, country } = player.player
    const kept = readVerification('phone')
    if (isPhoneNumberVerified && phoneNumber) $state.set({ status: 'verified', phoneNumber })
    else if (kept) $state.set(codeOf(kept, { status: 'idle' }))
    else
      $state.set({
        status: 'number',
        phoneNumber: phoneNumber ?? callingCodeOf(country?.code),
        refused: 0
      })
  })
  return () => {
    stop()
    $state.set({ status: 'loading' })
  }
})

const requestCode = async (phoneNumber: string) =>
  sendingOf(
    'phone',
    (await unlessFailed(ask(RequestPhoneCodeDocument, { phoneNumber })))?.requestPhoneCode
  )

export function enterNumber(phoneNumber: string): void {
  const state = $state.get()
  if (state.status === 'number')
    $state.set({ status: 'number', phoneNumber, refused: state.refused })
}

/** Sends a code to the number. */
export async function askForPhoneCode(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'number') return
  const { phoneNumber, refused } = state
  $state.set({ status: 'asking', phoneNumber, refused })
  const outcome = await requestCode(phoneNumber.trim())
  if ($state.get().status !== 'asking') return
  if (outcome.status === 'sent') $state.set(codeOf(outcome.verification, { status: 'idle' }))
  else $state.set({ ...outcome, status: 'number', phoneNumber, refused: refused + 1 })
}

async function send(entry: CodeEntry): Promise<void> {
  const { verification, code } = entry
  $state.set({ ...entry, status: 'sending' })
  const variables = { verificationId: verification.id, code }
  const answer = await unlessFailed(ask(ConfirmPhoneDocument, variables))
  if ($state.get().status !== 'sending') return
  const { ok, error } = answer?.confirmPhone ?? {}
  if (ok) {
    forgetVerification('phone')
    $state.set({ status: 'verified', phoneNumber: ok.phoneNumber })
    return
  }
  const problem = error?.code ?? 'UNANSWERED'
  $state.set({ ...entry, status: 'code', code: '', problem, refused: entry.refused + 1 })
}

/** Takes what was typed or pasted; the last digit sends the code. */
export async function enterPhoneCode(typed: string): Promise<void> {
  const state = $state.get()
  if (state.status !== 'code' || state.problem === 'SPENT') return
  const { verification, resending, refused } = state
  const code = typed.replace(/\D/g, '').slice(0, CODE_LENGTH)
  const entry = { verification, resending, refused, code }
  $state.set({ ...entry, status: 'code' })
  if (code.length === CODE_LENGTH && code !== state.code) await send(entry)
}

/** Another code to the same number. */
export async function resendPhoneCode(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'code' || state.resending.status === 'sending') return
  $state.set({ ...state, resending: { status: 'sending' } })
  const outcome = await requestCode(state.verification.recipient)
  const now = $state.get()
  if (now.status !== 'code') return
  if (outcome.status === 'sent') {
    $state.set(codeOf(outcome.verification, { status: 'sent' }))
    return
  }
  const verification = whenAnother(now.verification, outcome.retryAt)
  $state.set({ ...now, verification, resending: { status: 'refused', problem: outcome.problem } })
}

/** Back to the number, to send the code to another one. */
export function changeNumber(): void {
  const state = $state.get()
  if (state.status !== 'code') return
  forgetVerification('phone')
  $state.set({ status: 'number', phoneNumber: state.verification.recipient, refused: 0 })
}

/** Goes on without: this browser session is not asked for the number again. */
export function skipPhone(): void {
  environment().cookies.set('skipOptionalPhoneNumberVerification', 'true')
  goOn()
}
