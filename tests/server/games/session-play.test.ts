import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { move, playing, roundOf, type SignedIn, sessionToken } from './support.ts'

const QUERY = `query { viewer { sessionPlay {
  since staked { amount currency } won { amount currency } } } }`

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

async function playRound(
  signedIn: SignedIn,
  stake: string,
  won: string,
  end: 'rollback' | 'win' = 'win'
): Promise<void> {
  time += 10_000
  const round = roundOf(await sessionToken(platform, signedIn), stake, won)
  await move(platform, 'bet', round.bet)
  await move(platform, end, round[end])
}

test('a session is told what was staked and won since it began, and nothing that came back', async () => {
  const signedIn = await playing(platform)
  await playRound(signedIn, '5.00', '9.00')
  time += 60_000
  const began = new Date(time).toISOString()
  const { accessToken: token } = await signInAs(platform, signedIn.player.id)
  const told = async () => {
    const { data } = await ask<{ viewer: { sessionPlay: object } }>({
      url: `${platform.url}/graphql`,
      query: QUERY,
      token
    })
    return data!.viewer.sessionPlay
  }
  const of = (staked: string, won: string) => ({
    since: began,
    staked: { amount: staked, currency: 'EUR' },
    won: { amount: won, currency: 'EUR' }
  })
  expect(await told()).toEqual(of('0.00', '0.00'))
  await playRound(signedIn, '2.00', '0.00')
  await playRound(signedIn, '1.50', '2.75')
  await playRound(signedIn, '4.00', '0.00', 'rollback')
  expect(await told()).toEqual(of('3.50', '2.75'))
})
