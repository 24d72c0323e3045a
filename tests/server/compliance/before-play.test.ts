import { afterAll, beforeAll, expect, test } from 'vitest'

import type { LicenceCode } from '#config/licences.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { create, depositor } from '#tests/server/cashier/support.ts'
import { launch, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const houses: Partial<Record<LicenceCode, TestPlatform>> = {}

const houseOf = (licence: LicenceCode): TestPlatform => {
  const house = houses[licence]
  if (!house) throw new Error(`There is no house under ${licence}`)
  return house
}

beforeAll(async () => {
  for (const licence of ['mga', 'strict'] as const)
    houses[licence] = await startPlatform({ env: { LOBBY_LICENCE: licence } })
})

afterAll(async () => {
  for (const house of Object.values(houses)) await house.close()
})

const CASES = [
  ['strict', 'Required', 'KYC_REQUIRED'],
  ['strict', 'NotRequired', 'KYC_REQUIRED'],
  ['strict', 'Done', undefined],
  ['mga', 'Required', undefined],
  ['mga', 'Done', undefined]
] as const satisfies readonly (readonly [LicenceCode, Player['kyc_status'], string | undefined])[]

test.each(CASES)(
  'under %s whose identity is %s pays in and plays for money: refused by %s [R19] [R20]',
  async (licence, kycStatus, code) => {
    const house = houseOf(licence)
    const payer = await depositor(house, { kycStatus })
    expect((await create(house, payer)).error?.code).toBe(code)
    const signedIn = await playing(house, { kycStatus })
    const launched = await launch(house, signedIn, { licence })
    expect('error' in launched ? launched.error.code : undefined).toBe(code)
  }
)

test('a game that is open takes no bet once the proof is asked for anew [R19]', async () => {
  const house = houseOf('strict')
  const signedIn = await playing(house, { kycStatus: 'Done' })
  const token = await sessionToken(house, signedIn)
  const bet = async () => (await move(house, 'bet', roundOf(token, '1.00', '0').bet)).status
  expect(await bet()).toBe('ok')
  await house.ports.db.kysely
    .updateTable('players')
    .set({ kyc_status: 'Required' })
    .where('id', '=', signedIn.player.id)
    .execute()
  expect(await bet()).toBe('error')
})
