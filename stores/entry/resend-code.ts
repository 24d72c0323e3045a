import { atom, readonlyType } from 'nanostores'

import { userEmail } from '#contract/wire/cookie.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { onwardTo } from './onward.ts'
import { isEmail } from './registration-checks.ts'
import { resendMail, type SendProblem } from './resend.ts'

/** A code asked for by an address alone, from whatever device. */
export interface ResendCode {
  readonly status: 'editing' | 'sending'
  readonly email: string
  readonly problem?: SendProblem
  readonly retryAt?: string | null
  readonly refused: number
}

const $state = atom<ResendCode>({ status: 'editing', email: '', refused: 0 })

export const $resendCode = readonlyType($state)

onVisit($state, () => {
  const { cookies, page } = environment()
  const email = userEmail.read(cookies.get('userEmail') ?? '') ?? ''
  $state.set({ status: 'editing', email, refused: 0 })
  return page.onWake(() => $state.set({ ...$state.get(), status: 'editing' }))
})

export function enterAddress(email: string): void {
  const { status, refused } = $state.get()
  if (status === 'editing') $state.set({ status, refused, email })
}

/** Asks for the code and goes on to where it is entered. */
export async function askForCode(): Promise<void> {
  const { status, email, refused } = $state.get()
  if (status === 'sending') return
  const refuse = (problem: SendProblem, retryAt: string | null = null) =>
    $state.set({ status: 'editing', email, problem, retryAt, refused: refused + 1 })
  const address = email.trim()
  if (!isEmail(address)) return refuse('INVALID_RECIPIENT')
  $state.set({ status: 'sending', email, refused })
  const outcome = await resendMail(address)
  if (outcome.status === 'sent') return environment().address.go(onwardTo('enterCode'))
  refuse(outcome.problem, outcome.retryAt)
}
