import { createClient } from 'graphql-ws'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'

import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { openCollector } from './collector.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const STEP = '00f067aa0ba902b7'
const SAMPLED = `00-${TRACE}-${STEP}-01`
// No digits alone: they come up in the times of spans.
const IN_THE_QUERY = 'CANARY-of-a-query'

const CHANGE = `mutation Change($input: ChangeMarketingInput!) {
  changeMarketing(input: $input) { __typename }
}`

async function open() {
  const collector = await openCollector()
  onTestFinished(() => collector.close())
  const platform = await startPlatform({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
  })
  const player = await newPlayer(platform, { lastName: 'Salakka' })
  const { accessToken } = await signInAs(platform, player.id)
  return { collector, platform, player, accessToken }
}

test('what a click sets off is one trace: request, operation, transaction and the news of it', async () => {
  const { collector, platform, player, accessToken } = await open()
  const told = new Promise(resolve =>
    platform.ports.bus.subscribe('player.updated', player.id, resolve)
  )
  const answer = await ask({
    url: `${platform.url}/graphql?secret=${IN_THE_QUERY}`,
    query: CHANGE,
    variables: { input: { email: true } },
    token: accessToken,
    headers: { traceparent: SAMPLED }
  })
  expect(answer.errors).toBeUndefined()
  await told
  await platform.close()

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
  const named = (name: string) => spans.find(span => span.name === name)
  const request = named('POST /graphql')
  const operation = named('mutation Change')
  const transaction = spans.find(
    ({ name, parentSpanId }) =>
      name === 'database transaction' && parentSpanId === operation?.spanId
  )
  const news = named('bus player.updated')
  expect(request?.parentSpanId).toBe(STEP)
  expect(operation?.parentSpanId).toBe(request?.spanId)
  expect(transaction).toBeDefined()
  expect(news?.parentSpanId).toBe(operation?.spanId)
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 }
  })
  expect([...collector.paths]).toEqual(['/v1/traces'])

  const everything = collector.texts.join('\n')
  expect(everything).toContain('lobby-platform')
  const personal = [player.id, player.email, 'Salakka', accessToken, IN_THE_QUERY, '127.0.0.1']
  for (const fact of personal) expect(everything).not.toContain(fact)
})

test('an operation on a socket is a part of what it says it is, each of its own', async () => {
  const { collector, platform } = await open()
  const client = createClient({
    url: `${platform.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0
  })
  const run = (traceparent: string) =>
    new Promise<void>((resolve, reject) =>
      client.subscribe(
        {
          query: 'query Context { rootContext { country { code } } }',
          extensions: { traceparent }
        },
        { next: () => undefined, error: reject, complete: resolve }
      )
    )
  await run(SAMPLED)
  const other = TRACE.replaceAll('4', 'a')
  await run(`00-${other}-${STEP}-01`)
  await client.dispose()
  await platform.close()
  const steps = collector.spans().filter(({ name }) => name === 'query Context')
  expect(steps.map(({ traceId }) => traceId)).toEqual([TRACE, other])
  expect(steps.map(({ parentSpanId }) => parentSpanId)).toEqual([STEP, STEP])
})

test('a trace that its page does not record is not recorded here', async () => {
  const { collector, platform } = await open()
  const url = `${platform.url}/config.json`
  await fetch(url, { headers: { traceparent: `00-${TRACE}-${STEP}-00` } })
  await platform.close()
  expect(collector.spans().map(({ traceId }) => traceId)).not.toContain(TRACE)
})

test('a call that names no trace begins one, by the number that its answer has', async () => {
  const { collector, platform } = await open()
  const answer = await fetch(`${platform.url}/config.json`)
  await platform.close()
  const [step] = collector.spans().filter(({ name }) => name === 'GET /config.json')
  expect(step?.traceId).toBe(answer.headers.get('x-trace-id'))
  expect(step?.parentSpanId ?? '').toBe('')
})

test('a failure is told by its kind and never by its words', async () => {
  const collector = await openCollector()
  onTestFinished(() => collector.close())
  const platform = await startPlatform({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    prepare: app =>
      app.get('/broken/:id', async () => {
        throw new Error('the card of Aino')
      })
  })
  await fetch(`${platform.url}/broken/aino@example.com`)
  await platform.close()
  const [step] = collector.spans().filter(({ name }) => name === 'GET /broken/:id')
  expect(step?.status.code).toBe(2)
  expect(collector.texts.join('')).not.toMatch(/aino/i)
})
