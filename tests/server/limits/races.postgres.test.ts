import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cashOf, GAME, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { limitStands } from '#tests/support/limits.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { DEPOSIT_DAY, houseUnder, limitsDesk, recorded } from './support.ts'

const GAMES = [GAME, 'captains-reckoning', 'emerald-tide', 'roulette-du-cap'] as const

let mga: TestPlatform
let est: TestPlatform

beforeAll(async () => {
  mga = await houseUnder('mga')
  est = await houseUnder('est')
})

afterAll(async () => {
  await mga.close()
  await est.close()
})

async function desk() {
  const player = await newPlayer(mga)
  const { accessToken } = await signInAs(mga, player.id)
  return { player, ...limitsDesk(mga, accessToken) }
}

describe('limits of one player', () => {
  test('raised and lowered in two tabs at once end as one of them was answered last', async () => {
    for (let round = 0; round < 10; round++) {
      const { set, of } = await desk()
      await set({ ...DEPOSIT_DAY, amount: '100' })
      const [raised, lowered] = await Promise.all([
        set({ ...DEPOSIT_DAY, amount: '200' }),
        set({ ...DEPOSIT_DAY, amount: '50' })
      ])
      expect([raised.error, lowered.error]).toEqual([null, null])
      const now = await of('Deposit.Day')
      // Lowering holds either way; what waits is there only when it was asked for afterwards.
      expect(now?.limit?.amount).toBe('50.00')
      expect([undefined, '200.00']).toContain(now?.pending?.limit?.amount)
    }
  })

  test('lowered twelve times at once stand at the lowest', async () => {
    const { player, set, of } = await desk()
    await set({ ...DEPOSIT_DAY, amount: '100' })
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => set({ ...DEPOSIT_DAY, amount: `${90 - index}` }))
    )
    const now = await of('Deposit.Day')
    expect(now?.limit?.amount).toBe('79.00')
    const kinds = await recorded(mga, player.id)
    expect(
      kinds.every(kind => ['limit.set', 'limit.lowered', 'limit.raiseAsked'].includes(kind))
    ).toBe(true)
  })

  test('first set twelve times at once is one limit', async () => {
    const { set, of, read } = await desk()
    await Promise.all(Array.from({ length: 12 }, () => set({ ...DEPOSIT_DAY, amount: '40' })))
    expect((await of('Deposit.Day'))?.limit?.amount).toBe('40.00')
    expect((await read()).limits.filter(({ id }) => id === 'Deposit.Day')).toHaveLength(1)
  })
})

describe('a limit on losses', () => {
  test.each(['Loss', 'Wager'] as const)(
    'lets no more through than it has room for, in four games at once: %s',
    async kind => {
      const signedIn = await playing(est, { cash: 100_000n })
      await limitStands(est, signedIn.player.id, { kind, value: 3000n })
      const tokens = await Promise.all(
        GAMES.map(async game => ({ game, token: await sessionToken(est, signedIn, game) }))
      )
      const answers = await Promise.all(
        tokens.map(({ game, token }) =>
          move(est, 'bet', roundOf(token, '11.00', '0', undefined, game).bet)
        )
      )
      expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(2)
      expect(await cashOf(est, signedIn.player)).toBe(100_000n - 2200n)
    }
  )
})
