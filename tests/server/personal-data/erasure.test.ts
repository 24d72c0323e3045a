import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { assetOf } from '#rules/money.ts'
import { findPlayer, rekeyPlayers } from '#server/capabilities/player/index.ts'
import type { Player } from '#server/capabilities/player/table.ts'
import { postMessage } from '#server/identity/outbox.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'
import { askDesk, chatToken, openAt, sayAt } from '../chat/support.ts'
import { asPlayer, decisionsOf, setPlayer } from './support.ts'

const ERASE = `mutation Erase($isConfirmed: Boolean!) {
  erasePersonalData(isConfirmed: $isConfirmed) {
    ok { erased kept { what until why } } error { code } } }`

const AHEAD = '{ viewer { erasure { erased kept { what until why } } } }'

interface Leaving {
  readonly erased: readonly string[]
  readonly kept: readonly {
    readonly what: string
    readonly until: string | null
    readonly why: string
  }[]
}

interface Erased {
  readonly erasePersonalData: {
    readonly ok: Leaving | null
    readonly error: { readonly code: string } | null
  }
}

const CLOSED = { account_status: 'Closed', account_closure_cause: 'CustomerRequest' } as const
const refused = (code: string) => ({ erasePersonalData: { ok: null, error: { code } } })

describe('erasure', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  const made = async (given: PlayerOptions = {}, change: Partial<Player> = CLOSED) => {
    const player = await newPlayer(platform, {
      firstName: 'Kielo',
      lastName: 'Metsäranta',
      street: 'Bulevardi 2',
      ssn: '170590-123A',
      phoneNumber: `+35840${Math.floor(1e6 + Math.random() * 9e6)}`,
      passwordHash: await hashPassword('a quiet evening'),
      ...given
    })
    const asked = await asPlayer(platform, player.id)
    await setPlayer(platform, player.id, change)
    return {
      player,
      ahead: async () => (await asked<{ viewer: { erasure: Leaving } }>(AHEAD)).viewer.erasure,
      erase: (isConfirmed = true) => asked<Erased>(ERASE, { isConfirmed })
    }
  }

  const exclude = async (playerId: string) =>
    await sql`
      insert into exclusions (id, player_id, source, for_all_brands, started_at, ends_at, ended_at)
      values (${`x-${playerId}`}, ${playerId}, 'Player', false, '2020-01-01', '2020-02-01', '2020-02-01')`.execute(
      platform.ports.db.kysely
    )

  /** Every row of the database that has one of the words in it. */
  const rowsWith = async (words: readonly string[]): Promise<readonly string[]> => {
    const { kysely } = platform.ports.db
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(kysely.withoutPlugins())
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(
        kysely.withoutPlugins()
      )
      found.push(
        ...rows
          .filter(({ text }) => words.some(word => text.includes(word)))
          .map(({ text }) => `${name}: ${text}`)
      )
    }
    return found
  }

  test('nothing in the whole database says who somebody was who has been erased', async () => {
    const { player, erase } = await made()
    await postMessage(
      platform.ports.db.kysely,
      { channel: 'mail', recipient: player.email, subject: 'Kielo', body: 'Metsäranta' },
      new Date()
    )
    const words = ['Kielo', 'Metsäranta', player.email, player.email_key, player.person_key]
    expect((await rowsWith(words)).length).toBeGreaterThan(0)
    const { erasePersonalData } = await erase()
    expect(erasePersonalData.error).toBeNull()
    expect(await rowsWith(words)).toEqual([])
    expect(await findPlayer(platform.ports.db.kysely, player.id)).toMatchObject({
      street: null,
      ssn: null,
      phone_number: null,
      reopen_by_customer_allowed: false,
      marketing_blocked: true
    })
  })

  test('the desk of the chat keeps nothing of it, ends its session, and leaves others theirs', async () => {
    const { player, ahead, erase } = await made({}, { account_status: 'Open' })
    const other = await newPlayer(platform)
    const session = await openAt(platform, await chatToken(platform, player))
    const theirs = await openAt(platform, await chatToken(platform, other))
    await sayAt(platform, session, 'My name is Kielo, and I write of myself')
    await sayAt(platform, theirs, 'I am somebody else')
    await setPlayer(platform, player.id, CLOSED)
    expect((await ahead()).erased).toContain(
      'What you wrote with support in the chat, and its answers'
    )
    expect((await erase()).erasePersonalData.error).toBeNull()
    expect(await rowsWith(['Kielo', 'I write of myself'])).toEqual([])
    expect((await askDesk(platform, '/v1/messages', { session })).status).toBe(401)
    expect((await askDesk(platform, '/v1/messages', { session: theirs })).text).toContain(
      'I am somebody else'
    )
  })

  test('sessions end with it, and neither password nor token leads back', async () => {
    const { player, erase } = await made()
    const { accessToken: token } = await signInAs(platform, player.id)
    await erase()
    const url = `${platform.url}/graphql`
    expect((await ask({ url, query: '{ viewer { id } }', token })).status).toBe(401)
    const left = await platform.ports.db.kysely
      .selectFrom('credentials')
      .select('player_id')
      .where('player_id', '=', player.id)
      .execute()
    expect(left).toEqual([])
    const { rows } = await sql`
      select id from sessions
      where player_id = ${player.id} and coalesce(browser, system, network) is not null`.execute(
      platform.ports.db.kysely
    )
    expect(rows).toEqual([])
  })

  test('the player is told what goes, and what stays until when and why, before and after', async () => {
    const { player, ahead, erase } = await made()
    const before = await ahead()
    const { ok } = (await erase()).erasePersonalData
    expect(ok).toEqual(before)
    const inTenYears = new Date()
    inTenYears.setUTCFullYear(inTenYears.getUTCFullYear() + 10)
    expect(ok?.erased).toContain('Password, passkeys and banks that vouched for you')
    expect(ok?.kept).toContainEqual({
      what: 'Deposits and withdrawals',
      until: inTenYears.toISOString().slice(0, 10),
      why: 'Book-keeping and tax law asks for it.'
    })
    expect(ok?.kept.map(({ until }) => until)).not.toContain(null)
    const decisions = await decisionsOf(platform, player.id)
    expect(decisions.at(-1)).toEqual({
      kind: 'personal.erased',
      actor: 'player',
      data: { kept: ['payments', 'play', 'protection', 'decisions', 'documents'] }
    })
  })

  test('who was excluded once is known again, also after the house has a new key', async () => {
    const { player, ahead, erase } = await made()
    await exclude(player.id)
    expect((await ahead()).kept.at(-1)?.why).toContain('an exclusion holds')
    const { ok } = (await erase()).erasePersonalData
    expect(ok?.kept.at(-1)?.until).toBeNull()
    const keys = async () => {
      const found = (await findPlayer(platform.ports.db.kysely, player.id))!
      return [found.email_key, found.person_key, found.national_key, found.phone_key]
    }
    const before = [player.email_key, player.person_key, player.national_key, player.phone_key]
    expect(await keys()).toEqual(before)
    await sql`update players set keyed_under = 'older' where id = ${player.id}`.execute(
      platform.ports.db.kysely
    )
    await rekeyPlayers(platform.ports)
    expect(await keys()).toEqual(before)
  })

  test('money records stay as they are', async () => {
    const { player, erase } = await made()
    const asset = assetOf('EUR')
    const account = `player:${player.id}:cash` as const
    const { ledger } = platform.ports
    for (const postings of [
      [{ from: 'world', to: account, asset, amount: 500n }] as const,
      [{ from: account, to: 'world', asset, amount: 500n }] as const
    ])
      await platform.ports.db.transaction(tx =>
        ledger.post(tx, { key: `erasure:${player.id}:${postings[0].from}`, postings })
      )
    expect((await erase()).erasePersonalData.error).toBeNull()
    const { rows } = await sql`
      select id from ledger_postings where ${account} in (from_account, to_account)`.execute(
      platform.ports.db.kysely
    )
    expect(rows).toHaveLength(2)
  })

  test('it has to be confirmed', async () => {
    const { player, erase } = await made()
    expect(await erase(false)).toEqual(refused('NOT_CONFIRMED'))
    expect((await findPlayer(platform.ports.db.kysely, player.id))?.first_name).toBe('Kielo')
  })

  test.each([
    { why: 'an open account', change: { account_status: 'Open' }, code: 'ACCOUNT_OPEN' },
    {
      why: 'an exclusion that runs',
      change: { ...CLOSED, exclusion_ends_at: new Date('2999-01-01') },
      code: 'EXCLUSION_RUNS'
    },
    {
      why: 'an account that was closed by an exclusion for good',
      change: { account_status: 'Closed', account_closure_cause: 'SelfExclusion' },
      code: 'EXCLUSION_RUNS'
    }
  ] as const)('$why is refused, and nothing is changed', async ({ change, code }) => {
    const { player, erase } = await made({}, change)
    expect(await erase()).toEqual(refused(code))
    expect((await findPlayer(platform.ports.db.kysely, player.id))?.first_name).toBe('Kielo')
    expect(await decisionsOf(platform, player.id)).toEqual([])
  })

  test.each(['cash', 'bonus'] as const)('one cent of %s left is refused', async purse => {
    const { erase } = await made({ [purse]: 1n })
    expect(await erase()).toEqual(refused('MONEY_LEFT'))
  })

  test('a withdrawal on its way is refused as a payment, before its money is', async () => {
    const { player, erase } = await made({ cash: 100n })
    await sql`
      insert into withdrawals (id, player_id, idempotency_key, body_hash, method, provider,
        account_id, currency, amount, mode, status, sequence, created_at)
      values (${`w-${player.id}`}, ${player.id}, 'k', 'h', 'card', 'card', 'a', 'EUR', 100,
        'Instant', 'Initialized', -1, now())`.execute(platform.ports.db.kysely)
    expect(await erase()).toEqual(refused('OPEN_PAYMENTS'))
  })

  test('two requests at once erase once', async () => {
    const { player, erase } = await made()
    const answers = await Promise.allSettled([erase(), erase()])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { rows } = await sql`
      select seq from protective_decisions
      where player_id = ${player.id} and kind = 'personal.erased'`.execute(platform.ports.db.kysely)
    expect(rows).toHaveLength(1)
  })
})
