import { isAhead } from './standing.ts'

/** What a notice tells the player of: the thirteen kinds of the specification. */
export type NoticeKind =
  | 'AccountClosed'
  | 'BankingCDD'
  | 'Content'
  | 'GermanyCloseDown'
  | 'InstantBankingGracePeriod'
  | 'InstantBankingJackpot'
  | 'KycRequired'
  | 'Maintenance'
  | 'NovemberCampaign'
  | 'SelfExclusion'
  | 'SowRequired'
  | 'SowUploadRequired'
  | 'Timeout'

/** What the house announces to everybody of a place; texts are its own where it gives some. */
export interface Announcement {
  readonly id: string
  readonly kind: NoticeKind
  readonly title: string | null
  readonly text: string | null
  /** A page of the site that says more. */
  readonly link: string | null
  readonly startsAt: string
  readonly endsAt: string | null
}

/** Whether an announcement holds at a moment: from its start and until its end. */
export const isRunning = ({ startsAt, endsAt }: Announcement, now: number): boolean =>
  !isAhead(startsAt, now) && (endsAt === null || isAhead(endsAt, now))
