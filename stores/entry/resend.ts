import {
  type ConfirmErrorCode,
  ResendCodeDocument,
  type VerificationErrorCode,
  type VerificationOutcomeFragment
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { type Channel, keepVerification, type Verification } from './kept-verification.ts'

export type CodeProblem = ConfirmErrorCode | 'UNANSWERED'

export type SendProblem = VerificationErrorCode | 'UNANSWERED'

/** How asking for another code goes. */
export type Resending =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'refused'; readonly problem: SendProblem }

export type Sending =
  | { readonly status: 'sent'; readonly verification: Verification }
  | { readonly status: 'refused'; readonly problem: SendProblem; readonly retryAt: string | null }

/** What a request for a code came to; a code that is under way is kept for the tab. */
export function sendingOf(
  channel: Channel,
  answer: VerificationOutcomeFragment | undefined
): Sending {
  const { ok, error } = answer ?? {}
  if (!ok)
    return {
      status: 'refused',
      problem: error?.code ?? 'UNANSWERED',
      retryAt: error?.retryAt ?? null
    }
  keepVerification(channel, ok)
  return { status: 'sent', verification: ok }
}

/** Asks for a code by mail; the answer is the same whether or not somebody waits for one. */
export const resendMail = async (email: string): Promise<Sending> =>
  sendingOf('mail', (await unlessFailed(ask(ResendCodeDocument, { email })))?.resendCode)

/** The same code under way, with another time at which the next one may be asked for. */
export const whenAnother = (verification: Verification, retryAt: string | null): Verification =>
  retryAt === null ? verification : { ...verification, resendAt: retryAt }
