import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { IDENTITY_NOTIFICATIONS_PATH } from '#contract/wire/identity-check.ts'
import { findPlayer } from '#server/capabilities/player/index.ts'
import { call } from '#server/http/call.ts'
import { postSigned } from '#server/http/client-call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { as, documentsOf, handIn, type Person, person, requestsOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_LICENCE: 'est' } })
})

afterAll(() => platform.close())

interface Started {
  readonly ok: { readonly frameUrl: string } | null
  readonly error: { readonly code: string } | null
}

const start = async (who: Person, on = platform) =>
  (
    await as<{ startIdentityCheck: Started }>(
      on,
      who,
      'mutation { startIdentityCheck { ok { frameUrl } error { code } } }'
    )
  ).startIdentityCheck

const frameOf = async (who: Person): Promise<URL> => {
  const { ok, error } = await start(who)
  if (!ok) throw new Error(`The check was refused: ${error?.code}`)
  return new URL(ok.frameUrl)
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Chooses in the provider's frame what it is to find. */
const find = (frame: URL, outcome: string) =>
  call(platform.ports.config, frame, {
    method: 'POST',
    headers: FORM,
    body: String(new URLSearchParams({ outcome }))
  })

const known = async ({ player }: Person) => findPlayer(platform.ports.db.kysely, player.id)

const statusOf = async (who: Person) => (await known(who))?.kyc_status

const told = async ({ player }: Person) =>
  platform.ports.db.kysely
    .selectFrom('identity_checks')
    .selectAll()
    .where('player_id', '=', player.id)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()

describe('the check at the identity provider', () => {
  test('in its frame, which only the site may hold, makes the player known', async () => {
    const who = await person(platform, { firstName: 'Kerttu', lastName: '<b>Kask</b>' })
    const frame = await frameOf(who)
    const page = await call(platform.ports.config, frame)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Kerttu &lt;b&gt;Kask&lt;/b&gt;')
    expect(page.headers['content-security-policy']).toContain(
      `frame-ancestors ${platform.ports.config.publicUrl}`
    )
    expect((await find(frame, 'approved')).status).toBe(303)
    await expect.poll(() => statusOf(who), { timeout: 5000 }).toBe('Done')
    expect(await requestsOf(platform, who)).toEqual([])
    expect((await known(who))?.kyc_verifications_done).toEqual(['Identity'])
  })

  test.each([
    ['unreadable', 'UNREADABLE'],
    ['expired', 'EXPIRED'],
    ['other', 'NOT_THE_PLAYER']
  ])('that finds it %s tells why, and can be begun again', async (outcome, refusal) => {
    const who = await person(platform)
    const frame = await frameOf(who)
    await find(frame, outcome)
    await expect
      .poll(() => requestsOf(platform, who), { timeout: 5000 })
      .toMatchObject([{ purpose: 'Identity', reason: 'REFUSED', refusal, isPending: false }])
    expect((await frameOf(who)).href).not.toBe(frame.href)
  })

  test('that finds somebody too young closes the account for good', async () => {
    const who = await person(platform, { cash: 1000n })
    await find(await frameOf(who), 'underage')
    await expect
      .poll(async () => (await known(who))?.account_closure_cause, { timeout: 5000 })
      .toBe('Underage')
    expect(await known(who)).toMatchObject({
      account_status: 'Closed',
      reopen_by_customer_allowed: false
    })
  })

  test('that waits says so, stays the same, and is decided later', async () => {
    const who = await person(platform)
    const frame = await frameOf(who)
    await find(frame, 'waits')
    await expect
      .poll(() => requestsOf(platform, who), { timeout: 5000 })
      .toMatchObject([{ purpose: 'Identity', isPending: true }])
    expect(await frameOf(who)).toEqual(frame)
    await find(frame, 'approved')
    await expect.poll(() => statusOf(who), { timeout: 5000 }).toBe('Done')
  })

  test('is not begun for nothing, nor more than five times a day', async () => {
    const done = await person(platform, { kycStatus: 'Done' })
    expect((await start(done)).error?.code).toBe('NOT_ASKED')
    const who = await person(platform)
    for (let count = 0; count < 5; count++) {
      await frameOf(who)
      await platform.ports.db.kysely
        .updateTable('identity_checks')
        .set({ outcome: 'refused' })
        .where('player_id', '=', who.player.id)
        .execute()
    }
    expect((await start(who)).error?.code).toBe('TOO_MANY_TRIES')
  })

  test('says so when the provider does not answer, and goes on with the same check', async () => {
    const apart = await startPlatform({
      env: { LOBBY_LICENCE: 'est', LOBBY_IDENTITY_URL: 'http://127.0.0.1:9' }
    })
    try {
      const who = await person(apart)
      for (let count = 0; count < 7; count++)
        expect((await start(who, apart)).error?.code).toBe('PROVIDER_UNAVAILABLE')
    } finally {
      await apart.close()
    }
  })

  test('a document in its place is another way to become known', async () => {
    const who = await person(platform)
    const id = await handIn(platform, who, { purpose: 'Identity' })
    expect((await documentsOf(platform, who))[0]?.id).toBe(id)
    expect(await requestsOf(platform, who)).toMatchObject([{ isPending: true }])
  })
})

describe('what the provider tells', () => {
  const keyOfProvider = () => ({
    clientId: 'casino',
    secret: platform.ports.config.secrets.protection.verifier
  })
  const address = () => new URL(IDENTITY_NOTIFICATIONS_PATH, platform.url)

  async function begun() {
    const who = await person(platform)
    await frameOf(who)
    return { who, reference: (await told(who)).id }
  }

  const notice = (reference: string, given: object = {}) => ({
    id: randomUUID(),
    reference,
    outcome: 'approved',
    reasons: [],
    documentKind: 'Passport',
    at: '2026-11-28T12:00:00.000Z',
    ...given
  })

  const tell = async (body: object, key = keyOfProvider()) =>
    (await postSigned(platform.ports, key, address(), body)).status

  test('counts once, however often it comes', async () => {
    const { who, reference } = await begun()
    const approved = notice(reference)
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => tell(approved)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await statusOf(who)).toBe('Done')
    const lines = await platform.ports.db.kysely
      .selectFrom('protective_decisions')
      .select('kind')
      .where('player_id', '=', who.player.id)
      .where('kind', '=', 'identity.approved')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('in the wrong order leaves what was found last', async () => {
    const { who, reference } = await begun()
    await tell(notice(reference, { at: '2026-11-28T12:00:02.000Z' }))
    await tell(
      notice(reference, {
        at: '2026-11-28T12:00:01.000Z',
        outcome: 'refused',
        reasons: ['UNREADABLE']
      })
    )
    expect(await statusOf(who)).toBe('Done')
    expect((await told(who)).outcome).toBe('approved')
  })

  test('of a check that was begun again since says nothing against the player', async () => {
    const { who, reference } = await begun()
    await tell(notice(reference, { outcome: 'refused', reasons: ['EXPIRED'] }))
    await frameOf(who)
    const { id: second } = await told(who)
    await tell(notice(second))
    await tell(notice(reference, { at: '2026-11-28T13:00:00.000Z', outcome: 'refused' }))
    expect(await statusOf(who)).toBe('Done')
  })

  test('is refused unsigned, by another key, of no check of ours, and in other words', async () => {
    const { who, reference } = await begun()
    const body = notice(reference)
    expect((await call(platform.ports.config, address(), { method: 'POST' })).status).toBe(401)
    expect(await tell(body, { ...keyOfProvider(), secret: 'x'.repeat(43) })).toBe(401)
    expect(await tell(body, { ...keyOfProvider(), clientId: 'somebody' })).toBe(401)
    expect(await tell(notice('no-such-check'))).toBe(409)
    expect(await tell(notice(reference, { outcome: 'maybe' }))).toBe(400)
    expect(await statusOf(who)).toBe('Required')
  })
})
