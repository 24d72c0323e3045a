/** Feature switches of the specification, section 6, with their spelling. */
export const FEATURES = [
  'BasicEnterCode',
  'BonusChecker',
  'DarkCashierLayout',
  'DefaultConsentRegistration',
  'DisablePhoneVerificationForRewards',
  'DisableWeekendWithdrawalMessages',
  'EnableCashierIBAwardAnnouncement',
  'EnableFinancialHistory',
  'EnableGamesInformationMessage',
  'EnableKrofortQuickDepositWithLastUsedAccount',
  'EnablePhoneVerification',
  'JackpotAutoOptIn',
  'JackpotInRegistrationFlow',
  'Keycloak',
  'OverlaySourceOfWealth',
  'QuickMenu',
  'ShowRTP',
  'Sportsbook',
  'enableZendeskWebWidget',
  'defaultUSDCurrency'
] as const

export type Feature = (typeof FEATURES)[number]
