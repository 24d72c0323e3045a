import { expect, test } from 'vitest'

import { readSportsSite } from '#contract/wire/sports-site.ts'

const SPORTS = { url: 'https://sports.example/', socket: 'wss://sports.example/v1/socket' }

test('[SPRT-01] where live prices come from is read of what every page is told', () => {
  expect(readSportsSite({ sports: SPORTS, graphqlUrl: 'https://lobby.example/graphql' })).toEqual(
    SPORTS
  )
})

test.each([
  ['a brand without sports', { sports: null }],
  ['an answer that is none', 'maintenance'],
  ['nothing at all', undefined],
  ['no socket', { sports: { url: SPORTS.url } }],
  ['an address that is none', { sports: { ...SPORTS, url: '/v1' } }]
])('[SPRT-02] %s has nowhere', (_what, config) => {
  expect(readSportsSite(config)).toBeNull()
})
