import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SPECULATION_PATH, SPECULATION_RULES } from '#config/host-headers.ts'
import type { House } from '#tests/support/open-house.ts'

const PLACES = { beacon: '/painted', ready: '/ready', rested: '/rested' }
/** Nobody's pointer rests longer on a link. */
const RESTS_MS = 10_000
/** What a browser keeps whose person was asked before, so that the question is not what is painted. */
const ANSWERED = 'consent=1.00000000-0000-4000-8000-000000000000.necessary; Path=/'

export interface Paint {
  /** Milliseconds from the press, or from the moment a prepared page was shown, to the largest paint. */
  readonly after: number
  readonly wasPrepared: boolean
}

export interface Relay {
  readonly url: string
  /** From now on the lobby goes on to this page; resolves when that has told of its largest paint. */
  expect(target: string, isPrepared: boolean): Promise<Paint>
  close(): Promise<void>
}

interface Places {
  readonly beacon: string
  readonly ready: string
  readonly rested: string
}

/**
 * Runs in every page that comes through here. The first page presses the link to the other one when
 * it is told that the pointer has rested there for long enough.
 */
function follow(target: string, { beacon, ready, rested }: Places): void {
  const SETTLES_MS = 800
  if (location.pathname !== target) {
    addEventListener('load', async () => {
      await fetch(rested)
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click()
    })
    return
  }
  let largest = 0
  new PerformanceObserver(list => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const tell = () =>
    setTimeout(() => {
      const [entry] = performance.getEntriesByType('navigation')
      const shown = Number(entry ? Reflect.get(entry, 'activationStart') : 0)
      const paint = { after: Math.max(0, largest - shown), wasPrepared: shown > 0 }
      navigator.sendBeacon(beacon, JSON.stringify(paint))
    }, SETTLES_MS)
  const isHidden: unknown = Reflect.get(document, 'prerendering')
  if (isHidden === true) {
    document.addEventListener('prerenderingchange', tell, { once: true })
    addEventListener('load', () => fetch(ready))
  } else addEventListener('load', tell)
}

/** The house's own rules as they hold for one link that the pointer has rested on. */
const rulesFor = (target: string) =>
  Object.fromEntries(
    Object.entries(SPECULATION_RULES).map(([kind, rules]) => [
      kind,
      rules.map(({ source, where }) => ({
        source,
        where: { and: [where, { href_matches: target }] },
        eagerness: 'immediate'
      }))
    ])
  )

/** Serves a house unchanged but for the script that tells of a paint, and the moment of preparing. */
export async function openRelay(house: House): Promise<Relay> {
  const { port } = new URL(house.url)
  let heard: ((paint: Paint) => void) | undefined
  let [target, isPrepared] = ['', false]
  let prepared = Promise.withResolvers<void>()

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    // Bodies are to be read here, and no answer may be an older one: what only confirms that brings the
    // content policy back, which keeps out the script below.
    const {
      'accept-encoding': _,
      'if-none-match': __,
      'if-modified-since': _____,
      ...headers
    } = asked.headers
    const own = request(
      {
        // A line that was kept may be closed by the house at the moment in which it is used again.
        agent: false,
        port,
        host: '127.0.0.1',
        path: asked.url,
        headers: { ...headers, host: `localhost:${port}` }
      },
      async told => {
        const { 'content-security-policy': ___, 'content-length': ____, ...rest } = told.headers
        const isPage = told.headers['content-type']?.startsWith('text/html')
        answer.writeHead(
          told.statusCode ?? 502,
          isPage ? { ...rest, 'set-cookie': ANSWERED } : told.headers
        )
        const script = `<script>(${follow})(${JSON.stringify(target)},${JSON.stringify(PLACES)})</script>`
        if (isPage) answer.end((await text(told)).replace('<head>', () => `<head>${script}`))
        else told.pipe(answer)
      }
    )
    own.on('error', () => answer.destroy())
    asked.pipe(own)
  }

  const server = createServer(async (asked, answer) => {
    if (asked.url === PLACES.beacon) {
      heard?.(JSON.parse(await text(asked)))
      answer.writeHead(204).end()
    } else if (asked.url === PLACES.ready) {
      prepared.resolve()
      answer.writeHead(204).end()
    } else if (asked.url === PLACES.rested) {
      await Promise.race([prepared.promise, once(AbortSignal.timeout(RESTS_MS), 'abort')])
      answer.writeHead(204).end()
    } else if (asked.url === SPECULATION_PATH) {
      answer.writeHead(200, { 'content-type': 'application/speculationrules+json' })
      answer.end(JSON.stringify(isPrepared ? rulesFor(target) : {}))
    } else pass(asked, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    expect: (page, mayPrepare) => {
      target = page
      isPrepared = mayPrepare
      prepared = Promise.withResolvers()
      if (!mayPrepare) prepared.resolve()
      return new Promise(resolve => {
        heard = resolve
      })
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
