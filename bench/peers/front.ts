import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'

import { cacheOf } from '#config/host-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml'
}
const TEXT = /^\.(css|html|js|json|svg|txt|xml)$/
/** Named by what is in them, whoever built them. */
const HASHED = /^\/(?:_next\/static|assets)\//
/** What the platform answers though a build may have a file of that name. */
const PLATFORMS = /^\/(?:config|third-parties)\.json$/

interface Answer {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Front {
  readonly url: string
  /** Which folder is in front of the shared one from now on, for all pages. */
  show(siteDir: string): void
  /** Where everything goes that no file answers. */
  leadTo(platform: string): void
  close(): Promise<void>
}

function answerOf(folder: string, path: string): Answer | undefined {
  const file = path.endsWith('/') ? `${path}index.html` : path
  const at = join(folder, file)
  if (!statSync(at, { throwIfNoEntry: false })?.isFile()) return
  const [kind, content] = [extname(file), readFileSync(at)]
  const isText = TEXT.test(kind)
  const body = isText ? brotliCompressSync(content) : content
  return {
    body,
    headers: {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': cacheOf(file.replace(HASHED, '/_astro/')),
      ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' })
    }
  }
}

/**
 * One host for every peer: it answers with the files of the one that is shown, else with those that
 * all share, all pressed alike and with the product's times to keep them; the platform answers the
 * rest, sockets too. It sends no content policy, for none of them.
 */
export async function openFront(shared: string): Promise<Front> {
  const kept = new Map<string, Answer | undefined>()
  let [shown, platform] = [shared, new URL('http://127.0.0.1')]

  const fileFor = (path: string) => {
    if (PLATFORMS.test(path)) return
    for (const folder of [shown, shared]) {
      const key = folder + path
      if (!kept.has(key)) kept.set(key, answerOf(folder, path))
      const answer = kept.get(key)
      if (answer) return answer
    }
    return
  }
  const passOn = (from: IncomingMessage, to: ServerResponse) => {
    const { headers, method, url } = from
    const asked = request(new URL(url ?? '/', platform), { method, headers }, answer => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    asked.on('error', () => to.destroy())
    from.pipe(asked)
  }
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', platform)
    const answer = from.method === 'GET' ? fileFor(decodeURIComponent(pathname)) : undefined
    if (!answer) {
      passOn(from, to)
      return
    }
    to.writeHead(200, answer.headers).end(answer.body)
  })
  server.on('upgrade', (from: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = connect(Number(platform.port), platform.hostname, () => {
      const lines = from.rawHeaders.flatMap((name, place, all) =>
        place % 2 === 0 ? [`${name}: ${all[place + 1]}`] : []
      )
      onward.write([`GET ${from.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://localhost:${port}`,
    show: siteDir => {
      shown = siteDir
    },
    leadTo: url => {
      platform = new URL(url)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
