import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabaseBus } from '#server/bus/database-bus.ts'
import type { Bus, BusEvent } from '#server/bus/events.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const event = (version: number, more: Partial<BusEvent> = {}): BusEvent => ({
  kind: 'wallet.changed',
  subject: 'p1',
  version,
  at: '2026-03-01T12:00:00.000Z',
  data: { reason: 'bet' },
  ...more
})

describe('the bus of the database', () => {
  const lines: string[] = []
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      }
    })
  )
  const closers: (() => Promise<void>)[] = []
  afterEach(async () => {
    lines.length = 0
    for (const close of closers.splice(0).toReversed()) await close()
  })

  async function open(): Promise<{ bus: Bus; database: TestDatabase }> {
    const database = await openTestDatabase(2)
    closers.push(() => database.close())
    const bus = await createDatabaseBus(database.db, log)
    closers.push(() => bus.close())
    return { bus, database }
  }

  /** Every event of the kind up to the one that ends the test. */
  const heard = (bus: Bus, subject: string, until: number) =>
    new Promise<readonly number[]>(resolve => {
      const versions: number[] = []
      bus.subscribe('wallet.changed', subject, ({ version }) => {
        versions.push(version)
        if (version === until) resolve(versions)
      })
    })

  test('an event reaches who subscribed to its kind and subject, in order', async () => {
    const { bus } = await open()
    const mine = heard(bus, 'p1', 9)
    const all = heard(bus, '*', 9)
    await bus.publish(event(1))
    await bus.publish(event(2, { subject: 'p2' }))
    await bus.publish(event(3, { kind: 'player.updated' }))
    await bus.publish(event(9))
    expect(await mine).toEqual([1, 9])
    expect(await all).toEqual([1, 2, 9])
  })

  test('the whole event arrives', async () => {
    const { bus } = await open()
    const { promise, resolve } = Promise.withResolvers<BusEvent>()
    bus.subscribe('wallet.changed', 'p1', resolve)
    const sent = event(4, { data: { nested: { list: [1, 'ä', null, true] } } })
    await bus.publish(sent)
    expect(await promise).toEqual(sent)
  })

  test('who unsubscribed hears no more', async () => {
    const { bus } = await open()
    const versions: number[] = []
    const stop = bus.subscribe('wallet.changed', 'p1', ({ version }) => versions.push(version))
    stop()
    const end = heard(bus, 'p1', 2)
    await bus.publish(event(1))
    await bus.publish(event(2))
    await end
    expect(versions).toEqual([])
  })

  test('a handler that throws keeps no other from hearing', async () => {
    const { bus } = await open()
    bus.subscribe('wallet.changed', 'p1', () => {
      throw new Error('my own fault')
    })
    const end = heard(bus, 'p1', 1)
    await bus.publish(event(1))
    expect(await end).toEqual([1])
    expect(lines.join('')).toContain('an event handler failed')
  })

  test.each([
    ['too large', event(1, { data: { text: 'ä'.repeat(5000) } })],
    ['without a moment', event(1, { at: 'yesterday' })],
    ['of no subject', event(1, { subject: '' })]
  ])('an event that is %s is not sent, and the log says so', async (_, faulty) => {
    const { bus } = await open()
    const end = heard(bus, '*', 2)
    await bus.publish(faulty)
    await bus.publish(event(2))
    expect(await end).toEqual([2])
    expect(lines.join('')).toContain('an event was not published')
  })

  test('what is no event is dropped', async () => {
    const { bus, database } = await open()
    const end = heard(bus, '*', 2)
    for (const text of ['nonsense', '{}', '{"kind":"wallet.changed"}']) {
      await database.db.notify('lobby_events', text)
    }
    await bus.publish(event(2))
    expect(await end).toEqual([2])
    expect(lines).toHaveLength(3)
  })
})
