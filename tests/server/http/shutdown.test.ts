import { expect, test } from 'vitest'
import { startPlatform } from '#tests/support/platform.ts'

test('closing finishes the request that is under way, and takes no other', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const platform = await startPlatform({
    prepare: app => {
      app.get('/slow', async () => {
        arrive()
        await held
        return platform.ports.ledger
          .balanceOf(platform.ports.db.kysely, 'world', 'EUR/2')
          .then(String)
      })
    }
  })
  const pending = fetch(`${platform.url}/slow`)
  await arrived
  const closed = platform.close()
  const other = await fetch(`${platform.url}/healthz`).then(
    answer => answer.status,
    () => 'refused'
  )
  expect([503, 'refused']).toContain(other)
  release()
  expect(await (await pending).text()).toBe('0')
  await closed
})

test('closing twice is closing once', async () => {
  const platform = await startPlatform()
  await Promise.all([platform.close(), platform.close()])
  await expect(fetch(`${platform.url}/healthz`)).rejects.toThrow()
})
