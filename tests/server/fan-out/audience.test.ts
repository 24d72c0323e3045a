import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { Audience } from '#server/fan-out/audience.ts'
import { Listener } from '#server/fan-out/listener.ts'
import { until } from '#tests/support/socket-server.ts'

const ROUND_MS = 25_000

const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const waiting: ((listener: Listener) => void)[] = []
let url = ''
let audience: Audience

beforeAll(async () => {
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, socket =>
      waiting.shift()?.(new Listener(socket, stream, 'p'))
    )
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The beats alone are played; the sockets are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  audience = new Audience()
})
afterAll(() => {
  audience.close()
  vi.useRealTimers()
  server.close()
})

async function enter(autoPong: boolean) {
  const opened = new Promise<Listener>(resolve => waiting.push(resolve))
  const socket = new WebSocket(url, { autoPong })
  let pings = 0
  socket.on('ping', () => {
    pings += 1
  })
  await once(socket, 'open')
  const listener = await opened
  listener.socket.on('pong', () => {
    listener.answers = true
  })
  listener.isKnown = true
  audience.add(listener)
  return { listener, socket, pings: () => pings }
}

describe('signs of life', () => {
  test('who gives them stays, and who does not is cut off at the next round', async () => {
    const [alive, silent] = [await enter(true), await enter(false)]
    vi.advanceTimersByTime(ROUND_MS)
    await until(() => alive.pings() > 0 && silent.pings() > 0)
    expect([alive.pings(), silent.pings()]).toEqual([1, 1])
    await until(() => alive.listener.answers)
    const cut = once(silent.socket, 'close')
    vi.advanceTimersByTime(ROUND_MS)
    await cut
    await until(() => alive.pings() > 1)
    expect(alive.pings()).toBe(2)
    expect(alive.listener.isOpen).toBe(true)
  })

  test('nobody owes one before it is known whose the socket is', async () => {
    const early = await enter(true)
    early.listener.isKnown = false
    vi.advanceTimersByTime(ROUND_MS)
    early.listener.isKnown = true
    vi.advanceTimersByTime(ROUND_MS)
    await until(() => early.pings() > 0)
    expect(early.pings()).toBe(1)
    expect(early.listener.isOpen).toBe(true)
  })

  test('whose session has run out is closed', async () => {
    const late = await enter(true)
    late.listener.endsAt = Date.now() - 1
    const closed = once(late.socket, 'close')
    vi.advanceTimersByTime(ROUND_MS)
    expect((await closed)[0]).toBe(4403)
  })
})
