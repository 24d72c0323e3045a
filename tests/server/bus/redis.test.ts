import { expect, onTestFinished, test } from 'vitest'
import type { BusEvent } from '#server/bus/events.ts'
import { createRedisBus } from '#server/bus/redis-bus.ts'
import { quiet } from '#tests/support/ledger.ts'
import { startRedisStub } from '#tests/support/redis-stub.ts'

const event = (version: number): BusEvent => ({
  kind: 'reward.updated',
  subject: 'p1',
  version,
  at: '2026-03-01T12:00:00.000Z',
  data: { name: 'päivä' }
})

async function openTwo() {
  const redis = await startRedisStub()
  onTestFinished(redis.close)
  const open = async () => {
    const bus = await createRedisBus(redis.url, quiet)
    onTestFinished(() => bus.close())
    return bus
  }
  return { redis, here: await open(), there: await open() }
}

test('an event of one process reaches the other whole, and its own subscribers', async () => {
  const { here, there } = await openTwo()
  const heard = [here, there].map(
    bus => new Promise<BusEvent>(resolve => bus.subscribe('reward.updated', 'p1', resolve))
  )
  await here.publish(event(7))
  expect(await Promise.all(heard)).toEqual([event(7), event(7)])
})

test('a bus whose connections are cut connects and subscribes again', async () => {
  const { redis, here, there } = await openTwo()
  const { promise, resolve } = Promise.withResolvers<number>()
  there.subscribe('reward.updated', 'p1', ({ version }) => resolve(version))
  redis.cut()
  // What is said while nobody listens is lost, so it is said until it is heard.
  let version = 0
  const saying = setInterval(() => void here.publish(event(++version)), 50)
  onTestFinished(() => clearInterval(saying))
  expect(await promise).toBeGreaterThan(0)
})
