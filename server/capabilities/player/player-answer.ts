import { LOCALES } from '#config/locales.ts'
import type { Context } from '../../context.ts'
import type {
  Player as Answer,
  PlayerSourceOfWealthStatus,
  SourceOfWealth
} from '../../generated/main.ts'
import { countryName } from '../content/index.ts'
import type { Player } from './table.ts'
import { withdrawalBlock } from './withdrawal-block.ts'

/** The stored player in the words of the contract. */
export function playerAnswer(stored: Player, context: Context): Answer {
  const now = context.ports.clock.now()
  const { locale } = context.request
  const running = (until: Date | null) => (until && until > now ? until : null)
  return {
    id: `player:${stored.id}`,
    playerId: stored.id,
    accountStatus: {
      status: stored.account_status,
      cause: stored.account_closure_cause,
      reopenByCustomerAllowed: stored.reopen_by_customer_allowed
    },
    country: {
      id: `country:${stored.country}`,
      code: stored.country,
      name: countryName(stored.country, LOCALES[locale].bcp47),
      currency: stored.currency
    },
    numberOfDeposits: stored.number_of_deposits,
    hasFirstTimeDeposit: stored.number_of_deposits > 0,
    totalDepositAmount: { minor: stored.total_deposit_amount, currency: stored.currency },
    language: stored.language,
    email: stored.email,
    emailVerified: stored.email_verified,
    phoneNumber: stored.phone_number,
    isPhoneNumberVerified: stored.is_phone_number_verified,
    realityCheckPeriod: context.jurisdiction.realityCheck && stored.reality_check_period,
    personalInfo: {
      street: stored.street,
      city: stored.city,
      firstName: stored.first_name,
      lastName: stored.last_name,
      dateOfBirth: stored.date_of_birth,
      zipCode: stored.zip_code,
      ssn: stored.ssn,
      state: stored.state
    },
    marketingPreferences: { marketingBlocked: stored.marketing_blocked },
    isSuppressedInAnyCommunicationGroup: stored.is_suppressed_in_any_communication_group,
    isSmsMarketingAccepted: stored.is_sms_marketing_accepted,
    isEmailMarketingAccepted: stored.is_email_marketing_accepted,
    isPhoneMarketingAccepted: stored.is_phone_marketing_accepted,
    isWebPushMarketingAccepted: stored.is_web_push_marketing_accepted,
    termsAccepted: stored.terms_accepted,
    privacyPolicyAccepted: stored.privacy_policy_accepted,
    isInstantBankingBlocked: stored.is_instant_banking_blocked,
    instantBankingBlock: { activeFrom: stored.instant_banking_block_active_from },
    selfExclusionDetails: { exclusionEndsAt: running(stored.exclusion_ends_at) },
    timeouts: { timeoutEndsAt: running(stored.timeout_ends_at) },
    areWithdrawalsBlocked: stored.are_withdrawals_blocked,
    canWithdraw: withdrawalBlock(stored, context.jurisdiction) === undefined,
    kycCheckStatus: {
      status: stored.kyc_status,
      deadline: stored.kyc_deadline,
      verificationsDone: [...stored.kyc_verifications_done],
      verificationsMissing: [...stored.kyc_verifications_missing]
    },
    sourceOfWealthStatus: sourceOfWealthStatus(stored, now),
    bankingCDD: stored.banking_cdd
  }
}

const FUNDING: readonly string[] = [
  'Dividends',
  'Inheritance',
  'Other',
  'Salary',
  'SaleOfCompany',
  'SaleOfProperty'
] satisfies SourceOfWealth[]

const isFunding = (value: string | null): value is SourceOfWealth =>
  value !== null && FUNDING.includes(value)

function sourceOfWealthStatus(stored: Player, now: Date): PlayerSourceOfWealthStatus {
  const {
    source_of_wealth_due_date: dueDate,
    source_of_wealth_comment: comment,
    source_of_wealth_funding_type: fundingType
  } = stored
  const dueDateExpired = dueDate !== null && dueDate <= now
  const asked = dueDate === null ? 'NotNeed' : dueDateExpired ? 'Required' : 'WillBeRequired'
  const { source_of_wealth_status: handedIn } = stored
  return {
    status: handedIn ?? asked,
    dueDate,
    dueDateExpired,
    requiredDocumentsUploadV2:
      comment === null && fundingType === null
        ? []
        : [{ comment, requestedFundingType: isFunding(fundingType) ? fundingType : null }]
  }
}
