import { afterAll, beforeAll, expect, test } from 'vitest'
import { takenEvents } from '#server/measures/taken-events.ts'
import { takenReports } from '#server/measures/taken-reports.ts'
import { tellAll } from '#server/measures/tell-all.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'

let first: TestPlatform
let second: Platform

beforeAll(async () => {
  first = await startPlatform()
  second = await createPlatform({ ...first.ports.config, port: await freePort() })
  await second.listen()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

test('what a page has told one process is seen at the console of any, once', async () => {
  const at = Date.now()
  const frame = { at, operator: 'Infiniza', locale: 'en' }
  const events = Array.from({ length: 100 }, (_, index) => ({
    name: 'page_view' as const,
    path: `/en/${'a-long-name/'.repeat(10)}`,
    id: `view-${index}`,
    ...frame
  }))
  const error = {
    id: 'e'.repeat(32),
    at,
    release: null,
    traceId: null,
    message: 'TypeError: nobody waits',
    code: 'Uncaught',
    page: null
  }
  const load = { ...error, id: 'f'.repeat(32), page: '/en/', vitals: { lcp: 812 } }
  await tellAll(first.ports, { events, errors: [error], loads: [load] })
  for (const { ports } of [first, second]) {
    await until(() => takenReports(ports).loads().length > 0)
    await until(() => takenEvents(ports).list().length === events.length)
    expect(takenReports(ports).errors()).toEqual([{ ...error, count: 1 }])
    expect(takenReports(ports).loads()).toMatchObject([{ page: '/en/', vitals: { lcp: 812 } }])
    expect(takenEvents(ports).list()[0]).toEqual(events.at(-1))
  }
})
