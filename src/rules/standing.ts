/** What is known of a player that may stand between the player and play; as the contract gives it. */
export interface Standing {
  readonly accountStatus: {
    readonly status: 'Closed' | 'Open' | null
    readonly reopenByCustomerAllowed: boolean | null
  } | null
  readonly termsAccepted: boolean | null
  readonly privacyPolicyAccepted: boolean | null
  readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null
  readonly timeouts: { readonly timeoutEndsAt: string | null } | null
  readonly kycCheckStatus: {
    readonly status: Requirement | null
    readonly deadline: string | null
  } | null
  readonly sourceOfWealthStatus: {
    readonly status: 'Done' | 'NotNeed' | 'Pending' | 'Required' | 'WillBeRequired' | null
    readonly dueDate: string | null
    readonly dueDateExpired: boolean | null
    readonly requiredDocumentsUploadV2: readonly object[] | null
  } | null
  readonly bankingCDD: Requirement | null
  readonly isInstantBankingBlocked: boolean | null
  readonly instantBankingBlock: { readonly activeFrom: string | null } | null
}

type Requirement = 'Done' | 'NotRequired' | 'Required'

/** Whether a moment lies ahead; one that is not given does not. */
export const isAhead = (moment: string | null | undefined, now: number): boolean =>
  typeof moment === 'string' && Date.parse(moment) > now

/** Closed for good; a player who may open the account again is not kept out of that. */
export const isClosed = ({ accountStatus }: Standing): boolean =>
  accountStatus?.status === 'Closed' && accountStatus.reopenByCustomerAllowed !== true

export const isSelfExcluded = ({ selfExclusionDetails }: Standing, now: number): boolean =>
  isAhead(selfExclusionDetails?.exclusionEndsAt, now)

export const isOnTimeout = ({ timeouts }: Standing, now: number): boolean =>
  isAhead(timeouts?.timeoutEndsAt, now)
