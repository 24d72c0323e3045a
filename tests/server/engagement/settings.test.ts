import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES } from '#config/locales.ts'
import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const QUERY = `{
  gamificationSettings {
    enabled
    clientId
    loyaltyPage {
      rankCards { rank subtitle logo color benefitsTitle benefits { description } }
      steps { title subtitle description }
      rewardCards { title description color }
      description
      termsAndConditions
      images { background backgroundDesktop }
    }
    missionsPage { title description termsAndConditions }
    tournamentsPage { title description termsAndConditions }
  }
}`

interface Settings {
  readonly enabled: boolean
  readonly clientId: string | null
  readonly loyaltyPage: {
    readonly rankCards: readonly {
      readonly rank: string
      readonly subtitle: string
      readonly benefits: readonly { readonly description: string }[]
    }[]
    readonly steps: readonly object[]
    readonly rewardCards: readonly object[]
    readonly termsAndConditions: string
  } | null
  readonly missionsPage: { readonly title: string } | null
}

async function settingsOf({ ports }: TestPlatform, locale = 'en') {
  const { text } = await call(ports.config, new URL('/api/graphql', ports.config.publicUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', locale },
    body: JSON.stringify({ query: QUERY })
  })
  const { data } = JSON.parse(text) as { data: { gamificationSettings: Settings } }
  return { settings: data.gamificationSettings, text }
}

describe('what the site is told of the programme', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(async () => {
    await platform.close()
  })

  test('it is on, with the ranks and what they hold as they are counted', async () => {
    const { settings } = await settingsOf(platform)
    expect(settings).toMatchObject({
      enabled: true,
      clientId: 'infiniza-lobby',
      missionsPage: { title: 'Missions' }
    })
    expect(settings.loyaltyPage?.rankCards.map(({ rank, subtitle }) => [rank, subtitle])).toEqual([
      ['Deckhand', 'From the day you join'],
      ['Helmsman', 'From level 3, about €700 staked'],
      ['Navigator', 'From level 6, about €5,600 staked'],
      ['Captain', 'From level 9, about €24,600 staked']
    ])
    const [, helmsman] = settings.loyaltyPage?.rankCards ?? []
    expect(helmsman?.benefits.map(({ description }) => description)).toEqual([
      'Cashback of 7%, paid on Mondays',
      '100 points when you reach it',
      'Missions, tournaments, shop and calendar'
    ])
    expect(settings.loyaltyPage?.termsAndConditions).toContain('After 90 days without a bet')
  })

  test.each(LOCALE_CODES)('every word of it is filled in for %s', async locale => {
    const { text } = await settingsOf(platform, locale)
    expect(text).not.toMatch(/"[^"]*\{\w+\}[^"]*"/)
    expect(text).not.toContain('programme.')
    expect(text).not.toContain('"errors"')
  })
})

test('a house without a programme says so, and has no provider', async () => {
  const platform = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
  try {
    const { settings } = await settingsOf(platform)
    expect(settings).toMatchObject({ enabled: false, clientId: null, loyaltyPage: null })
    const { config } = platform.ports
    const site = JSON.parse((await call(config, new URL('/config.json', config.publicUrl))).text)
    expect(site.endpoints.gamification).toBeNull()
    expect((await call(config, new URL('/player', config.engagementUrl))).status).toBe(404)
  } finally {
    await platform.close()
  }
})
