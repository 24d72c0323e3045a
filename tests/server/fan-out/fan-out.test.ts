import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { FanOut } from '#server/fan-out/fan-out.ts'
import { textFrame } from '#server/fan-out/frame.ts'
import { Listener } from '#server/fan-out/listener.ts'
import { paced } from '#server/fan-out/paced.ts'
import { until } from '#tests/support/socket-server.ts'

const TOPIC = 'pots'

const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const opened: Listener[] = []
let url = ''

beforeAll(async () => {
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, socket =>
      opened.push(new Listener(socket, stream, 'p'))
    )
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const { socket } of opened) socket.terminate()
  server.close()
})

/** Both ends of a socket, and what has come to the far one. */
async function pair() {
  const socket = new WebSocket(url, { maxPayload: 1 << 24 })
  const heard: string[] = []
  socket.on('message', data => heard.push(String(data)))
  await once(socket, 'open')
  await until(() => opened.length > 0)
  const listener = opened.shift()
  if (!listener) throw new Error('Nobody listens')
  listener.isKnown = true
  return { listener, socket, heard }
}

describe('a frame that many are sent', () => {
  test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
    'of %i bytes arrives as the text it was made of',
    async length => {
      const { listener, socket, heard } = await pair()
      listener.write(textFrame('x'.repeat(length)))
      listener.send({ after: true })
      await until(() => heard.length > 1)
      expect(heard).toEqual(['x'.repeat(length), '{"after":true}'])
      socket.terminate()
    }
  )

  test('is not sent before it is known whose the socket is', async () => {
    const { listener, socket, heard } = await pair()
    listener.isKnown = false
    listener.write(textFrame('early'))
    listener.send({ early: true })
    listener.isKnown = true
    listener.write(textFrame('late'))
    await until(() => heard.length > 0)
    expect(heard).toEqual(['late'])
    socket.terminate()
  })

  test('counts bytes and not letters', async () => {
    const { listener, socket, heard } = await pair()
    listener.write(textFrame('ä€😀'.repeat(60)))
    await until(() => heard.length > 0)
    expect(heard).toEqual(['ä€😀'.repeat(60)])
    socket.terminate()
  })
})

describe('fanning out', () => {
  test('reaches whoever follows, and nobody who has left or follows something else', async () => {
    const fanOut = new FanOut()
    const [one, two, three] = [await pair(), await pair(), await pair()]
    fanOut.follow(TOPIC, one.listener)
    fanOut.follow(TOPIC, two.listener)
    fanOut.follow('other', three.listener)
    fanOut.leave(two.listener)
    fanOut.tell(TOPIC, textFrame('now'))
    await until(() => one.heard.length > 0)
    expect(one.heard).toEqual(['now'])
    for (const { listener } of [two, three]) listener.send({ last: true })
    await until(() => two.heard.length > 0 && three.heard.length > 0)
    expect([two.heard.length, three.heard.length]).toEqual([1, 1])
    expect([...two.heard, ...three.heard]).toEqual(['{"last":true}', '{"last":true}'])
    fanOut.leave(one.listener)
    fanOut.leave(three.listener)
    expect(fanOut.topics).toEqual([])
    for (const { socket } of [one, two, three]) socket.terminate()
    fanOut.close()
  })

  test('queues nothing for the slow, and tells them the newest when they can take it', async () => {
    const fanOut = new FanOut()
    const [slow, quick] = [await pair(), await pair()]
    fanOut.follow(TOPIC, slow.listener)
    fanOut.follow(TOPIC, quick.listener)
    slow.socket.pause()
    const large = 'x'.repeat(512 * 1024)
    const rounds = 40
    let most = 0
    for (let round = 1; round <= rounds; round++) {
      const frame = textFrame(`${round} ${large}`)
      fanOut.tell(TOPIC, frame)
      await until(() => quick.heard.length === round)
      most = Math.max(most, slow.listener.stream.writableLength / frame.length)
    }
    expect(most).toBeLessThanOrEqual(1)
    expect(fanOut.counts.skipped).toBeGreaterThan(0)
    slow.socket.resume()
    await until(() => slow.heard.at(-1)?.startsWith(`${rounds} `) === true)
    expect(slow.heard.length).toBeLessThan(rounds)
    for (const { socket } of [slow, quick]) socket.terminate()
    fanOut.close()
  })

  test('brings whoever missed a change up to date by everything, asked for when they can take it', async () => {
    const fanOut = new FanOut()
    const { listener, socket, heard } = await pair()
    fanOut.follow(TOPIC, listener)
    let wholes = 0
    const whole = (text: string) => () => {
      wholes += 1
      return textFrame(text)
    }
    socket.pause()
    const large = 'x'.repeat(4 * 1024 * 1024)
    fanOut.tell(TOPIC, textFrame(large), whole('after one'))
    fanOut.tell(TOPIC, textFrame('two'), whole('after two'))
    fanOut.tell(TOPIC, textFrame('three'), whole('after three'))
    expect([wholes, fanOut.counts.skipped]).toEqual([0, 2])
    socket.resume()
    await until(() => heard.length > 1)
    fanOut.tell(TOPIC, textFrame('four'), whole('after four'))
    await until(() => heard.length > 2)
    expect(heard.slice(1)).toEqual(['after three', 'four'])
    expect(wholes).toBe(1)
    socket.terminate()
    fanOut.close()
  })

  test('cuts off who takes nothing of what is theirs alone', async () => {
    const { listener, socket } = await pair()
    socket.pause()
    const message = { text: 'x'.repeat(64 * 1024) }
    while (listener.isOpen) {
      listener.send(message)
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(listener.stream.destroyed).toBe(true)
    socket.terminate()
  })
})

describe('a pace', () => {
  test('work that is asked for often is done at once, then once for all that was asked meanwhile', async () => {
    let done = 0
    const { soon, stop } = paced(60, async () => {
      done += 1
    })
    const began = performance.now()
    soon()
    await until(() => done === 1)
    for (let count = 0; count < 100; count++) soon()
    await until(() => done === 2)
    expect(performance.now() - began).toBeGreaterThanOrEqual(59)
    stop()
  })
})
