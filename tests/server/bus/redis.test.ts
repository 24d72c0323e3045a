import { expect, onTestFinished, test } from 'vitest'
import type { Bus, BusEvent } from '#server/bus/events.ts'
import { createRedisBus, type Pace } from '#server/bus/redis-bus.ts'
import { openChaos } from '#tests/support/chaos.ts'
import { quiet } from '#tests/support/ledger.ts'
import { startRedisStub } from '#tests/support/redis-stub.ts'

const event = (version: number): BusEvent => ({
  kind: 'reward.updated',
  subject: 'p1',
  version,
  at: '2026-03-01T12:00:00.000Z',
  data: { name: 'päivä' }
})

const open = async (url: string, pace: Pace = {}) => {
  const bus = await createRedisBus(url, quiet, undefined, pace)
  onTestFinished(() => bus.close())
  return bus
}

async function openTwo() {
  const redis = await startRedisStub()
  onTestFinished(redis.close)
  return { redis, here: await open(redis.url), there: await open(redis.url) }
}

test('an event of one process reaches the other whole, and its own subscribers', async () => {
  const { here, there } = await openTwo()
  const heard = [here, there].map(
    bus => new Promise<BusEvent>(resolve => bus.subscribe('reward.updated', 'p1', resolve))
  )
  await here.publish(event(7))
  expect(await Promise.all(heard)).toEqual([event(7), event(7)])
})

/** Says something new until it is heard: what is said while nobody listens is lost. */
function keepSaying(bus: Bus): void {
  let version = 0
  const saying = setInterval(() => void bus.publish(event(++version)), 50)
  onTestFinished(() => clearInterval(saying))
}

test('a bus whose connections are cut subscribes again, and says that it may have missed something', async () => {
  const { redis, here, there } = await openTwo()
  const { promise, resolve } = Promise.withResolvers<number>()
  there.subscribe('reward.updated', 'p1', ({ version }) => resolve(version))
  const missed = new Promise<void>(tell => there.onMissed(tell))
  redis.cut()
  keepSaying(here)
  expect(await promise).toBeGreaterThan(0)
  await expect(missed).resolves.toBeUndefined()
})

test('a bus whose line was forgotten, so that nothing comes any more, hears over another one', async () => {
  const redis = await startRedisStub()
  onTestFinished(redis.close)
  const line = await openChaos(Number(new URL(redis.url).port))
  onTestFinished(() => line.close())
  const pace = { asksEveryMs: 100, silentMs: 1000 }
  const [here, there] = [await open(redis.url), await open(`redis://127.0.0.1:${line.port}`, pace)]
  const { promise, resolve } = Promise.withResolvers<number>()
  there.subscribe('reward.updated', 'p1', ({ version }) => resolve(version))
  line.forget()
  keepSaying(here)
  expect(await promise).toBeGreaterThan(0)
})
