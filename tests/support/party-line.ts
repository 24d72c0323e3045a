import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'

/** Longer than anybody waits who asks another party. */
const LATE_MS = 12_000

/** What a party may answer that is no answer of its own; `late` and `away` say nothing at all. */
const ANSWERS = {
  'is in trouble': { status: 500, type: 'application/json', body: '{"error":"INTERNAL"}' },
  'answers with somebody’s page': {
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>We are back soon</title>'
  },
  'answers in another shape': {
    status: 200,
    type: 'application/json',
    body: '{"ok":true,"data":[],"entries":null}'
  },
  'is not to be found': {
    status: 404,
    type: 'text/html',
    body: '<!doctype html><title>There is nothing here</title>'
  },
  'refuses in another shape': { status: 400, type: 'application/json', body: '{"message":"no"}' }
} as const

export const PARTY_FAULTS = [...Object.keys(ANSWERS), 'answers late', 'is away'] as PartyFault[]

export type PartyFault = keyof typeof ANSWERS | 'answers late' | 'is away'

export interface PartyLine {
  readonly port: number
  /** What is wrong with the party now. */
  fault: PartyFault | undefined
  /** How many calls were not answered as they should be, so far. */
  struck(): number
  close(): Promise<void>
}

interface Passed {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A line to another party which speaks HTTP, and answers in its place as it is told to; by chance the
 * party has then done what it was asked, or has never heard of it.
 */
export async function openPartyLine(
  target: number,
  random: () => number,
  /** The name by which the party knows itself, if that is not the line's own. */
  host?: string
): Promise<PartyLine> {
  const open = new Set<Duplex>()
  const sockets = new WebSocketServer({ noServer: true })
  let struck = 0
  let fault: PartyFault | undefined

  const headersOf = ({ headers }: IncomingMessage) => ({ ...headers, ...(host && { host }) })

  const pass = (asked: IncomingMessage, body: Buffer) =>
    new Promise<Passed>((resolve, reject) => {
      const { method, url } = asked
      const headers = headersOf(asked)
      const call = request(
        { host: '127.0.0.1', port: target, method, path: url, headers },
        answer =>
          void bytesOf(answer).then(
            read =>
              resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
            reject
          )
      )
      call.on('error', reject)
      call.end(body)
    })

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const wrong = fault
    const body = await bytesOf(asked)
    if (wrong) struck += 1
    const isDone = !wrong || wrong === 'answers late' || (wrong !== 'is away' && random() < 0.5)
    const passed = isDone ? await pass(asked, body) : undefined
    if (wrong === 'is away') return void answer.destroy()
    if (wrong === 'answers late') await pause(LATE_MS)
    if (wrong && wrong !== 'answers late') {
      const { body: text, status, type } = ANSWERS[wrong]
      answer.writeHead(status, { 'content-type': type }).end(text)
    } else if (passed) answer.writeHead(passed.status, passed.headers).end(passed.body)
  }

  const server = createServer((asked, answer) => {
    serve(asked, answer).catch(() => answer.destroy())
  })
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    if (fault !== 'is away') return
    struck += 1
    socket.destroy()
  })
  server.on('upgrade', (asked, socket, head) => {
    if (fault && fault !== 'answers late') {
      struck += 1
      socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
      return
    }
    const path = new URL(asked.url ?? '/', 'ws://localhost')
    const headers = Object.fromEntries(
      Object.entries(headersOf(asked)).filter(
        ([name]) => !/^(connection|upgrade|sec-websocket-.*)$/.test(name)
      )
    )
    const there = new WebSocket(`ws://127.0.0.1:${target}${path.pathname}${path.search}`, {
      headers
    })
    there.on('error', () => socket.destroy())
    there.on('open', () =>
      sockets.handleUpgrade(asked, socket, head, here => {
        there.on('message', data => {
          if (!fault) return here.send(String(data))
          struck += 1
          // A line that is late says nothing for now: what it would have said is missing.
          if (fault !== 'answers late') here.send(ANSWERS_IN_FRAMES)
        })
        here.on('message', data => there.send(String(data)))
        here.on('close', () => there.terminate())
        there.on('close', () => here.terminate())
        here.on('error', () => there.terminate())
      })
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get fault() {
      return fault
    },
    set fault(wanted) {
      fault = wanted
      if (wanted === 'is away') cut()
    },
    struck: () => struck,
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

const ANSWERS_IN_FRAMES = '{"kind":"nothing that is known"}'
