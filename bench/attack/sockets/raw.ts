import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import { type Frame, rawSocket } from '#tests/support/sockets.ts'
import type { Checks } from '../checks.ts'

const PROTOCOLS = [
  { protocol: MODERN, start: 'subscribe' },
  { protocol: LEGACY, start: 'start' }
]
const QUERY = 'subscription { sessionDestroyed { sessionId } }'
const OPERATIONS = 1000
const MOST_OPERATIONS = 64

/** Closing codes that the protocols know, one for each way to misbehave. */
export async function misbehave(
  what: string,
  url: string,
  accessToken: string,
  checks: Checks
): Promise<void> {
  const init = { type: 'connection_init', payload: { accessToken } }
  for (const { protocol, start } of PROTOCOLS) {
    const operation = { id: '1', type: start, payload: { query: QUERY } }
    const closes = async (
      fact: string,
      code: number,
      sent: readonly (object | string)[],
      afterAck: readonly (object | string)[] = []
    ) => {
      const end = await rawSocket(url, protocol, sent, { afterAck })
      checks.check(
        `${fact} closes ${what} by ${protocol} with ${code}`,
        end.code === code,
        end.code
      )
    }
    await Promise.all([
      closes('an operation before the first message', 4401, [operation]),
      closes('no first message', 4408, []),
      closes('a second first message', 4429, [init, init]),
      closes('an id that runs already', 4409, [init], [operation, operation]),
      closes('a frame of 65 KiB', 1009, [init, 'x'.repeat(65 * 1024)]),
      closes('broken JSON', 4400, [init], ['{"type":']),
      closes('a type of the language', 4400, [init], ['{"type":"__proto__"}']),
      closes('an id that is an object', 4400, [init], [{ ...operation, id: { toString: 1 } }]),
      closes('a frame that servers send', 4400, [init], ['{"type":"next","id":"1","payload":{}}']),
      closes('a false token', 4403, [{ ...init, payload: { accessToken: 'a.b.c' } }])
    ])
    const refused = (frames: readonly Frame[]) => frames.filter(({ type }) => type === 'error')
    const crowd = await rawSocket(url, protocol, [init], {
      afterAck: Array.from({ length: OPERATIONS }, (_, id) => ({ ...operation, id: String(id) })),
      until: frames => refused(frames).length >= OPERATIONS - MOST_OPERATIONS
    })
    const count = refused(crowd.frames).length
    checks.check(
      `${what} by ${protocol} runs ${MOST_OPERATIONS} of ${OPERATIONS} operations`,
      count === OPERATIONS - MOST_OPERATIONS,
      count
    )
  }
  for (const protocol of [undefined, 'soap']) {
    const { code } = await rawSocket(url, protocol, [])
    checks.check(`${what} is not opened by ${protocol}`, code === 4406 || code === 1006, code)
  }
}

const FOREIGN = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://games.localhost',
  'garbage'
]

/** No page but the site's own opens a socket, and no cookie stands for a page. */
export async function foreignPages(
  what: string,
  address: { readonly url: string; readonly host: string; readonly protocol?: string },
  checks: Checks
): Promise<void> {
  const { url, host, protocol } = address
  for (const origin of FOREIGN) {
    const { status } = await rawSocket(url, protocol, [], { origin, headers: { host } })
    checks.check(`${what} is refused to a page of ${origin}`, status === 403, status)
  }
  const { status } = await rawSocket(url, protocol, [], { headers: { host, cookie: 'a=b' } })
  checks.check(`${what} is refused to a browser without an origin`, status === 403, status)
}
