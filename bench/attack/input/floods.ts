import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import type { House } from '#tests/support/open-house.ts'
import type { Checks } from '../checks.ts'

const HALF_OPEN = 200
/** A house gives a sender of headers ten seconds, and looks every thirty. */
const CUT_WITHIN_MS = 60_000

const HEAD = (house: House, line: string) =>
  `${line} HTTP/1.1\r\nhost: localhost:${house.config.port}\r\n`

/** Sends bytes as they are and answers the first line that comes back, or why none did. */
async function say(house: House, ...parts: readonly (Buffer | string)[]): Promise<string> {
  const socket = connect(house.config.port, '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk.toString('latin1')
  })
  const over = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  for (const part of parts) socket.write(part)
  await Promise.race([
    over,
    pause(3000),
    once(socket, 'data')
      .then(() => pause(50))
      .catch(() => undefined)
  ])
  socket.destroy()
  return heard.split('\r\n', 1)[0] || 'nothing'
}

/** Requests that no browser writes, each with the statuses that are an answer to it. */
function oddRequests(
  house: House
): readonly (readonly [string, RegExp, readonly (Buffer | string)[]])[] {
  const post = (path: string, headers: string) =>
    `${HEAD(house, `POST ${path}`)}content-type: application/json\r\n${headers}\r\n`
  const large = Buffer.alloc(1024 * 1024, 'x')
  return [
    [
      '20 MB to GraphQL',
      /413|nothing/,
      [post('/graphql', 'content-length: 20971520\r\n'), ...Array(20).fill(large)]
    ],
    [
      '20 MB to the consent',
      /413|nothing/,
      [post('/api/consent', 'content-length: 20971520\r\n'), ...Array(20).fill(large)]
    ],
    [
      '20 MB to a provider’s door',
      /413|nothing/,
      [
        post('/payments/notifications/card', 'content-length: 20971520\r\n'),
        ...Array(20).fill(large)
      ]
    ],
    ['a packed bomb', /400|415/, [bomb(house)]],
    [
      'a thousand headers',
      /431|400/,
      [`${HEAD(house, 'GET /healthz')}${'x-a: 1\r\n'.repeat(5000)}\r\n`]
    ],
    [
      'a header of 100 KB',
      /431/,
      [`${HEAD(house, 'GET /healthz')}x-a: ${'a'.repeat(100_000)}\r\n\r\n`]
    ],
    ['an address of 100 KB', /431|414/, [HEAD(house, `GET /${'a'.repeat(100_000)}`), '\r\n']],
    ['two lengths', /400/, [post('/graphql', 'content-length: 2\r\ncontent-length: 3\r\n'), '{}']],
    [
      'a length and pieces',
      /400/,
      [post('/graphql', 'content-length: 2\r\ntransfer-encoding: chunked\r\n'), '0\r\n\r\n']
    ],
    ['a length below nothing', /400/, [post('/graphql', 'content-length: -1\r\n')]],
    ['pieces that are none', /400/, [post('/graphql', 'transfer-encoding: chunked\r\n'), 'zz\r\n']],
    [
      'a bare line feed in a header',
      /400/,
      [`${HEAD(house, 'GET /healthz')}x-a: 1\nset-cookie: a=1\r\n\r\n`]
    ],
    ['the character zero in a header', /400/, [`${HEAD(house, 'GET /healthz')}x-a: \0\r\n\r\n`]],
    ['the character zero in an address', /400|404/, [HEAD(house, 'GET /\0'), '\r\n']],
    [
      'CRLF in an address',
      /400|404|301|302/,
      [HEAD(house, 'GET /en/%0d%0aset-cookie:%20a=1'), '\r\n']
    ],
    ['no host', /400/, ['GET / HTTP/1.1\r\n\r\n']],
    ['two hosts', /400/, [`${HEAD(house, 'GET /')}host: evil.example\r\n\r\n`]],
    ['a foreign host', /421/, ['GET /en/ HTTP/1.1\r\nhost: evil.example\r\n\r\n']],
    ['a whole address', /200|30\d|40\d|421/, [HEAD(house, 'GET http://evil.example/'), '\r\n']],
    ['a way through', /40\d|nothing/, [HEAD(house, 'CONNECT evil.example:443'), '\r\n']],
    ['TRACE', /404|405/, [HEAD(house, 'TRACE /'), '\r\n']],
    ['no method of ours', /400/, [HEAD(house, 'EVIL /'), '\r\n']],
    ['HTTP 0.9', /400|421/, ['GET /\r\n\r\n']],
    ['HTTP 9', /400|505/, ['GET / HTTP/9.9\r\n\r\n']],
    ['TLS where there is none', /400/, [Buffer.from('16030100c8010000c40303', 'hex')]],
    ...[
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/en/..%5c..%5cx',
      '/%c0%ae%c0%ae/',
      '/en_US/../..//etc/passwd',
      '//evil.example/..',
      '/en/%00',
      '/%',
      '/.git/config',
      '/.env',
      '/server/index.ts',
      '/package.json'
    ].map(
      path => [`the path ${path}`, /40[04]|30[128]/, [HEAD(house, `GET ${path}`), '\r\n']] as const
    )
  ]
}

/** Little to send, and much to unpack. */
function bomb(house: House): Buffer {
  const packed = gzipSync(Buffer.alloc(10 * 1024 * 1024))
  const head = `${HEAD(house, 'POST /graphql')}content-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), packed])
}

/** Connections that never finish what they say; answers how many the house has cut in the end. */
export async function halfOpen(
  house: House
): Promise<{ readonly cut: number; readonly of: number }> {
  const sockets: Socket[] = []
  let cut = 0
  for (let at = 0; at < HALF_OPEN; at++) {
    const socket = connect(house.config.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('close', () => {
      cut += 1
    })
    socket.resume()
    socket.write(HEAD(house, 'GET /healthz'))
    sockets.push(socket)
  }
  const until = performance.now() + CUT_WITHIN_MS
  while (cut < HALF_OPEN && performance.now() < until) {
    await pause(2000)
    for (const socket of sockets) if (socket.writable) socket.write('x-slow: 1\r\n')
  }
  for (const socket of sockets) socket.destroy()
  return { cut, of: HALF_OPEN }
}

/** What is no request at all, too much of one, or a path out of the house. */
export async function floods(houses: readonly House[], checks: Checks): Promise<void> {
  for (const house of houses)
    for (const [what, answers, parts] of oddRequests(house)) {
      const line = await say(house, ...parts)
      checks.check(`${what} at ${house.url}`, answers.test(line) && !/ 5\d\d /.test(line), line)
    }
}
