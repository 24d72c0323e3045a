// Ten thousand listeners in a process of their own, which tell when the last of them has heard.
import { connect, type Socket } from 'node:net'

import type { Handshake } from './parent.ts'

const AT_ONCE = 100
const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

export type CrowdCommand =
  | { readonly do: 'arm'; readonly bytes: number }
  /** When all have heard as many bytes as were armed for; who has heard most and least. */
  | { readonly do: 'counted' | 'last' }
  | {
      readonly do: 'open'
      readonly port: number
      readonly host: string
      readonly handshakes: readonly Handshake[]
    }

export interface CrowdAnswer {
  readonly open?: number
  readonly isArmed?: boolean
  /** When the last had heard. */
  readonly last?: string
  /** Of all, the most bytes that one has heard. */
  readonly most?: number
  readonly least?: number
}

interface Seat {
  readonly socket: Socket
  bytes: number
  rest: Buffer
}

const seats: Seat[] = []
let wanted = 0
let satisfied = 0
let ended = 0n
let tellLast: (() => void) | undefined

const tell = (answer: CrowdAnswer) => process.send?.(answer)

/** A client's frame; the mask of zeros leaves the text as it is. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text)
  const header = Buffer.from([
    0x81,
    0x80 | 126,
    payload.length >> 8,
    payload.length & 255,
    0,
    0,
    0,
    0
  ])
  return Buffer.concat([header, payload])
}

const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** The frames of a chunk: answers pings, and tells how many bytes of texts there were. */
function textsIn(seat: Seat, chunk: Buffer): number {
  let data = seat.rest.length > 0 ? Buffer.concat([seat.rest, chunk]) : chunk
  let bytes = 0
  while (data.length >= 4 || (data.length >= 2 && (data[1] ?? 0) < 126)) {
    const isLong = data[1] === 126
    const whole = isLong ? 4 + data.readUInt16BE(2) : 2 + (data[1] ?? 0)
    if (data.length < whole) break
    if (data[0] === 0x89) seat.socket.write(PONG)
    else bytes += whole
    data = data.subarray(whole)
  }
  seat.rest = data
  return bytes
}

function heard(seat: Seat, bytes: number): void {
  const before = seat.bytes
  seat.bytes += bytes
  if (wanted === 0 || seat.bytes < wanted || before >= wanted) return
  satisfied += 1
  if (satisfied < seats.length) return
  ended = process.hrtime.bigint()
  tellLast?.()
}

const open = (port: number, host: string, { path, message }: Handshake) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const seat: Seat = { socket, bytes: 0, rest: Buffer.alloc(0) }
    let isOpen = false
    let isAnswered = false
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n`
      )
    )
    socket.on('data', data => {
      if (!isOpen) {
        if (!data.toString('latin1').startsWith('HTTP/1.1 101')) return reject(new Error(`${data}`))
        isOpen = true
        // A ping may have come in the same piece.
        textsIn(seat, data.subarray(data.indexOf('\r\n\r\n') + 4))
        return void socket.write(masked(message))
      }
      const bytes = textsIn(seat, data)
      if (isAnswered) return heard(seat, bytes)
      if (bytes === 0) return
      isAnswered = true
      seats.push(seat)
      resolve()
    })
  })

process.on('message', async (command: CrowdCommand) => {
  switch (command.do) {
    case 'open': {
      const { handshakes, host, port } = command
      for (let from = 0; from < handshakes.length; from += AT_ONCE)
        await Promise.all(
          handshakes.slice(from, from + AT_ONCE).map(handshake => open(port, host, handshake))
        )
      return tell({ open: seats.length })
    }
    case 'arm':
      satisfied = 0
      wanted = command.bytes
      for (const seat of seats) seat.bytes = 0
      return tell({ isArmed: true })
    case 'last':
      tellLast = () => {
        tellLast = undefined
        tell({ last: String(ended) })
      }
      if (satisfied === seats.length) tellLast()
      return
    case 'counted': {
      const heard = seats.map(({ bytes }) => bytes)
      return tell({ most: Math.max(...heard), least: Math.min(...heard) })
    }
  }
})
tell({})
