import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  askForDocument,
  changeKnownTold,
  type DocumentAsked,
  type DocumentDecision,
  decideDocument
} from '#server/capabilities/compliance/index.ts'
import { findPlayer } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { change, documentsOf, handIn, type Person, person, requestsOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_LICENCE: 'mga' } })
})

afterAll(() => platform.close())

const DAY = 86_400_000

async function askFor({ player }: Person, given: Partial<DocumentAsked> = {}) {
  const { ports } = platform
  const changed = await ports.db.transaction(tx =>
    askForDocument(ports, tx, player.id, {
      purpose: 'Address',
      comment: null,
      dueAt: null,
      ...given
    })
  )
  await changeKnownTold(ports, changed)
}

async function decide({ player }: Person, documentId: string, decision: DocumentDecision) {
  const { ports } = platform
  const changed = await ports.db.transaction(tx =>
    decideDocument(ports, tx, { playerId: player.id, documentId, decision })
  )
  if (changed) await changeKnownTold(ports, changed)
  return changed !== undefined
}

const known = async ({ player }: Person) => {
  const found = await findPlayer(platform.ports.db.kysely, player.id)
  return {
    status: found?.kyc_status,
    done: found?.kyc_verifications_done,
    missing: found?.kyc_verifications_missing,
    due: found?.kyc_deadline,
    version: found?.version
  }
}

describe('a document that the house asks for', () => {
  test('stands among what is missing, with what the house says and until when', async () => {
    const who = await person(platform, { kycStatus: 'Done' })
    const dueAt = new Date(Date.now() + 7 * DAY)
    const { version } = await known(who)
    await askFor(who, { comment: 'A bill of this year, please', dueAt })
    expect(await requestsOf(platform, who)).toMatchObject([
      {
        purpose: 'Address',
        reason: 'HOUSE',
        comment: 'A bill of this year, please',
        dueAt: dueAt.toISOString(),
        isPending: false
      }
    ])
    expect(await known(who)).toMatchObject({
      status: 'Required',
      done: ['Identity'],
      missing: ['Address'],
      due: dueAt
    })
    expect((await known(who)).version).toBeGreaterThan(version!)
  })

  test('waits once it is handed in, and is settled by the house alone', async () => {
    const who = await person(platform, { kycStatus: 'Done' })
    await askFor(who)
    const id = await handIn(platform, who, { purpose: 'Address' })
    expect(await requestsOf(platform, who)).toMatchObject([{ isPending: true }])
    expect((await known(who)).status).toBe('Required')
    expect(await decide(who, id, { status: 'accepted' })).toBe(true)
    expect(await known(who)).toMatchObject({ status: 'Done', missing: [], due: null })
    expect(await requestsOf(platform, who)).toEqual([])
    expect(await documentsOf(platform, who)).toMatchObject([{ status: 'Accepted', refusal: null }])
  })

  test('that is refused is asked for again, with the reason', async () => {
    const who = await person(platform)
    const id = await handIn(platform, who, { purpose: 'Identity' })
    await decide(who, id, { status: 'refused', refusal: 'EXPIRED' })
    expect(await documentsOf(platform, who)).toMatchObject([
      { status: 'Refused', refusal: 'EXPIRED' }
    ])
    expect(await requestsOf(platform, who)).toMatchObject([
      { purpose: 'Identity', reason: 'REFUSED', refusal: 'EXPIRED', isPending: false }
    ])
    const again = await handIn(platform, who, { purpose: 'Identity' })
    expect(await requestsOf(platform, who)).toMatchObject([{ isPending: true }])
    await decide(who, again, { status: 'accepted' })
    expect((await known(who)).status).toBe('Done')
  })

  test('of two that are missing the check is done with the second', async () => {
    const who = await person(platform)
    await askFor(who)
    const address = await handIn(platform, who, { purpose: 'Address' })
    await decide(who, address, { status: 'accepted' })
    expect(await known(who)).toMatchObject({ status: 'Required', missing: ['Identity'] })
    const identity = await handIn(platform, who, { purpose: 'Identity' })
    await decide(who, identity, { status: 'accepted' })
    expect((await known(who)).status).toBe('Done')
  })

  test('is decided on once', async () => {
    const who = await person(platform)
    const id = await handIn(platform, who, { purpose: 'Identity' })
    const accepted = { status: 'accepted' } as const
    const refused = { status: 'refused', refusal: 'UNREADABLE' } as const
    const answers = await Promise.all([decide(who, id, accepted), decide(who, id, refused)])
    expect(answers.toSorted()).toEqual([false, true])
    expect(await decide(who, 'no-such-document', accepted)).toBe(false)
    expect(await decide(await person(platform), id, accepted)).toBe(false)
  })

  test('that shows somebody too young closes the account', async () => {
    const who = await person(platform)
    const id = await handIn(platform, who, { purpose: 'Identity' })
    await decide(who, id, { status: 'underage' })
    const found = await findPlayer(platform.ports.db.kysely, who.player.id)
    expect(found).toMatchObject({ account_status: 'Closed', account_closure_cause: 'Underage' })
  })

  test('of the bank account settles that and nothing else', async () => {
    const who = await person(platform)
    await change(platform, who, { banking_cdd: 'Required' })
    expect(await requestsOf(platform, who)).toMatchObject([
      { purpose: 'Identity', reason: 'LICENCE' },
      { purpose: 'BankingCDD', reason: 'DUE_DILIGENCE' }
    ])
    const id = await handIn(platform, who, { purpose: 'BankingCDD' })
    await decide(who, id, { status: 'accepted' })
    expect(await requestsOf(platform, who)).toMatchObject([{ purpose: 'Identity' }])
  })

  test('each of it stands in the record, without a word that anybody wrote', async () => {
    const who = await person(platform)
    await askFor(who, { comment: 'Aino, please send it' })
    const id = await handIn(platform, who, { purpose: 'Address' })
    await decide(who, id, { status: 'refused', refusal: 'WRONG_DOCUMENT' })
    const lines = await platform.ports.db.kysely
      .selectFrom('protective_decisions')
      .select(['kind', 'actor', 'data'])
      .where('player_id', '=', who.player.id)
      .orderBy('seq')
      .execute()
    expect(lines.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['document.asked', 'house'],
      ['document.refused', 'house']
    ])
    expect(JSON.stringify(lines)).not.toContain('Aino')
  })
})
