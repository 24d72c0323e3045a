import { afterAll, beforeAll, expect, test } from 'vitest'

import { STUDIOS } from '#config/catalogue/studios.ts'
import { OPERATOR_NAMES } from '#config/operators.ts'
import { hasPart } from '#config/parts.ts'
import { catalogue } from '#messages/catalogue.ts'
import { control } from '#tests/server/sandbox/support.ts'
import { ask } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { entrant, openHouse, runningDraw, stake, ticketsBy } from './support.ts'

const SETTINGS = `query Raffle($ipCountryCode: String) {
  raffleSettings(ipCountryCode: $ipCountryCode) {
    enabled text termsAndConditions
    raffles { dropType gameStudio { name slug raffleSpotlightImage } }
    pageBackgroundImages { mobile desktop }
  }
}`

const WINNERS = `query RaffleWinners($baseCurrency: String!, $last: Int!) {
  public {
    raffleWinners(baseCurrency: $baseCurrency, last: $last) {
      edges {
        cursor
        node { instanceId jackpotName timestamp winners { winnerInitials winAmount winCurrency brand } }
      }
    }
  }
}`

interface Winners {
  public: {
    raffleWinners: {
      edges: {
        cursor: string
        node: { instanceId: string; jackpotName: string; timestamp: string; winners: object[] }
      }[]
    }
  }
}

let platform: TestPlatform

beforeAll(async () => {
  platform = await openHouse()
})

afterAll(async () => {
  await platform.close()
})

const winners = (last: number, baseCurrency = 'EUR') =>
  ask<Winners>({
    url: `${platform.url}/graphql`,
    query: WINNERS,
    variables: { baseCurrency, last }
  })

const drawByConsole = (drop: string) => control(platform, '/raffles/draw', { drop })

test('[RAFF-02] [RAFF-05] [RAFF-09] settings say whose games give tickets, and by which terms', async () => {
  const { data } = await ask<{ raffleSettings: Record<string, unknown> }>({
    url: `${platform.url}/api/graphql`,
    query: SETTINGS,
    variables: { ipCountryCode: 'FI' },
    headers: { locale: 'fi' }
  })
  const { studio } = await runningDraw(platform, 'daily')
  const name = STUDIOS.find(({ slug }) => slug === studio)?.name
  const texts = catalogue('fi', 'raffle')
  const picture = expect.stringMatching(/^\/art\/backdrops\/[a-z]+-1280\.webp$/)
  const gameStudio = { name, slug: studio, raffleSpotlightImage: picture }
  expect(data?.raffleSettings).toEqual({
    enabled: true,
    text: texts['raffle.text'],
    termsAndConditions: texts['raffle.terms'],
    raffles: ['hourly', 'daily', 'weekly'].map(dropType => ({ dropType, gameStudio })),
    pageBackgroundImages: { mobile: picture, desktop: picture }
  })
})

test('every brand holds raffles', () => {
  expect(OPERATOR_NAMES.filter(name => !hasPart(name, 'raffle'))).toEqual([])
})

test('a raffle drawn at the console pays its winners and begins anew', async () => {
  const player = await entrant(platform, ['weekly'])
  await stake(platform, player, 250n)
  const draw = await runningDraw(platform, 'weekly')
  expect(await drawByConsole('weekly')).toEqual({
    status: 200,
    body: { draw: draw.id, tickets: 2, winners: 2 }
  })
  expect((await ticketsBy(platform, player)).weekly).toBe(0)
  expect((await drawByConsole('yearly')).status).toBe(400)
})

test('[RAFF-10] L095: winners are told by initials, brand and their own currency, the latest draw first', async () => {
  const one = await entrant(platform, ['hourly', 'daily'], { firstName: 'Ebba', lastName: 'Sund' })
  await stake(platform, one, 100n)
  const first = await runningDraw(platform, 'hourly')
  await drawByConsole('hourly')
  // A draw that nobody has won has no winners to tell of.
  await drawByConsole('hourly')
  const other = await entrant(platform, ['daily'], {
    currency: 'JPY',
    country: 'JP',
    firstName: 'Aki',
    lastName: 'Mori'
  })
  await stake(platform, other, 160n)
  const second = await runningDraw(platform, 'daily')
  await drawByConsole('daily')
  const { data } = await winners(2)
  const edges = data?.public.raffleWinners.edges
  expect(edges?.map(({ node }) => node.instanceId)).toEqual([second.id, first.id])
  expect(new Set(edges?.map(({ cursor }) => cursor)).size).toBe(2)
  expect(edges?.[0]?.node).toMatchObject({ jackpotName: second.source })
  expect(Date.parse(edges?.[0]?.node.timestamp ?? '')).toBeGreaterThan(0)
  const won = edges?.[0]?.node.winners
  expect(won).toHaveLength(2)
  expect(won).toContainEqual({
    winnerInitials: 'A. M.',
    winAmount: expect.stringMatching(/^(16000|80000)$/),
    winCurrency: 'JPY',
    brand: 'infiniza'
  })
  expect(JSON.stringify(data)).not.toContain('Mori')
})

test.each([
  ['no draws', 0, 'EUR'],
  ['more draws than a page has', 101, 'EUR'],
  ['an unknown currency', 15, 'XXX']
] as const)('asking for %s is refused', async (_name, last, baseCurrency) => {
  const { errors } = await winners(last, baseCurrency)
  expect(errors?.[0]?.extensions?.type).toBe('InvalidInput')
})
