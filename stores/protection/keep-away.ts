import {
  AskToReturnDocument,
  CloseAccountDocument,
  type CloseAccountMutationVariables,
  ExcludeSelfDocument,
  type ExcludeSelfMutationVariables,
  type FeedbackReason,
  type ProtectionErrorCode,
  ReopenAccountDocument,
  TakeBreakDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'
import { type Protection, protectionChanged } from './protection.ts'

export type { FeedbackReason, ProtectionErrorCode }

/** Why somebody may want to leave. */
export const FEEDBACK_REASONS = [
  'AccountIssues',
  'InsufficientGameChoices',
  'NotEnoughBonusesOrPromotions',
  'PaymentIssues'
] as const satisfies readonly FeedbackReason[]

interface Answer {
  readonly ok: Protection | null
  readonly error: { readonly code: ProtectionErrorCode } | null
}

/** Whatever keeps a player away is answered with all that does so then. */
const protecting = <Input>(send: (input: Input) => Promise<Answer>) =>
  command(send, protectionChanged)

/** A break of so many days, from now on. */
export const {
  $change: $breakChange,
  run: takeBreak,
  forget: forgetBreak
} = protecting(async (days: number) => (await ask(TakeBreakDocument, { days })).takeBreak)

/** Keeps the player out from now on, which nobody can take back. */
export const {
  $change: $exclusionChange,
  run: excludeSelf,
  forget: forgetExclusion
} = protecting(
  async (input: ExcludeSelfMutationVariables['input']) =>
    (await ask(ExcludeSelfDocument, { input })).excludeSelf
)

/** Asks the house to end an exclusion that may be ended. */
export const { $change: $returnChange, run: askToReturn } = protecting(
  async (message: string) =>
    (await ask(AskToReturnDocument, { message: message.trim() || null })).askToReturn
)

/** Closes the account, which its player may open again. */
export const {
  $change: $closing,
  run: closeAccount,
  forget: forgetClosing
} = protecting(
  async (input: CloseAccountMutationVariables['input']) =>
    (await ask(CloseAccountDocument, { input })).closeAccount
)

/** Opens an account that its player had closed. */
export const { $change: $reopening, run: reopenAccount } = protecting(
  async (_: undefined) => (await ask(ReopenAccountDocument)).reopenAccount
)
