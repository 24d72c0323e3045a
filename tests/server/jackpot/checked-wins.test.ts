import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT, type PagePot } from '#config/jackpots.ts'
import {
  decidePending,
  dropPot,
  grantFreebet,
  refuseWin,
  releaseWin
} from '#server/capabilities/jackpot/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf } from '../games/support.ts'
import { control } from '../sandbox/support.ts'
import { play, potsOf, scriptedRandom, type TakingPart, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ random: scriptedRandom().random })
})
afterAll(async () => {
  await platform.close()
})

const drop = (pot: PagePot, { player }: TakingPart) =>
  dropPot(platform.ports, { instance: id, pot, player: player.id, game: 'pearl-drift' })

const winOf = (win: string) =>
  platform.ports.db.kysely
    .selectFrom('jackpot_wins')
    .selectAll()
    .where('id', '=', win)
    .executeTakeFirstOrThrow()

const held = (account: 'house:jackpots' | `pot:${string}:${string}`) =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, account, 'EUR/2')

describe('a win that a person looks at', () => {
  test('J13 is paid when it is released, at the rate of its moment, and never twice', async () => {
    const player = await takingPart(platform, { country: 'NO', cash: 0n })
    const win = (await drop('mega', player)) ?? ''
    expect(await winOf(win)).toMatchObject({ status: 'checking', paid_at: null })
    expect(await cashOf(platform, player.player)).toBe(0n)
    const released = await Promise.all([
      releaseWin(platform.ports, win),
      releaseWin(platform.ports, win)
    ])
    expect(released.toSorted()).toEqual([false, true])
    const { status, amount, paid_at } = await winOf(win)
    expect(status).toBe('paid')
    expect(paid_at).toBeInstanceOf(Date)
    expect(await cashOf(platform, player.player)).toBe(amount)
    expect(await refuseWin(platform.ports, win)).toBe(false)
    expect(await held(`pot:${id}:checking`)).toBe(0n)
  })

  test('goes back to the jackpots when it is refused, and is never paid', async () => {
    const player = await takingPart(platform, { cash: 0n })
    const win = (await drop('mega', player)) ?? ''
    const { euros } = await winOf(win)
    const before = await held('house:jackpots')
    expect(await refuseWin(platform.ports, win)).toBe(true)
    expect(await held('house:jackpots')).toBe(before + euros)
    expect(await winOf(win)).toMatchObject({ status: 'refused', paid_at: null })
    expect(await releaseWin(platform.ports, win)).toBe(false)
    expect(await cashOf(platform, player.player)).toBe(0n)
  })

  test('nobody knows is neither paid nor refused', async () => {
    expect(await releaseWin(platform.ports, 'unknown')).toBe(false)
    expect(await refuseWin(platform.ports, 'unknown')).toBe(false)
  })
})

describe('free bets', () => {
  const given = (player: string) =>
    platform.ports.db.kysely
      .selectFrom('jackpot_contributions')
      .select(['amount', 'micro'])
      .where('player_id', '=', player)
      .orderBy('id')
      .execute()

  test('J09 of a fixed value stand for the player’s own until they are used up', async () => {
    const player = await takingPart(platform, { value: '0.02' })
    const worth = { kind: 'fixed', value: 10n, count: 2 } as const
    const grant = { player: player.player.id, instance: id, worth, expiresAt: null }
    await grantFreebet(platform.ports, grant)
    for (let bet = 1; bet <= 3; bet++) await play(platform, player, '10.00')
    expect(await given(player.player.id)).toEqual([
      { amount: 0n, micro: 100_000n },
      { amount: 0n, micro: 100_000n },
      { amount: 20n, micro: 200_000n }
    ])
  })

  test('of an amount pay what the player has chosen, the last one what is left', async () => {
    const player = await takingPart(platform, { value: '0.02' })
    const worth = { kind: 'variable', amount: 30n } as const
    const grant = { player: player.player.id, instance: id, worth, expiresAt: null }
    await grantFreebet(platform.ports, grant)
    for (let bet = 1; bet <= 3; bet++) await play(platform, player, '10.00')
    const micros = (await given(player.player.id)).map(({ micro }) => micro)
    expect(micros).toEqual([200_000n, 100_000n, 200_000n])
    expect(await cashOf(platform, player.player)).toBe(10_000n - 3000n - 20n)
  })

  test('pay nothing once they have expired', async () => {
    const player = await takingPart(platform, { value: '0.02' })
    const worth = { kind: 'fixed', value: 10n, count: 2 } as const
    const expiresAt = new Date(platform.ports.clock.now().getTime() - 1)
    await grantFreebet(platform.ports, { player: player.player.id, instance: id, worth, expiresAt })
    await play(platform, player, '10.00')
    expect(await given(player.player.id)).toEqual([{ amount: 20n, micro: 200_000n }])
  })
})

describe('the console', () => {
  test('drops each pot for a player who takes no part yet, after what has waited', async () => {
    const other = await takingPart(platform, { value: '0.05' })
    const { player } = await takingPart(platform, { cash: 0n })
    const path = `/players/${player.id}/jackpot`
    await control(platform, path, { isTakingPart: 'no' })
    await play(platform, other, '10.00')
    for (const [pot, rule] of HOUSE_JACKPOT.pots.map(each => [each.id, each] as const)) {
      const { body } = await control(platform, `${path}/drop`, { pot })
      expect(await winOf(String(body['win']))).toMatchObject({
        pot,
        kind: 'main',
        player_id: player.id
      })
      expect((await potsOf(platform))[pot] / 10_000n).toBeGreaterThanOrEqual(rule.seed)
    }
    const waiting = await platform.ports.db.kysely
      .selectFrom('jackpot_contributions')
      .select('id')
      .where('decision', 'is', null)
      .execute()
    expect(waiting).toEqual([])
  })

  test('releases and refuses what is checked, and refuses what the brand does not offer', async () => {
    const { player } = await takingPart(platform, { cash: 0n })
    const path = `/players/${player.id}/jackpot`
    await control(platform, `${path}/drop`, { pot: 'mega' })
    const decide = (step: string) => control(platform, `${path}/checked-win`, { step })
    expect((await decide('release')).body).toEqual({ decided: 1 })
    expect((await decide('reject')).body).toEqual({ decided: 0 })
    expect(await cashOf(platform, player)).toBeGreaterThan(0n)
    const wrong = await control(platform, path, { contribution: '0.33' })
    expect(wrong).toMatchObject({ status: 409, body: { error: { code: 'UNKNOWN_VALUE' } } })
    const free = await control(platform, `${path}/freebets`, { amount: '-1' })
    expect(free).toMatchObject({ status: 400, body: { error: { field: 'amount' } } })
  })

  test('leaves the books as they have to be', async () => {
    await decidePending(platform.ports, id)
    const pots = await potsOf(platform)
    for (const [pot, micro] of Object.entries(pots))
      expect(await held(`pot:${id}:${pot}`)).toBe(micro / 10_000n)
    expect(await platform.ports.ledger.reconcile()).toEqual({
      unbalanced: [],
      drifted: [],
      negative: []
    })
  })
})
