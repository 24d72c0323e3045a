import { afterEach, describe, expect, test } from 'vitest'

import { jackpotLine } from '#stores/environment/jackpot-line.ts'
import { serveSockets, until } from '#tests/support/socket-server.ts'

describe('the line to the jackpot service', () => {
  let close = async () => {}
  afterEach(() => close())

  async function open() {
    const server = await serveSockets('', (peer, frame) => peer.send(`heard ${frame.type}`))
    close = server.close
    const told: string[] = []
    const line = jackpotLine()(`${server.url}/?token=t&currency=EUR`, {
      opened: () => void told.push('opened'),
      heard: frame => void told.push(frame),
      ended: code => void told.push(`ended by ${code}`)
    })
    return { server, told, line }
  }

  test('carries texts both ways and tells when it opens', async () => {
    const { told, line } = await open()
    await until(() => told.length === 1)
    line.send('{"type":"SubscribeRequest"}')
    await until(() => told.length === 2)
    expect(told).toEqual(['opened', 'heard SubscribeRequest'])
  })

  test('tells once that it has ended, whoever ended it', async () => {
    const { server, told, line } = await open()
    await until(() => told.length === 1)
    server.peers[0]?.socket.terminate()
    await until(() => told.length === 2)
    line.close()
    expect(told).toEqual(['opened', 'ended by 1006'])
  })

  test('that is ended while it is being opened never tells of it, and ends once it has', async () => {
    const { server, told, line } = await open()
    line.close()
    await until(() => told.length === 1)
    expect(told).toEqual(['ended by 1005'])
    expect(server.peers).toHaveLength(1)
  })

  test('tells by which code the service ended it', async () => {
    const { server, told } = await open()
    await until(() => told.length === 1)
    server.peers[0]?.socket.close(4403, 'The session has ended')
    await until(() => told.length === 2)
    expect(told).toEqual(['opened', 'ended by 4403'])
  })

  test('that is refused ends without ever having been open', async () => {
    const { server, told, line } = await open()
    await until(() => told.length === 1)
    line.close()
    await until(() => told.length === 2)
    server.shut(true)
    const later: string[] = []
    jackpotLine()(server.url, {
      opened: () => void later.push('opened'),
      heard: () => {},
      ended: () => void later.push('ended')
    })
    await until(() => later.length > 0)
    expect(later).toEqual(['ended'])
  })
})
