import { afterAll, beforeAll, expect, test } from 'vitest'

import { create, depositor } from '#tests/server/cashier/support.ts'
import {
  bonusOf,
  cashOf,
  move,
  playing,
  roundOf,
  sessionToken
} from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { closeAccount, decisionsOf, excludeSelf, takeBreak } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

test('an exclusion among bets lets none begin after it, and the books agree', async () => {
  const signedIn = await playing(platform, { cash: 10_000n, bonus: 5000n })
  const { accessToken: token } = await signInAs(platform, signedIn.player.id)
  const play = await sessionToken(platform, signedIn)
  const bets = Array.from({ length: 12 }, () => move(platform, 'bet', roundOf(play, '1', '0').bet))
  const excluding = excludeSelf(platform, { token })
  expect((await excluding).error).toBeNull()
  const late = await move(platform, 'bet', roundOf(play, '1', '0').bet)
  expect(late).toMatchObject({ status: 'error', code: 'PLAYER_BLOCKED' })
  await Promise.all(bets)
  const rounds = await platform.ports.db.kysely
    .selectFrom('game_rounds')
    .select(['stake', 'stake_bonus'])
    .where('player_id', '=', signedIn.player.id)
    .execute()
  const cash = rounds.reduce((sum, { stake, stake_bonus }) => sum + stake - stake_bonus, 0n)
  expect(await cashOf(platform, signedIn.player)).toBe(10_000n - cash)
  expect(await bonusOf(platform, signedIn.player)).toBe(0n)
})

test('an exclusion among deposits lets none begin after it', async () => {
  const who = await depositor(platform)
  const deposits = Array.from({ length: 8 }, () => create(platform, who))
  await excludeSelf(platform, who)
  expect((await create(platform, who)).error).toEqual({ code: 'SELF_EXCLUDED' })
  for (const { ok, error } of await Promise.all(deposits))
    expect(ok?.status ?? error?.code).toMatch(/^(Initialized|SELF_EXCLUDED)$/)
})

test('whatever a player asks for at once, all of it that protects more stands', async () => {
  const who = await depositor(platform)
  await Promise.all([
    excludeSelf(platform, who, { term: 'SixMonths' }),
    excludeSelf(platform, who, { term: 'ForGood' }),
    takeBreak(platform, who, 7),
    closeAccount(platform, who)
  ])
  const player = await platform.ports.db.kysely
    .selectFrom('players')
    .select(['account_status', 'exclusion_ends_at'])
    .where('id', '=', who.player.id)
    .executeTakeFirstOrThrow()
  expect(player.account_status).toBe('Closed')
  expect(player.exclusion_ends_at?.getUTCFullYear()).toBe(9999)
  expect(await decisionsOf(platform, who.player.id)).toContain('account.closed')
})
