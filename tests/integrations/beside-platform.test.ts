import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'

import { besidePlatform } from '../../src/integrations/beside-platform.ts'

const platform = createHttpServer((request, response) =>
  response.end(`the platform on ${request.method} ${request.url} of ${request.headers.host}`)
)
new WebSocketServer({ server: platform }).on('connection', (socket, { url }) =>
  socket.send(`the platform on ${url}`)
)
let pages: Awaited<ReturnType<typeof createServer>>
let origin: string

/** What the integration asks of Astro for a command. */
function askedFor(command: 'build' | 'dev', address: string | undefined): object[] {
  const asked: object[] = []
  const setup = besidePlatform(address).hooks['astro:config:setup']
  // Of what Astro hands to this hook these two are all that it reads.
  setup?.({ command, updateConfig: (one: object) => asked.push(one) } as never)
  return asked
}

beforeAll(async () => {
  platform.listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const { port } = platform.address() as AddressInfo
  const [asked] = askedFor('dev', `http://127.0.0.1:${port}`) as { vite: InlineConfig }[]
  pages = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    server: { ...asked?.vite.server, host: '127.0.0.1', port: 0, watch: null }
  })
  pages.middlewares.use((_request, response) => response.end('a page'))
  await pages.listen()
  const stands = pages.httpServer?.address() as AddressInfo
  origin = `127.0.0.1:${stands.port}`
})
afterAll(async () => {
  await pages.close()
  platform.close()
})

const answerOf = async (path: string, method = 'GET') =>
  (await fetch(`http://${origin}${path}`, { method })).text()

describe('pages with hot reload beside a platform', () => {
  test.each([
    ['GET', '/config.json'],
    ['POST', '/graphql'],
    ['GET', '/lobby/graphql?query=%7B%7D'],
    ['POST', '/realms/infiniza/token'],
    ['POST', '/sandbox/api/players']
  ])('hand on %s %s as it was asked for', async (method, path) => {
    expect(await answerOf(path, method)).toBe(`the platform on ${method} ${path} of ${origin}`)
  })

  test.each(['/en/', '/graphql-guide/', '/en/graphql', '/texts/en/consent.json'])(
    'answer %s themselves',
    async path => {
      expect(await answerOf(path)).toBe('a page')
    }
  )

  test('hand on sockets', async () => {
    const socket = new WebSocket(`ws://${origin}/graphql`)
    const [message] = (await once(socket, 'message')) as [MessageEvent<string>]
    socket.close()
    expect(message.data).toBe('the platform on /graphql')
  })

  test('are alone in a build, and where no platform is named', () => {
    expect(askedFor('build', 'http://127.0.0.1:1')).toEqual([])
    expect(askedFor('dev', undefined)).toEqual([])
  })
})
