import type { Announcement, NoticeKind } from './announcement.ts'
import { isRunning } from './announcement.ts'
import { isAhead, isClosed, isOnTimeout, isSelfExcluded, type Standing } from './standing.ts'

interface Kind {
  /**
   * Stands in the place of the page, which is of no use until it is gone; withdrawing and the tools
   * of protection stay open. The others stand above the page.
   */
  readonly isBlocking: boolean
  readonly canBeDismissed: boolean
}

const BLOCKS = { isBlocking: true, canBeDismissed: false } as const
const URGES = { isBlocking: false, canBeDismissed: false } as const
const TELLS = { isBlocking: false, canBeDismissed: true } as const

/** The thirteen kinds, the most urgent first; the reading of COMP-18 says which of them block. */
export const NOTICE_KINDS = {
  Maintenance: BLOCKS,
  AccountClosed: BLOCKS,
  SelfExclusion: BLOCKS,
  Timeout: BLOCKS,
  GermanyCloseDown: BLOCKS,
  KycRequired: URGES,
  SowRequired: URGES,
  SowUploadRequired: URGES,
  BankingCDD: URGES,
  InstantBankingGracePeriod: TELLS,
  InstantBankingJackpot: TELLS,
  NovemberCampaign: TELLS,
  Content: TELLS
} as const satisfies Record<NoticeKind, Kind>

const ORDER = Object.keys(NOTICE_KINDS)

export interface Notice extends Kind {
  readonly id: string
  readonly kind: NoticeKind
  /** The moment that the notice's words speak of. */
  readonly until: string | null
  readonly announcement: Announcement | null
}

export interface NoticeFacts {
  /** Null for a visitor, or while the player is being read. */
  readonly standing: Standing | null
  readonly announcements: readonly Announcement[]
  readonly asksForIdentity: boolean
  readonly now: number
}

/** The kinds that follow from the player, each with the moment it speaks of. */
function ofPlayer({ standing, asksForIdentity, now }: NoticeFacts) {
  if (standing === null) return []
  const { accountStatus, selfExclusionDetails, timeouts, kycCheckStatus } = standing
  const { sourceOfWealthStatus: wealth, bankingCDD, instantBankingBlock } = standing
  const documents = wealth?.requiredDocumentsUploadV2 ?? []
  const isWealthAsked = wealth?.status === 'Required' || wealth?.status === 'WillBeRequired'
  const graceEndsAt = instantBankingBlock?.activeFrom ?? null
  const found: readonly (readonly [NoticeKind, boolean, string | null])[] = [
    ['AccountClosed', accountStatus?.status === 'Closed', null],
    ['SelfExclusion', isSelfExcluded(standing, now), selfExclusionDetails?.exclusionEndsAt ?? null],
    ['Timeout', isOnTimeout(standing, now), timeouts?.timeoutEndsAt ?? null],
    [
      'KycRequired',
      asksForIdentity && kycCheckStatus?.status === 'Required',
      kycCheckStatus?.deadline ?? null
    ],
    ['SowRequired', isWealthAsked && documents.length === 0, wealth?.dueDate ?? null],
    ['SowUploadRequired', isWealthAsked && documents.length > 0, wealth?.dueDate ?? null],
    ['BankingCDD', bankingCDD === 'Required', null],
    ['InstantBankingGracePeriod', isAhead(graceEndsAt, now), graceEndsAt]
  ]
  return found
    .filter(([, applies]) => applies)
    .map(([kind, , until]) => ({ id: kind, kind, until, announcement: null }))
}

/** Every notice that applies, the most urgent first. */
export function noticesOf(facts: NoticeFacts): readonly Notice[] {
  const { standing, announcements, now } = facts
  const announced = announcements
    .filter(announcement => isRunning(announcement, now))
    .map(announcement => ({
      id: announcement.id,
      kind: announcement.kind,
      until: announcement.endsAt,
      announcement
    }))
  return [...ofPlayer(facts), ...announced]
    .map(notice => ({ ...notice, ...lookOf(notice.kind, standing) }))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** An account that its owner may open again is told of, and nothing is closed to its owner. */
function lookOf(kind: NoticeKind, standing: Standing | null): Kind {
  const mayReopen = kind === 'AccountClosed' && standing !== null && !isClosed(standing)
  return mayReopen ? URGES : NOTICE_KINDS[kind]
}
