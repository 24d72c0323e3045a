import type { Announcement } from '#rules/announcement.ts'
import type { Standing } from '#rules/standing.ts'
import type { TestPage } from './environment.ts'

/** A player whom nothing keeps from playing. */
export const FREE: Standing = {
  accountStatus: { status: 'Open', reopenByCustomerAllowed: false },
  termsAccepted: true,
  privacyPolicyAccepted: true,
  selfExclusionDetails: null,
  timeouts: null,
  kycCheckStatus: { status: 'Done', deadline: null },
  sourceOfWealthStatus: {
    status: 'NotNeed',
    dueDate: null,
    dueDateExpired: false,
    requiredDocumentsUploadV2: []
  },
  bankingCDD: 'NotRequired',
  isInstantBankingBlocked: false,
  instantBankingBlock: null
}

export const NOW = Date.parse('2026-11-28T12:00:00Z')
export const LATER = '2026-11-28T13:00:00Z'
export const EARLIER = '2026-11-28T11:00:00Z'

/** A page whose player nothing keeps from playing, unless the test says otherwise. */
export function answerStanding(
  page: TestPage,
  standing: Partial<Standing> & { readonly realityCheckPeriod?: number | null } = {},
  announcements: readonly Announcement[] = []
): void {
  const player = { id: '1', playerId: 'player-1', ...FREE, ...standing }
  page.answer('GetPlayerInfo', { viewer: { id: '1', player } })
  page.answer('Announcements', { announcements })
}
