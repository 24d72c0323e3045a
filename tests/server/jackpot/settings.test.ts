import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { catalogue } from '#messages/catalogue.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const SETTINGS = `query JackpotSettings($ipCountryCode: String) {
  jackpotSettings(ipCountryCode: $ipCountryCode) {
    enabled sourceId instanceId operatorId initialContributionValue contributionOptions enabledCommunity
  }
}`

const PAGE = `query JackpotPage($ipCountryCode: String) {
  jackpotSettingsV2(ipCountryCode: $ipCountryCode) {
    enabled text termsAndConditions logo { url }
    pageImages { cardImages { minor major mega } optInImage }
    themeColours { highlight background body buttonBackground }
  }
}`

interface Answer {
  readonly jackpotSettings: Record<string, unknown>
  readonly jackpotSettingsV2: Record<string, unknown>
}

const asked = async (platform: TestPlatform, query: string, locale = 'en') => {
  const { data } = await ask<Answer>({
    url: `${platform.url}/api/graphql`,
    query,
    variables: { ipCountryCode: 'FI' },
    headers: { locale }
  })
  return data!
}

describe.each([
  ['Infiniza', [0.01, 0.02, 0.03, 0.05], 0.01],
  ['Herion', [0.1, 0.2, 0.5, 1], 0.1]
] as const)('what %s says of its jackpot', (operator, options, least) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_OPERATOR: operator } })
  })
  afterAll(() => platform.close())

  test('where it runs, for whom, and what a bet may give [JACK-41]', async () => {
    const { jackpotSettings } = await asked(platform, SETTINGS)
    expect(jackpotSettings).toEqual({
      enabled: true,
      sourceId: 'house-jackpot',
      instanceId: 'three-pots',
      operatorId: operator.toLowerCase(),
      initialContributionValue: least,
      contributionOptions: options,
      enabledCommunity: true
    })
  })

  test('its rules in full, in the language of the page [JACK-40]', async () => {
    const { jackpotSettingsV2: page } = await asked(platform, PAGE, 'fi')
    const texts = catalogue('fi', 'rules')
    const terms = String(page['termsAndConditions']).split('\n\n')
    expect(page).toMatchObject({ enabled: true, text: catalogue('fi', 'jackpot')['jackpot.lede'] })
    expect(terms).toHaveLength(14)
    expect(terms[0]!.split('\n')[0]).toBe(texts['rules.jackpot.funding.title'])
    const all = terms.join(' ')
    for (const figure of ['92,5', '5 000 000', '15 000,00', '25 000,00', '10 000,00'])
      expect(all.replace(/\s/g, ' ')).toContain(figure)
    expect(all).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('nothing, once its jackpot runs no more [JACK-03]', async () => {
    await platform.ports.db.kysely
      .updateTable('jackpot_instances')
      .set({ status: 'closed' })
      .where('id', '=', HOUSE_JACKPOT.id)
      .execute()
    expect((await asked(platform, SETTINGS)).jackpotSettings).toMatchObject({
      enabled: false,
      contributionOptions: []
    })
    expect((await asked(platform, PAGE)).jackpotSettingsV2).toMatchObject({ enabled: false })
  })
})
