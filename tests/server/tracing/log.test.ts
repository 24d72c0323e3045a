import { Agent, request } from 'node:http'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createLog } from '#server/log.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

const lines: Readonly<Record<string, unknown>>[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ log: createLog({ logLevel: 'debug' }, sink) })
})
afterAll(() => platform.close())

/** What was said of a trace before its answer went out. */
const saidOf = (traceId: unknown) =>
  lines
    .filter(line => line['traceId'] === traceId && line['msg'] !== 'request')
    .map(({ msg }) => msg)

test('what a call came to stands in the log under the trace that the page named', async () => {
  const { errors = [] } = await ask({
    url: `${platform.url}/graphql`,
    query: 'mutation Shown { protectionToolsShown }',
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  })
  expect(errors.map(({ extensions }) => extensions?.traceId)).toEqual([TRACE])
  expect(saidOf(TRACE)).toEqual(['an operation was answered', 'an operation was refused'])
})

/** Asks on a connection that stays, and sends what it asks once the platform has read its head. */
const askLate = (agent: Agent, traceId: string) =>
  new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({ query: 'mutation Shown { protectionToolsShown }' })
    const { host, port } = new URL(platform.url)
    const asking = request({
      agent,
      host: '127.0.0.1',
      port,
      path: '/graphql',
      method: 'POST',
      headers: {
        host,
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': body.length,
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`
      }
    })
    asking.on('continue', () => asking.end(body))
    asking.on('error', reject)
    asking.on('response', response => response.resume().on('end', resolve))
    asking.flushHeaders()
  })

test('a body that comes later than its head is a part of its own call, whose connection it may be', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const traces = ['b', 'c'].map(digit => TRACE.replaceAll('4', digit))
  await Promise.all(traces.map(traceId => askLate(agent, traceId)))
  agent.destroy()
  for (const traceId of traces)
    expect(saidOf(traceId)).toEqual(['an operation was answered', 'an operation was refused'])
})

test.each([
  'nonsense',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-00f067aa0ba902b7-01-more`,
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7-01"},{"msg":"forged`
])('a trace that is none is not taken: %s', async traceparent => {
  const answer = await fetch(`${platform.url}/config.json`, { headers: { traceparent } })
  const traceId = answer.headers.get('x-trace-id')
  expect(traceId).toMatch(/^[\da-f]{32}$/)
  expect(traceId).not.toBe(TRACE)
})

test('two calls that name none have numbers of their own', async () => {
  const numbers = await Promise.all(
    [1, 2].map(async () => (await fetch(`${platform.url}/config.json`)).headers.get('x-trace-id'))
  )
  expect(new Set(numbers).size).toBe(2)
})
