import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { LicenceCode } from '#config/licences.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  optionsOf,
  paidInByAnother,
  type Saver,
  saver,
  withdraw
} from '../cashier/withdrawal-support.ts'
import { as, change, type Person, person, requestsOf } from './support.ts'

interface Rules {
  readonly licence: LicenceCode
  /** COMP-11. */
  readonly asksForIdentity: boolean
  /** COMP-12. */
  readonly asksForWithdrawal: boolean
  /** COMP-06. */
  readonly isClosedLoop: boolean
}

const RULES: readonly Rules[] = [
  { licence: 'mga', asksForIdentity: true, asksForWithdrawal: false, isClosedLoop: false },
  { licence: 'anj', asksForIdentity: true, asksForWithdrawal: true, isClosedLoop: false },
  { licence: 'est', asksForIdentity: true, asksForWithdrawal: true, isClosedLoop: true },
  { licence: 'crc', asksForIdentity: false, asksForWithdrawal: false, isClosedLoop: false },
  { licence: 'cos', asksForIdentity: false, asksForWithdrawal: false, isClosedLoop: false }
]

describe.each(RULES)('under the licence $licence', rules => {
  const { licence, asksForIdentity, asksForWithdrawal, isClosedLoop } = rules
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_LICENCE: licence } })
  })

  afterAll(() => platform.close())

  const statusOf = async (who: Person) =>
    (
      await as<{ viewer: { player: { kycCheckStatus: { status: string } } } }>(
        platform,
        who,
        '{ viewer { player { kycCheckStatus { status } } } }'
      )
    ).viewer.player.kycCheckStatus.status

  test(`[COMP-11] a new player ${asksForIdentity ? 'has' : 'does not have'} to show who they are`, async () => {
    const who = await person(platform)
    expect(await statusOf(who)).toBe(asksForIdentity ? 'Required' : 'NotRequired')
    const asked = asksForIdentity
      ? [{ purpose: 'Identity', reason: asksForWithdrawal ? 'WITHDRAWAL' : 'LICENCE' }]
      : []
    expect(await requestsOf(platform, who)).toMatchObject(asked)
    await change(platform, who, { kyc_status: 'Required' })
    expect(await requestsOf(platform, who)).toMatchObject(asked)
  })

  test(`[COMP-12] an open check of identity ${asksForWithdrawal ? 'stops' : 'does not stop'} a withdrawal`, async () => {
    const who = await saver(platform)
    for (const status of ['Required', 'NotRequired'] as const) {
      await change(platform, who, { kyc_status: status })
      const expected = asksForWithdrawal ? 'KYC_REQUIRED' : undefined
      expect((await optionsOf(platform, who)).block ?? undefined).toBe(expected)
      const { error, ok } = await withdraw(platform, who, { amount: '20' })
      expect(error?.code).toBe(expected)
      expect(ok === null).toBe(asksForWithdrawal)
    }
    await change(platform, who, { kyc_status: 'Done' })
    expect((await optionsOf(platform, who)).block).toBeNull()
  })

  test(`[COMP-06] a withdrawal goes to ${isClosedLoop ? 'the account of the last deposit alone' : 'any account that has paid in'}`, async () => {
    const who: Saver = await saver(platform)
    await paidInByAnother(platform, who, '30')
    const { accounts, isClosedLoop: said } = await optionsOf(platform, who)
    expect([accounts.length, said]).toEqual(isClosedLoop ? [1, true] : [2, false])
    const { error } = await withdraw(platform, who, { amount: '20' })
    expect(error?.code).toBe(isClosedLoop ? 'ACCOUNT_NOT_AVAILABLE' : undefined)
  })
})
