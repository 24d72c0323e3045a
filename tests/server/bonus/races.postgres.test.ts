import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { SHELF } from '#config/catalogue/games.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { move } from '../games/support.ts'
import { control } from '../sandbox/support.ts'
import { asPlayer, type UnderBonus, underBonus } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  const { unbalanced, negative } = await platform.ports.ledger.reconcile()
  expect([unbalanced, negative]).toEqual([[], []])
})

afterAll(async () => {
  await platform.close()
})

const SLOTS = SHELF.filter(({ kind }) => kind === 'slot').slice(0, 12)

/** A round of 5.00 in each of twelve slots, none of them begun. */
const twelve = (who: UnderBonus) =>
  Promise.all(SLOTS.map(({ title }) => who.round('5.00', { game: title.slug, won: '4.00' })))

type Rounds = Awaited<ReturnType<typeof twelve>>

async function betAll(rounds: Rounds) {
  const answers = await Promise.all(rounds.map(({ bet }) => move(platform, 'bet', bet)))
  return rounds.filter((_, place) => answers[place]?.status === 'ok')
}

describe('at the same time', () => {
  test('twelve bets count once each, and the bonus becomes real money once', async () => {
    const who = await underBonus(platform, { bonus: 5000n, bonusTerms: { factor: '1' } })
    const taken = await betAll(await twelve(who))
    expect(taken).toHaveLength(10)
    expect(await who.bonus()).toMatchObject({ status: 'Converted', wagered: 50_000_000n })
    await Promise.all(taken.map(({ win }) => move(platform, 'win', win)))
    expect(await who.purses()).toEqual({ cash: 4000n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ paid_out: 4000n, removed: 0n })
  })

  test.each([
    [
      'is given up',
      'GIVEN_UP',
      (who: UnderBonus, id: string) =>
        asPlayer(platform, who, 'mutation ($id: ID!) { forfeitBonus(id: $id) { ok { id } } }', {
          id
        })
    ],
    [
      'its player is excluded',
      'PLAYER_BLOCKED',
      ({ player }: UnderBonus) =>
        control(platform, `/players/${player.id}/state`, { exclusionMinutes: 60 })
    ]
  ] as const)('with bets it %s, and nothing of it is lost or left over', async (_, reason, end) => {
    const who = await underBonus(platform, { bonus: 6000n })
    const rounds = await twelve(who)
    const { id } = await who.bonus()
    const [taken] = await Promise.all([betAll(rounds), end(who, id)])
    const staked = BigInt(taken.length) * 500n
    expect(await who.bonus()).toMatchObject({
      status: 'Forfeited',
      end_reason: reason,
      removed: 6000n - staked
    })
    await Promise.all(taken.map(({ win }) => move(platform, 'win', win)))
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({
      removed: 6000n - staked + BigInt(taken.length) * 400n
    })
  })
})
