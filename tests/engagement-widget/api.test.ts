import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { readShop } from '#contract/wire/engagement.ts'
import type { WidgetOptions } from '#contract/wire/engagement-widget.ts'
import { apiOf, Refusal } from '../../engagement-widget/src/api.ts'

interface Said {
  readonly status: number
  readonly body: string
}

const SHOP = { points: 5, items: [] }
const json = (body: unknown, status = 200): Said => ({ status, body: JSON.stringify(body) })
const refused = (code: string, status = 409) => json({ error: { code } }, status)

/** A provider that answers as a test has it, and keeps what it was asked. */
let answer: (request: IncomingMessage) => Said
let asked: { readonly url: string; readonly bearer: string; readonly body: string }[]
let server: Server

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', piece => {
      body += piece
    })
    request.on('end', () => {
      asked.push({ url: request.url ?? '', bearer: request.headers.authorization ?? '', body })
      const said = answer(request)
      response.writeHead(said.status)
      response.end(said.body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function provider(locale = 'fr_CA') {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let tokens = 0
  const options = { locale, token: async () => `token-${++tokens}` } as WidgetOptions
  return { api: apiOf(`http://127.0.0.1:${port}`, options), tokens: () => tokens }
}

const codeFrom = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : error)
  )

describe('the way to the provider', () => {
  test('a question carries the token and the locale', async () => {
    answer = () => json(SHOP)
    expect(await provider().api.get('/shop', readShop)).toEqual(SHOP)
    expect(asked).toEqual([{ url: '/shop?locale=fr_CA', bearer: 'Bearer token-1', body: '' }])
  })

  test('a refused token is asked for anew once, also by questions at the same time', async () => {
    answer = ({ headers }) =>
      headers.authorization === 'Bearer token-1' ? refused('INVALID_TOKEN', 401) : json(SHOP)
    const { api, tokens } = provider()
    const both = await Promise.all([api.get('/shop', readShop), api.get('/shop', readShop)])
    expect(both).toEqual([SHOP, SHOP])
    expect(tokens()).toBe(2)
  })

  test('a provider that refuses every token is not asked for ever', async () => {
    answer = () => refused('INVALID_TOKEN', 401)
    expect(await codeFrom(provider().api.get('/shop', readShop))).toBe('INVALID_TOKEN')
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['a refusal of the contract', refused('NOT_ENOUGH_POINTS'), 'NOT_ENOUGH_POINTS'],
    ['a refusal that nobody knows', refused('WHATEVER'), 'FAILED'],
    ['too many questions', refused('TOO_MANY_REQUESTS', 429), 'BUSY'],
    ['a fault', { status: 500, body: '<html>' }, 'FAILED'],
    ['an answer of another form', json({ points: -1, items: 'none' }), 'FAILED'],
    ['an answer that is no JSON', { status: 200, body: 'hello' }, 'FAILED']
  ])('%s has a code with words', async (_, said, code) => {
    answer = () => said
    expect(await codeFrom(provider().api.get('/shop', readShop))).toBe(code)
  })

  test('a line that is down is told apart from a refusal', async () => {
    const { api } = provider()
    server.close()
    expect(await codeFrom(api.post('/shop/x/purchase', { key: 'k' }))).toBe('NETWORK')
  })

  test('what is sent is sent as it was given', async () => {
    answer = () => json({})
    await provider().api.post('/shop/x/purchase', { key: 'one-question' })
    expect(asked[0]?.body).toBe('{"key":"one-question"}')
  })
})
