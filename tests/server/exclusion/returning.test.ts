import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { decideReturn } from '#server/capabilities/exclusion/index.ts'
import { findPlayer } from '#server/capabilities/player/index.ts'
import { create, type Depositor, depositor } from '#tests/server/cashier/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { askToReturn, DAY, decisionsOf, excludeSelf, HOUR, protectionOf } from './support.ts'

const START = new Date('2026-06-15T12:00:00Z')
let now = START

const started = (licence: string) =>
  startPlatform({
    clock: { now: () => now, move: async () => {} },
    env: { LOBBY_LICENCE: licence }
  })

const past = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const refusal = (code: string) => ({ ok: null, error: { code } })
const isOut = async (platform: TestPlatform, who: Depositor) =>
  (await create(platform, who)).error?.code === 'SELF_EXCLUDED'

beforeEach(() => {
  now = START
})

describe('under a licence whose house may end an exclusion (R05)', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await started('mga')
  })
  afterAll(() => platform.close())

  test.each([
    ['a definite one', 'OneYear', 24 * HOUR],
    ['one for good', 'ForGood', 7 * DAY]
  ] as const)(
    '%s ends after its delay from the decision, and not before',
    async (_, term, delay) => {
      const who = await depositor(platform)
      await excludeSelf(platform, who, { term })
      past(30 * DAY)
      const asked = await askToReturn(platform, who, 'I would like to come back')
      expect(asked.ok?.running?.askedToReturnAt).toBe(now.toISOString())
      past(3 * DAY)
      // Asking changes nothing by itself.
      expect(await isOut(platform, who)).toBe(true)
      await decideReturn(platform.ports, who.player.id, true)
      const ends = new Date(now.getTime() + delay).toISOString()
      expect((await protectionOf(platform, who)).running?.returnsAt).toBe(ends)
      past(delay - 1)
      expect(await isOut(platform, who)).toBe(true)
      past(1)
      expect(await isOut(platform, who)).toBe(false)
      expect(await decisionsOf(platform, who.player.id)).toEqual([
        'exclusion.begun',
        'exclusion.returnAsked',
        'exclusion.returnGranted'
      ])
    }
  )

  test('a return never makes an exclusion longer than it was', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    const end = (await protectionOf(platform, who)).running?.endsAt
    now = new Date(Date.parse(end ?? '') - HOUR)
    await askToReturn(platform, who)
    await decideReturn(platform.ports, who.player.id, true)
    expect((await protectionOf(platform, who)).running?.returnsAt).toBe(end)
  })

  test('a refused wish changes nothing and may be uttered again', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    await askToReturn(platform, who)
    expect(await askToReturn(platform, who)).toEqual(refusal('ALREADY_ASKED'))
    const before = (await protectionOf(platform, who)).running?.endsAt
    await decideReturn(platform.ports, who.player.id, false)
    const { running } = await protectionOf(platform, who)
    expect(running).toMatchObject({ endsAt: before, returnsAt: null, mayAskToReturn: true })
    expect((await askToReturn(platform, who)).error).toBeNull()
  })

  test('nothing is decided that nobody asked for', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    expect(await decideReturn(platform.ports, who.player.id, true)).toBeUndefined()
    expect(await isOut(platform, who)).toBe(true)
  })

  test('who is not excluded has nothing to ask for', async () => {
    const who = await depositor(platform)
    expect(await askToReturn(platform, who)).toEqual(refusal('NOT_EXCLUDED'))
    await excludeSelf(platform, who)
    expect(await askToReturn(platform, who, 'x'.repeat(1001))).toEqual(refusal('COMMENT_TOO_LONG'))
  })

  test('who thinks better of it is excluded anew, whatever was decided', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who, { term: 'ForGood' })
    await askToReturn(platform, who)
    await decideReturn(platform.ports, who.player.id, true)
    expect((await excludeSelf(platform, who, { term: 'ForGood' })).error).toBeNull()
    past(8 * DAY)
    expect(await isOut(platform, who)).toBe(true)
  })

  test('an end that has come is seen to: the player may be asked about advertising again', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    now = new Date('2026-12-15T12:00:00Z')
    await platform.ports.jobs.run('exclusion.ends')
    const player = await findPlayer(platform.ports.db.kysely, who.player.id)
    expect(player).toMatchObject({ marketing_blocked: false, is_email_marketing_accepted: false })
    expect(await decisionsOf(platform, who.player.id)).toContain('exclusion.ended')
    await platform.ports.jobs.run('exclusion.ends')
    const ended = (await decisionsOf(platform, who.player.id)).filter(each =>
      each.endsWith('ended')
    )
    expect(ended).toHaveLength(1)
  })
})

describe('under the strictest licence', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await started('strict')
  })
  afterAll(() => platform.close())

  test('a definite exclusion runs to its end, to the millisecond', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    expect((await protectionOf(platform, who)).running?.mayAskToReturn).toBe(false)
    expect(await askToReturn(platform, who)).toEqual(refusal('TOO_EARLY'))
    now = new Date('2026-12-15T11:59:59.999Z')
    expect(await askToReturn(platform, who)).toEqual(refusal('TOO_EARLY'))
    expect(await isOut(platform, who)).toBe(true)
    past(1)
    expect(await isOut(platform, who)).toBe(false)
  })

  test('one for good may be asked about after its least time, to the millisecond', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who, { term: 'ForGood' })
    past(183 * DAY - 1)
    expect(await askToReturn(platform, who)).toEqual(refusal('TOO_EARLY'))
    past(1)
    expect((await askToReturn(platform, who)).error).toBeNull()
  })
})
