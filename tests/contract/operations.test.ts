import { Kind, parse, print, validate, valueFromASTUntyped } from 'graphql'
import { describe, expect, test } from 'vitest'

import { documentsOf, ENDPOINTS, type Endpoint, operation, SCHEMAS } from './schema.ts'

/** Every operation that the specification names or describes, with its variables and what it reads. */
const OPERATIONS: readonly (readonly [Endpoint, string, string, string, string])[] = [
  ['main', 'mutation', 'RefreshAccessToken', 'refreshToken', 'refreshAccessToken accessToken'],
  ['main', 'query', 'GetPlayerInfo', '', 'viewer player'],
  ['main', 'subscription', 'PlayerUpdated', '', 'playerUpdated isAccountClosed'],
  ['main', 'subscription', 'SessionDestroyed', '', 'sessionDestroyed sessionId'],
  ['main', 'mutation', 'Logout', '', 'logout loggedOut'],
  ['main', 'query', 'GetCustomerInfo', '', 'viewer customer popUpsNeeded'],
  ['main', 'subscription', 'CustomerPopUpAdded', '', 'customerPopUpAdded popUpIdsAdded'],
  ['main', 'query', 'PlayerRewards', 'desc statuses last', 'viewer playerRewards'],
  ['main', 'subscription', 'RewardsContextSubscription', '', 'rewardUpdated assignationId'],
  ['main', 'query', 'LastCompletedDeposit', '', 'lastCompletedDeposit provider payload'],
  ['main', 'subscription', 'Wallet', '', 'balanceUpdated balance'],
  [
    'main',
    'query',
    'CountryContextQuery',
    'countryCode playerCountryCode ipCountryCode havePlayerCountryCode',
    'rootContext'
  ],
  [
    'main',
    'query',
    'SyncRecentlyPlayedGames',
    'maxRecentlyPlayedGames',
    'viewer recentlyPlayedGamesV2 gameDescriptorV2 json'
  ],
  [
    'main',
    'query',
    'GetGamanzaInfo',
    '',
    'isPlayerBlockedInGamanza id playerGamificationDetails level'
  ],
  [
    'main',
    'query',
    'RaffleWinners',
    'baseCurrency last',
    'public raffleWinners edges node instanceId jackpotName winners timestamp cursor'
  ],
  [
    'main',
    'query',
    'JackpotLeaderboard',
    'brand jackpotInstanceId jackpotPotId currency playerUUID size',
    'public jackpotLeaderboard'
  ],
  ['main', 'mutation', 'GenerateZendeskToken', '', 'generateZendeskToken token'],
  ['main', 'query', 'AdditionalInformation', '', 'personalInfo missingPersonalInfo'],
  ['data', 'query', 'Translations', 'keys', 'translations key value'],
  ['data', 'query', 'BasicLayoutRoot', 'countryCode keys', 'root labels'],
  ['data', 'query', 'LobbyMenu', 'menuKey', 'lobbyMenu items'],
  [
    'data',
    'query',
    'GamesSlice',
    'first after listOfGamesSlug currencyCode lastShownGameId ipCountryCode subDivision license locale',
    'personalized listOfGames games'
  ],
  [
    'data',
    'query',
    'StudioGames',
    'first slug currencyCode ipCountryCode subDivision license locale after',
    'studio games'
  ],
  ['data', 'query', 'JackpotPage', 'ipCountryCode', 'jackpotSettingsV2'],
  ['data', 'query', 'JackpotSettings', 'ipCountryCode', 'jackpotSettings'],
  ['data', 'query', 'Raffle', 'ipCountryCode', 'raffleSettings'],
  ['data', 'query', 'Loyalty', '', 'gamificationSettings loyaltyPage'],
  ['data', 'query', 'Missions', '', 'gamificationSettings'],
  ['data', 'query', 'Tournaments', '', 'gamificationSettings'],
  ['lobby', 'query', 'LobbySettings', '', 'lobbySettings'],
  ['lobby', 'query', 'ThemeSettings', '', 'themeSettings'],
  ['lobby', 'query', 'AbTests', '', 'abTests variants weight'],
  ['lobby', 'subscription', 'LobbySessionDestroyed', '', 'sessionDestroyed sessionId']
]

const DEFAULTS: readonly (readonly [Endpoint, string, Record<string, unknown>])[] = [
  ['main', 'PlayerRewards', { desc: false, statuses: ['Unclaimed', 'Scheduled'], last: 500 }],
  ['main', 'SyncRecentlyPlayedGames', { maxRecentlyPlayedGames: 5 }],
  ['main', 'RaffleWinners', { baseCurrency: 'EUR', last: 15 }],
  ['main', 'JackpotLeaderboard', { jackpotPotId: 'mega', size: 100 }],
  ['data', 'BasicLayoutRoot', { keys: ['SIGN_IN', 'CASINO', 'SPORTS'] }],
  ['data', 'LobbyMenu', { menuKey: 'lobbyMenu' }],
  ['data', 'GamesSlice', { first: 10 }],
  ['data', 'StudioGames', { first: 20 }]
]

describe('operations', () => {
  test.each(ENDPOINTS)('every document of the %s endpoint fits its schema', endpoint => {
    expect(validate(SCHEMAS[endpoint], parse(documentsOf(endpoint)))).toEqual([])
  })

  test.each(OPERATIONS)('%s has the %s %s with exactly the variables "%s"', (...row) => {
    const [endpoint, kind, name, variables, read] = row
    const found = operation(endpoint, name)
    expect(found?.operation).toBe(kind)
    const given = found?.variableDefinitions?.map(({ variable }) => variable.name.value)
    expect(given?.sort()).toEqual(variables === '' ? [] : variables.split(' ').sort())
    const words = found ? print(found).match(/\w+/g) : []
    for (const field of read.split(' ')) expect(words).toContain(field)
  })

  test.each(DEFAULTS)(
    '%s %s begins with the values of the specification',
    (endpoint, name, values) => {
      const given = operation(endpoint, name)?.variableDefinitions?.flatMap(definition =>
        definition.defaultValue
          ? [[definition.variable.name.value, valueFromASTUntyped(definition.defaultValue)]]
          : []
      )
      expect(Object.fromEntries(given ?? [])).toEqual(values)
    }
  )

  test('no two operations of an endpoint share a name', () => {
    for (const endpoint of ENDPOINTS) {
      const names = parse(documentsOf(endpoint)).definitions.flatMap(definition =>
        definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : []
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
