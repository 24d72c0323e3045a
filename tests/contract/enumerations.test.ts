import { describe, expect, test } from 'vitest'

import { DROP_TYPES } from '#contract/wire/jackpot-atoms.ts'
import { SESSION_END_REASONS } from '#contract/wire/logout-reason.ts'
import { PRODUCT_MODES } from '#contract/wire/product-mode.ts'
import { type Endpoint, membersOf } from './schema.ts'

const ENUMERATIONS: readonly (readonly [string, Endpoint, string, string])[] = [
  ['ENT-31', 'data', 'RaffleDropType', 'hourly daily weekly'],
  [
    'ENT-37',
    'main',
    'SourceOfWealth',
    'Salary Dividends Other Inheritance SaleOfCompany SaleOfProperty'
  ],
  ['ENT-45', 'main', 'Operator', 'Infiniza Frenwall Herion FortuneForge Elmst Elvel'],
  ['ENT-46', 'main', 'Licence', 'anj cos crc est mga'],
  ['ENT-47', 'main', 'Requirement', 'Done NotRequired Required'],
  ['ENT-48', 'main', 'SortField', 'createdAt processedAt'],
  ['ENT-49', 'main', 'BonusStatus', 'Active Converted Expired Forfeited'],
  ['ENT-50', 'main', 'BonusCondition', 'CompleteSoW Deposit'],
  ['ENT-51', 'main', 'BonusEligibility', 'ALWAYS EXISTING_DEPOSITS FIRST_TIME_DEPOSIT'],
  ['ENT-52', 'main', 'WithdrawalMode', 'Instant Manual'],
  ['ENT-53', 'main', 'Device', 'Desktop Mobile'],
  ['ENT-54', 'main', 'VerificationPurpose', 'EmailChange SignUp Unknown'],
  [
    'ENT-55',
    'main',
    'SourceOfWealth',
    'Dividends Inheritance Other Salary SaleOfCompany SaleOfProperty'
  ],
  ['ENT-56', 'main', 'SourceOfWealthStatus', 'Done NotNeed Pending Required WillBeRequired'],
  ['ENT-57', 'main', 'LimitPeriod', 'Day Week Month'],
  ['ENT-58', 'main', 'LoginProvider', 'KEYCLOAK PIQ SMS TRUSTLY ZIMPLER'],
  ['ENT-59', 'main', 'TransactionType', 'Deposit Withdrawal'],
  [
    'ENT-60',
    'main',
    'TransactionStatus',
    'Initialized Completed CancelInitialized Cancelled RollbackInitialized RolledBacked'
  ],
  [
    'ENT-61',
    'main',
    'FeedbackReason',
    'AccountIssues InsufficientGameChoices NotEnoughBonusesOrPromotions PaymentIssues'
  ],
  [
    'ENT-62',
    'main',
    'RewardStatus',
    'Scheduled Processing Credited Unclaimed Expired Removed FailedProcessing'
  ],
  ['ENT-63', 'main', 'RewardKind', 'Cashback Incentive'],
  ['ENT-64', 'main', 'RewardSortKey', 'assignedAt rewardId status updatedAt'],
  ['ENT-65', 'data', 'ActionType', 'DEPOSIT PAGE_LINK'],
  ['ENT-66', 'main', 'RegistrationForm', 'DINO REGILY SSN TRUSTLY ZIMPLER'],
  [
    'ENT-67',
    'data',
    'ContentBlockKind',
    'BANNER_EXTERNAL_LINK BANNER_GAME BANNER_MANUAL JACKPOT PROMOTION PROMOTION_V2 RAFFLE TOP_GAMES TOP_SPORTS'
  ],
  ['ENT-68', 'main', 'EmailValidity', 'Invalid Risky Valid'],
  [
    'ENT-69',
    'main',
    'NoticeKind',
    'AccountClosed GermanyCloseDown NovemberCampaign KycRequired Maintenance SelfExclusion SowRequired SowUploadRequired Timeout Content BankingCDD InstantBankingGracePeriod InstantBankingJackpot'
  ],
  ['ENT-70', 'main', 'LogoutReason', 'SESSION_EXPIRED JWT_EXPIRED LOGGED_IN_FROM_ANOTHER_DEVICE']
]

describe('enumerations', () => {
  test.each(ENUMERATIONS)(
    '[%s] the %s enumeration %s has exactly %s',
    (_, endpoint, type, members) => {
      expect(membersOf(endpoint, type).sort()).toEqual(members.split(' ').sort())
    }
  )

  test('[ENT-70] the address carries the logout reasons of the schema', () => {
    expect(SESSION_END_REASONS).toEqual(expect.arrayContaining(membersOf('main', 'LogoutReason')))
    expect(SESSION_END_REASONS).toEqual(membersOf('main', 'SessionEndReason'))
  })

  test('[ENT-31] the raffle service has the drop types of the schema', () => {
    expect(DROP_TYPES).toEqual(membersOf('data', 'RaffleDropType'))
  })

  test('[SITE-36] the product modes are CASINO and SPORTS', () => {
    expect(PRODUCT_MODES).toEqual(['CASINO', 'SPORTS'])
  })
})
