import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type DocumentDecision, decideDocument } from '#server/capabilities/compliance/index.ts'
import { findPlayer } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { create, depositor } from '../cashier/support.ts'
import { optionsOf, paidIn } from '../cashier/withdrawal-support.ts'
import { createSandboxClock } from '../engagement/clock.ts'
import { as, change, handIn, type Person, requestsOf } from './support.ts'

const DAY = 86_400_000
const SLUG = 'twin-koi'

const clock = createSandboxClock()
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock, env: { LOBBY_LICENCE: 'mga' } })
})

afterAll(() => platform.close())

/** A player of whom nothing is asked yet. */
async function unasked(options: PlayerOptions = {}): Promise<Person> {
  return await depositor(platform, { kycStatus: 'NotRequired', ...options })
}

const known = async ({ player }: Person) => {
  const found = await findPlayer(platform.ports.db.kysely, player.id)
  return { kyc: found?.kyc_status, due: found?.kyc_deadline, banking: found?.banking_cdd }
}

const decisions = ({ player }: Person) =>
  platform.ports.db.kysely
    .selectFrom('protective_decisions')
    .select(['kind', 'data'])
    .where('player_id', '=', player.id)
    .where('kind', '=', 'kyc.due-diligence')
    .execute()

describe('deposits of two thousand euros', () => {
  test('R09: a cent less asks for nothing', async () => {
    const who = await unasked()
    await paidIn(platform, who, '1999.99')
    expect(await known(who)).toMatchObject({ kyc: 'NotRequired', due: null })
    expect((await known(who)).banking).toBe('NotRequired')
    expect(await requestsOf(platform, who)).toEqual([])
  })

  test.each([
    ['at once', ['2000.00']],
    ['one after the other', ['1000.00', '980.00', '20.00']]
  ])('R09: %s ask for identity and bank account within thirty days', async (_how, amounts) => {
    const who = await unasked()
    for (const amount of amounts) {
      expect((await known(who)).kyc).toBe('NotRequired')
      await paidIn(platform, who, amount)
    }
    const { kyc, due, banking } = await known(who)
    expect([kyc, banking]).toEqual(['Required', 'Required'])
    const days = (due!.getTime() - clock.now().getTime()) / DAY
    expect(Math.abs(days - 30)).toBeLessThan(0.01)
    expect(await requestsOf(platform, who)).toMatchObject([
      { purpose: 'Identity', reason: 'DUE_DILIGENCE', isByProvider: true },
      { purpose: 'BankingCDD', reason: 'DUE_DILIGENCE', isByProvider: false }
    ])
    expect(await decisions(who)).toMatchObject([{ data: { euros: 2000 } }])
  })

  test('R47: another currency counts by the house’s rate, to its last unit', async () => {
    const options = { country: 'NO', currency: 'NOK' } as const
    const less = await unasked(options)
    await paidIn(platform, less, '12000.00')
    await paidIn(platform, less, '10999.99')
    expect((await known(less)).kyc).toBe('NotRequired')
    const enough = await unasked(options)
    await paidIn(platform, enough, '12000.00')
    await paidIn(platform, enough, '11000.00')
    expect((await known(enough)).kyc).toBe('Required')
  })

  test('bonuses and what was won count for nothing', async () => {
    const who = await unasked({ cash: 500_000n, bonus: 500_000n })
    await paidIn(platform, who, '20.00')
    expect((await known(who)).kyc).toBe('NotRequired')
  })

  test('somebody who is known already is asked for the bank account alone, and once', async () => {
    const who = await unasked({ kycStatus: 'Done' })
    await paidIn(platform, who, '2000.00')
    expect(await known(who)).toMatchObject({ kyc: 'Done', due: null, banking: 'Required' })
    await change(platform, who, { banking_cdd: 'Done' })
    await paidIn(platform, who, '500.00')
    expect((await known(who)).banking).toBe('Done')
    expect(await decisions(who)).toHaveLength(1)
  })

  test('a day that was told before does not move away', async () => {
    const who = await unasked({ kycStatus: 'Required' })
    const sooner = new Date(clock.now().getTime() + 5 * DAY)
    await change(platform, who, { kyc_deadline: sooner })
    await paidIn(platform, who, '2000.00')
    expect((await known(who)).due).toEqual(sooner)
  })

  test.each([
    ['identity and bank account', 'NotRequired'],
    ['the bank account alone', 'Done']
  ] as const)(
    'R09: after the thirty days deposits and games wait for %s, and withdrawing does not',
    async (_what, kycStatus) => {
      const who = await unasked({ kycStatus })
      await paidIn(platform, who, '2000.00')
      const launch = () =>
        as<{ launchGame: { error: { code: string } | null } }>(
          platform,
          who,
          `mutation { launchGame(input: { slug: "${SLUG}", mode: REAL, locale: "en" }) {
            error { code }
          } }`
        )
      expect((await create(platform, who, {})).error).toBeNull()
      await clock.move(new Date(clock.now().getTime() + 30 * DAY + 1000))
      expect((await create(platform, who, {})).error?.code).toBe('KYC_REQUIRED')
      expect((await launch()).launchGame.error?.code).toBe('KYC_REQUIRED')
      expect((await optionsOf(platform, who)).block).toBeNull()
      await clock.move('real')
    }
  )

  test('R09: a refused paper moves the day of the bank account no further, an accepted one ends it', async () => {
    const who = await unasked({ kycStatus: 'Done' })
    await paidIn(platform, who, '2000.00')
    const due = async () => (await requestsOf(platform, who)).map(({ dueAt }) => dueAt)
    const [day] = await due()
    expect(day).not.toBeNull()
    const decide = async (decision: DocumentDecision) => {
      const documentId = await handIn(platform, who, { purpose: 'BankingCDD' })
      const { db } = platform.ports
      await db.transaction(tx =>
        decideDocument(platform.ports, tx, { playerId: who.player.id, documentId, decision })
      )
    }
    await decide({ status: 'refused', refusal: 'UNREADABLE' })
    expect(await due()).toEqual([day])
    await decide({ status: 'accepted' })
    expect(await due()).toEqual([])
    const found = await findPlayer(platform.ports.db.kysely, who.player.id)
    expect(found?.banking_cdd_deadline).toBeNull()
  })
})

describe('under a licence without due diligence', () => {
  test('nothing is asked, however much comes in', async () => {
    const other = await startPlatform({ env: { LOBBY_LICENCE: 'crc' } })
    try {
      const who = await depositor(other, { kycStatus: 'NotRequired' })
      await paidIn(other, who, '2500.00')
      const found = await findPlayer(other.ports.db.kysely, who.player.id)
      expect([found?.kyc_status, found?.banking_cdd]).toEqual(['NotRequired', 'NotRequired'])
    } finally {
      await other.close()
    }
  })
})
