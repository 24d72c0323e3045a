import { describe, expect, test } from 'vitest'

import { type Endpoint, fieldsOf, typeOf } from './schema.ts'

/** The fields of viewer.player by the sentence of the specification that names them. */
const PLAYER = {
  'ENT-01':
    'id playerId country numberOfDeposits language email emailVerified phoneNumber isPhoneNumberVerified',
  'ENT-02': 'accountStatus',
  'ENT-03': 'personalInfo',
  'ENT-04':
    'marketingPreferences isSuppressedInAnyCommunicationGroup isSmsMarketingAccepted isEmailMarketingAccepted isPhoneMarketingAccepted isWebPushMarketingAccepted',
  'ENT-05': 'termsAccepted privacyPolicyAccepted',
  'ENT-06': 'realityCheckPeriod selfExclusionDetails timeouts',
  'ENT-07':
    'isInstantBankingBlocked instantBankingBlock areWithdrawalsBlocked totalDepositAmount bankingCDD hasFirstTimeDeposit canWithdraw',
  'ENT-08': 'kycCheckStatus',
  'ENT-09': 'sourceOfWealthStatus'
}

interface Entity {
  readonly item: string
  readonly endpoint: Endpoint
  readonly type: string
  readonly fields: string
  /** Fields that the specification does not list here, and why they are there. */
  readonly added?: string
}

const VERSION = 'version: drops an event that comes late'

const ENTITIES: readonly Entity[] = [
  { item: 'ENT-01', endpoint: 'main', type: 'Country', fields: 'id code name currency' },
  {
    item: 'ENT-02',
    endpoint: 'main',
    type: 'AccountStatus',
    fields: 'status cause reopenByCustomerAllowed'
  },
  {
    item: 'ENT-03',
    endpoint: 'main',
    type: 'PersonalInfo',
    fields: 'street city firstName lastName dateOfBirth zipCode ssn state'
  },
  { item: 'ENT-04', endpoint: 'main', type: 'MarketingPreferences', fields: 'marketingBlocked' },
  { item: 'ENT-06', endpoint: 'main', type: 'SelfExclusionDetails', fields: 'exclusionEndsAt' },
  { item: 'ENT-06', endpoint: 'main', type: 'Timeouts', fields: 'timeoutEndsAt' },
  { item: 'ENT-07', endpoint: 'main', type: 'InstantBankingBlock', fields: 'activeFrom' },
  {
    item: 'ENT-08',
    endpoint: 'main',
    type: 'KycCheckStatus',
    fields: 'status deadline verificationsDone verificationsMissing'
  },
  {
    item: 'ENT-09',
    endpoint: 'main',
    type: 'PlayerSourceOfWealthStatus',
    fields: 'dueDate dueDateExpired requiredDocumentsUploadV2',
    added: 'status: carries the enumeration of source-of-wealth statuses'
  },
  {
    item: 'ENT-09',
    endpoint: 'main',
    type: 'RequiredDocumentUpload',
    fields: 'comment requestedFundingType'
  },
  { item: 'ENT-10', endpoint: 'main', type: 'PlayerGamificationDetails', fields: 'level' },
  {
    item: 'ENT-11',
    endpoint: 'main',
    type: 'Customer',
    fields:
      'id popUpsNeeded isCancelWithdrawalBlocked isIncreaseDepositLimitBlocked isRewardsBlocked isDepositsBlocked'
  },
  {
    item: 'ENT-12',
    endpoint: 'main',
    type: 'Wallet',
    fields: 'id balance bonusBalance currency minDepositAmount minWithdrawalAmount',
    added: VERSION
  },
  {
    item: 'ENT-13',
    endpoint: 'main',
    type: 'WalletUpdate',
    fields: 'balance bonusBalance currency amount moneyType wageringProgress',
    added: VERSION
  },
  {
    item: 'ENT-14',
    endpoint: 'main',
    type: 'PlayerReward',
    fields: 'reward assignationId assignedAt updatedAt reason status',
    added: 'reference: what support finds a failed one by'
  },
  {
    item: 'ENT-14',
    endpoint: 'main',
    type: 'Reward',
    fields: 'rewardId name expiresIn startsAt endsAt claimType rewardReason rewardType'
  },
  {
    item: 'ENT-15',
    endpoint: 'main',
    type: 'FreeSpinReward',
    fields: 'name amount value betLevel gameDescriptor'
  },
  { item: 'ENT-15', endpoint: 'main', type: 'GameDescriptor', fields: 'url json' },
  { item: 'ENT-16', endpoint: 'main', type: 'MoneyDropReward', fields: 'name amount currency' },
  {
    item: 'ENT-17',
    endpoint: 'main',
    type: 'BonusMoneyDropReward',
    fields: 'amount currency wageringRequirementFactor maxPayout name'
  },
  {
    item: 'ENT-18',
    endpoint: 'main',
    type: 'RewardUpdate',
    fields: 'reward status assignationId',
    added: VERSION
  },
  { item: 'ENT-19', endpoint: 'main', type: 'LastCompletedDeposit', fields: 'provider payload' },
  {
    item: 'ENT-24',
    endpoint: 'data',
    type: 'JackpotSettings',
    fields:
      'enabled sourceId instanceId operatorId initialContributionValue contributionOptions colorPalette enabledCommunity logo winnerNotificationImage'
  },
  {
    item: 'ENT-25',
    endpoint: 'data',
    type: 'JackpotSettingsV2',
    fields: 'enabled logo text termsAndConditions pageImages',
    added: 'themeColours: the colours of ENT-26'
  },
  { item: 'ENT-25', endpoint: 'data', type: 'JackpotLogo', fields: 'url' },
  {
    item: 'ENT-25',
    endpoint: 'data',
    type: 'JackpotPageImages',
    fields: 'cardBackgrounds cardImages optInImage'
  },
  { item: 'ENT-25', endpoint: 'data', type: 'JackpotPotImages', fields: 'minor major mega' },
  {
    item: 'ENT-26',
    endpoint: 'data',
    type: 'JackpotThemeColours',
    fields:
      'highlight background darkBackground backgroundGradient detailsContentBackground detailsBackground detailsModalBackground body backgroundContrast buttonBackground'
  },
  {
    item: 'ENT-32',
    endpoint: 'data',
    type: 'RaffleSettings',
    fields: 'enabled text termsAndConditions raffles pageBackgroundImages'
  },
  {
    item: 'ENT-32',
    endpoint: 'data',
    type: 'Raffle',
    fields: 'gameStudio',
    added: 'dropType: tells which draw the studio belongs to'
  },
  {
    item: 'ENT-32',
    endpoint: 'data',
    type: 'RaffleGameStudio',
    fields: 'name slug raffleSpotlightImage'
  },
  {
    item: 'ENT-33',
    endpoint: 'main',
    type: 'RaffleWinner',
    fields: 'winnerInitials winAmount winCurrency brand'
  },
  {
    item: 'ENT-33',
    endpoint: 'main',
    type: 'RaffleDraw',
    fields: 'timestamp instanceId jackpotName',
    added: 'winners: a draw may have several'
  },
  {
    item: 'ENT-33',
    endpoint: 'main',
    type: 'RaffleWinnerEdge',
    fields: 'cursor',
    added: 'node: the draw'
  },
  {
    item: 'ENT-34',
    endpoint: 'main',
    type: 'JackpotLeaderboard',
    fields: 'playerPosition playerRank playerRankImageUrl entries'
  },
  {
    item: 'ENT-34',
    endpoint: 'main',
    type: 'JackpotLeaderboardEntry',
    fields: 'brand expectedPrize initials rankImageUrl rankName'
  },
  {
    item: 'ENT-36',
    endpoint: 'main',
    type: 'RecentlyPlayedGame',
    fields: 'gameId isLiveCasinoGame',
    added: 'gameDescriptorV2: read by SyncRecentlyPlayedGames'
  },
  {
    item: 'ENT-37',
    endpoint: 'main',
    type: 'SourceOfWealthCategory',
    fields: 'options files completed',
    added: 'category: which of the six'
  },
  {
    item: 'ENT-37',
    endpoint: 'main',
    type: 'SourceOfWealthOption',
    fields: 'title tooltip checked'
  },
  { item: 'ENT-37', endpoint: 'main', type: 'SourceOfWealthFile', fields: 'documentId' },
  {
    item: 'ENT-38',
    endpoint: 'data',
    type: 'RankCard',
    fields: 'rank subtitle logo color benefits benefitsTitle'
  },
  { item: 'ENT-38', endpoint: 'data', type: 'RankBenefit', fields: 'description' },
  {
    item: 'ENT-38',
    endpoint: 'data',
    type: 'LoyaltyStep',
    fields: 'title subtitle description image'
  },
  { item: 'ENT-38', endpoint: 'data', type: 'RewardCard', fields: 'title description image color' },
  {
    item: 'ENT-39',
    endpoint: 'data',
    type: 'LoyaltyPage',
    fields: 'description termsAndConditions images',
    added: 'rankCards, steps, rewardCards: the lists of ENT-38'
  },
  {
    item: 'ENT-39',
    endpoint: 'data',
    type: 'LoyaltyImages',
    fields: 'background backgroundDesktop main mainDesktop shop shopDesktop games'
  },
  { item: 'ENT-40', endpoint: 'data', type: 'GameList', fields: 'name slug games' },
  {
    item: 'ENT-40',
    endpoint: 'data',
    type: 'GameConnection',
    fields: 'edges pageInfo',
    added: 'totalCount: shown beside the name of a list'
  },
  { item: 'ENT-40', endpoint: 'data', type: 'PageInfo', fields: 'hasNextPage endCursor' },
  {
    item: 'ENT-40',
    endpoint: 'data',
    type: 'Game',
    fields: 'lookupId idx slug',
    added:
      'name, studio, categories, features, image, colours, isLiveCasinoGame, isNew, hasJackpot, hasBonus, hasFunMode, minBet, maxBet, rtp, volatility, kind, released, maxWin, live: what tiles, filters and the game page draw'
  },
  {
    item: 'ENT-41',
    endpoint: 'data',
    type: 'Studio',
    fields: 'name slug imageUrl',
    added: 'games: read by the studio games query'
  },
  {
    item: 'ENT-42',
    endpoint: 'lobby',
    type: 'LobbySettings',
    fields: 'layout title trackingOptions automaticAcceptedCookiesCountries'
  },
  {
    item: 'ENT-42',
    endpoint: 'lobby',
    type: 'TrackingOptions',
    fields: 'analyticsTrackingId adformTrackingId adformHost gaMeasurementId gtmId fullStoryOrgId'
  },
  { item: 'ENT-43', endpoint: 'lobby', type: 'AbTest', fields: 'name variants' },
  { item: 'ENT-43', endpoint: 'lobby', type: 'AbTestVariant', fields: 'name weight' }
]

const namesIn = (added = ''): string[] => {
  const [names = ''] = added.split(':')
  return names === '' ? [] : names.split(', ')
}

describe('player', () => {
  test.each(Object.entries(PLAYER))('[%s] a player has exactly %s of its group', (item, fields) => {
    const others = Object.entries(PLAYER)
      .filter(([other]) => other !== item)
      .flatMap(([, list]) => list.split(' '))
    const own = fieldsOf('main', 'Player').filter(field => !others.includes(field))
    expect(own.sort()).toEqual(fields.split(' ').sort())
  })

  test('[ENT-10] the gamification level is read from the viewer', () => {
    expect(typeOf('main', 'Viewer', 'playerGamificationDetails')).toBe('PlayerGamificationDetails')
    expect(typeOf('main', 'PlayerGamificationDetails', 'level')).toBe('Int')
  })
})

describe('entities', () => {
  test.each(ENTITIES)('[$item] $type has exactly $fields', ({ endpoint, type, fields, added }) => {
    expect(fieldsOf(endpoint, type).sort()).toEqual(
      [...fields.split(' '), ...namesIn(added)].sort()
    )
  })

  test('[ENT-14] a reward has one of three types', () => {
    expect(typeOf('main', 'Reward', 'rewardType')).toBe('RewardType')
    expect(typeOf('main', 'PlayerReward', 'reward')).toBe('Reward!')
  })

  test('[ENT-24] contribution options are numbers', () => {
    expect(typeOf('data', 'JackpotSettings', 'contributionOptions')).toBe('[Float!]!')
  })

  test('[ENT-40] a game list leads to games by edges and a page', () => {
    expect(typeOf('data', 'GameList', 'games')).toBe('GameConnection!')
    expect(typeOf('data', 'GameEdge', 'node')).toBe('Game!')
    expect(typeOf('data', 'GameConnection', 'pageInfo')).toBe('PageInfo!')
  })
})
