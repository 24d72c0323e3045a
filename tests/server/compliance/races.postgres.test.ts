import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findPlayer } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, depositor, payWith } from '../cashier/support.ts'
import { documentsOf, handIn, person, picture, upload } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_LICENCE: 'mga' } })
})

afterAll(() => platform.close())

describe('at the same moment', () => {
  test('four deposits that make two thousand euros together begin due diligence once', async () => {
    const who = await depositor(platform, { kycStatus: 'NotRequired' })
    const deposits = await Promise.all(
      [1, 2, 3, 4].map(() => begun(platform, who, { amount: '500.00' }))
    )
    await Promise.all(deposits.map(({ frame }) => payWith(platform, frame, CARDS.success)))
    const { kysely } = platform.ports.db
    const found = await findPlayer(kysely, who.player.id)
    expect([found?.number_of_deposits, found?.kyc_status]).toEqual([4, 'Required'])
    const lines = await kysely
      .selectFrom('protective_decisions')
      .select('kind')
      .where('player_id', '=', who.player.id)
      .where('kind', '=', 'kyc.due-diligence')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('of five documents the one is taken for which there is room', async () => {
    const who = await person(platform)
    await handIn(platform, who, { purpose: 'Identity' })
    const { kysely } = platform.ports.db
    const { content, ...row } = await kysely
      .selectFrom('documents')
      .selectAll()
      .where('player_id', '=', who.player.id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 28 }, () => ({ ...row, id: randomUUID(), content: content! }))
    await kysely.insertInto('documents').values(more).execute()
    const body = await picture()
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => upload(platform, who, { body })))
    expect(sent.filter(({ answer }) => answer.status === 'ok')).toHaveLength(1)
    expect(await documentsOf(platform, who)).toHaveLength(30)
  })
})
