import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type SessionHouse, sessionHouse, signedInAt } from './session-support.ts'
import { recorded } from './support.ts'

const MINUTE = 60_000

let mga: SessionHouse
let strict: SessionHouse

beforeAll(async () => {
  mga = await sessionHouse('mga')
  strict = await sessionHouse('strict')
})

afterEach(() => {
  mga.reset()
  strict.reset()
})

afterAll(async () => {
  await mga.platform.close()
  await strict.platform.close()
})

const session = (minutes?: number) => ({ kind: 'Session', ...(minutes && { minutes }) })

describe('a session limit', () => {
  test('[PROF-05] set in a session counts from its beginning, and tells when it ends', async () => {
    const who = await signedInAt(mga)
    mga.pass(20 * MINUTE)
    const { ok } = await who.desk.set(session(60))
    expect(ok).toMatchObject({ id: 'Session', minutes: 60, limit: null, used: null })
    expect(ok?.resetsAt).toBe(new Date(who.startedAt + 60 * MINUTE).toISOString())
  })

  test('[PROF-05] lets the last millisecond be played, and nothing after it', async () => {
    const who = await signedInAt(mga)
    await who.desk.set(session(30))
    mga.pass(30 * MINUTE - 1)
    expect(await who.runs()).toBe(true)
    mga.pass(1)
    expect(await who.runs()).toBe(false)
    expect(await who.isSignedIn()).toBe(false)
  })

  test('[PROF-05] ends the session for its reason within a second, and tells every tab', async () => {
    const who = await signedInAt(mga)
    const told: unknown[] = []
    const stop = mga.platform.ports.bus.subscribe('session.destroyed', who.player.id, event => {
      told.push(event.data['reason'])
    })
    await who.desk.set(session(30))
    mga.pass(30 * MINUTE)
    await expect.poll(() => told, { timeout: 20_000 }).toEqual(['SESSION_LIMIT_REACHED'])
    expect(await recorded(mga.platform, who.player.id)).toEqual([
      'limit.set',
      'session.limitReached'
    ])
    stop()
  })

  test('refuses a bet from that moment on', async () => {
    const who = await signedInAt(mga)
    await who.desk.set(session(30))
    const bet = await who.inGame()
    mga.pass(30 * MINUTE - 1)
    expect(await bet()).toMatchObject({ status: 'ok' })
    mga.pass(1)
    expect(await bet()).toMatchObject({ code: 'SESSION_ENDED' })
  })

  test('holds for the next session from its own beginning', async () => {
    const who = await signedInAt(mga)
    await who.desk.set(session(30))
    mga.pass(40 * MINUTE)
    const again = await signedInAt(mga, who.player)
    expect((await again.desk.of('Session'))?.resetsAt).toBe(
      new Date(again.startedAt + 30 * MINUTE).toISOString()
    )
    mga.pass(30 * MINUTE)
    expect(await again.isSignedIn()).toBe(false)
  })

  test('is lowered at once, also to what has passed, and raised a day later', async () => {
    const who = await signedInAt(mga)
    await who.desk.set(session(120))
    const raised = await who.desk.set(session(240))
    expect(raised.ok).toMatchObject({ minutes: 120, pending: { minutes: 240, limit: null } })
    mga.pass(40 * MINUTE)
    await who.desk.set(session(30)).catch(() => undefined)
    expect(await who.isSignedIn()).toBe(false)
    const later = await signedInAt(mga, who.player)
    await later.desk.set(session())
    mga.pass(24 * 60 * MINUTE)
    const nextDay = await signedInAt(mga, who.player)
    expect((await nextDay.desk.confirm('Session')).ok).toMatchObject({
      minutes: null,
      resetsAt: null
    })
    mga.pass(31 * MINUTE)
    expect(await nextDay.isSignedIn()).toBe(true)
  })

  test('[R23] that a session began under is never longer in it, and lower at once', async () => {
    const first = await signedInAt(strict)
    expect((await first.desk.set(session(120))).ok).toMatchObject({ minutes: 120 })
    const raised = await first.desk.set(session(240))
    expect(raised.ok).toMatchObject({ minutes: 120, pending: { minutes: 240 } })
    strict.pass(24 * 60 * MINUTE)
    const who = await signedInAt(strict, first.player)
    const { resetsAt } = (await who.desk.confirm('Session')).ok ?? {}
    strict.pass(119 * MINUTE)
    expect(await who.isSignedIn()).toBe(true)
    strict.pass(MINUTE)
    expect(await who.isSignedIn()).toBe(false)
    expect(Date.parse(`${resetsAt}`)).toBe(strict.now())

    const next = await signedInAt(strict, first.player)
    expect(await next.desk.of('Session')).toMatchObject({ minutes: 240 })
    strict.pass(121 * MINUTE)
    expect(await next.isSignedIn()).toBe(true)
    await next.desk.set(session(60)).catch(() => undefined)
    expect(await next.isSignedIn()).toBe(false)
  })
})
