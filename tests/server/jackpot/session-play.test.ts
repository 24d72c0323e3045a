import { expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { toDecimal } from '#rules/money.ts'
import { decidePending, dropPot } from '#server/capabilities/jackpot/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { move, roundOf } from '../games/support.ts'
import { play, scriptedRandom, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT

test('what a session has staked and won holds contributions and wins of the jackpot, of rounds taken back too', async () => {
  const platform = await startPlatform({ random: scriptedRandom().random })
  const player = await takingPart(platform, { value: '0.05' })
  await play(platform, player, '20.00')
  const { accessToken: token } = await signInAs(platform, player.player.id)
  await play(platform, player, '10.00')
  const returned = roundOf(player.token, '40.00', '0')
  await move(platform, 'bet', returned.bet)
  await move(platform, 'rollback', returned.rollback)
  await decidePending(platform.ports, id)
  const dropped = {
    instance: id,
    pot: 'minor',
    player: player.player.id,
    game: 'pearl-drift'
  } as const
  const win = await dropPot(platform.ports, dropped)
  const { amount } = await platform.ports.db.kysely
    .selectFrom('jackpot_wins')
    .select('amount')
    .where('id', '=', win ?? '')
    .executeTakeFirstOrThrow()
  const { data } = await ask<{ viewer: { sessionPlay: object } }>({
    url: `${platform.url}/graphql`,
    query: `query { viewer { sessionPlay { staked { amount } won { amount } } } }`,
    token
  })
  expect(data?.viewer.sessionPlay).toEqual({
    // 10.00 and its 0.50, and the 2.00 of the round that came back.
    staked: { amount: '12.50' },
    won: { amount: toDecimal(amount, 'EUR') }
  })
  await platform.close()
})
