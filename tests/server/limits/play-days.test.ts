import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { playDays, playedBetween } from '#server/capabilities/play-days/index.ts'
import { fillPlayDays } from '#server/db/migrations/0023-limits.ts'
import { GAME, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { join } from '#tests/server/jackpot/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const FIRST = Date.UTC(2031, 4, 14, 12)
const DAY = 86_400_000

let platform: TestPlatform
let time = FIRST

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

const span = [new Date(FIRST - DAY), new Date(FIRST + 30 * DAY)] as const

async function player(bonus = 0n) {
  time = FIRST
  const signedIn = await playing(platform, { cash: 100_000n, bonus })
  await platform.ports.db.kysely
    .updateTable('sessions')
    .set({ expires_at: new Date(FIRST + 60 * DAY) })
    .where('id', '=', signedIn.sessionId)
    .execute()
  const token = await sessionToken(platform, signedIn)
  return { ...signedIn, token }
}

test('a round belongs to the day on which it began, by UTC', async () => {
  const { player: who, token } = await player()
  time = Date.UTC(2031, 4, 14, 23, 59, 59, 999)
  const { bet, win } = roundOf(token, '5.00', '7.50')
  await move(platform, 'bet', bet)
  time += 1
  await move(platform, 'win', win)
  const next = roundOf(token, '2.00', '0')
  await move(platform, 'bet', next.bet)
  await move(platform, 'win', next.win)
  const day = { game: GAME, currency: 'EUR', rounds: 1 }
  expect(await playDays(platform.ports.db.kysely, who.id, ...span)).toEqual([
    { ...day, day: '2031-05-14', staked: 500n, won: 750n, wagered: 500n, returned: 750n },
    { ...day, day: '2031-05-15', staked: 200n, won: 0n, wagered: 200n, returned: 0n }
  ])
  const { kysely } = platform.ports.db
  const [first, second] = [new Date('2031-05-14'), new Date('2031-05-15')]
  expect(await playedBetween(kysely, who.id, first, second)).toMatchObject([{ staked: 500n }])
  expect(await playedBetween(kysely, who.id, ...span)).toMatchObject([{ staked: 700n, rounds: 2 }])
})

const round = fc.record({
  hours: fc.integer({ min: 0, max: 20 }),
  stake: fc.integer({ min: 10, max: 900 }),
  raise: fc.option(fc.integer({ min: 1, max: 500 })),
  takesRaiseBack: fc.boolean(),
  won: fc.integer({ min: 0, max: 2000 }),
  end: fc.constantFrom('win', 'win', 'rollback', 'open' as const)
})

test('what is counted by the day is what the rounds and jackpots say, in any order of play', async () => {
  const decimal = (minor: number) => (minor / 100).toFixed(2)
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      fc.boolean(),
      async (rounds, givesToJackpot, hasBonus) => {
        const { player: who, token } = await player(hasBonus ? 3000n : 0n)
        if (givesToJackpot)
          expect(await join(platform, who, '0.05')).toMatchObject({ status: 'ok' })
        for (const { hours, stake, raise, takesRaiseBack, won, end } of rounds) {
          time += hours * 3_600_000
          const calls = roundOf(token, decimal(stake), decimal(won))
          await move(platform, 'bet', calls.bet)
          if (raise !== null) await move(platform, 'raise', calls.raise(decimal(raise)))
          const isBack = raise !== null && (takesRaiseBack || end === 'rollback')
          if (isBack) await move(platform, 'rollback', calls.rollbackOfRaise())
          if (end === 'open') break
          await move(platform, end, calls[end])
        }
        const { kysely } = platform.ports.db
        const counted = await playDays(kysely, who.id, ...span)
        await kysely.deleteFrom('play_days').execute()
        await fillPlayDays(kysely)
        const told = await playDays(kysely, who.id, ...span)
        expect(
          counted.filter(({ rounds: all, wagered, staked }) => all || wagered || staked)
        ).toEqual(told.filter(({ rounds: all, wagered, staked }) => all || wagered || staked))
      }
    ),
    { numRuns: 15 }
  )
})
