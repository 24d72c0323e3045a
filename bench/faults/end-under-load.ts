import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

import type { Config } from '#server/config.ts'
import type { House } from '#tests/support/open-house.ts'
import { move, roundOf } from '../../tests/server/games/support.ts'
import { openNumbers, STANDING_ROUNDS } from '../books.ts'
import { doorOf, openSeat, type Seat } from './seamless.ts'

const SEATS = 16
const SOCKETS = 60
const LOADED_MS = 3000
const OPENS_WITHIN_MS = 20_000

export interface EndFacts {
  /** From the signal until the process had gone, in milliseconds. */
  readonly ms: number
  readonly underWay: number
  /** Of those under way at the signal, the ones that got no answer. */
  readonly unanswered: number
  readonly acknowledged: number
  /** Acknowledged bets that the books do not have. */
  readonly lost: number
  /** How many sockets were closed, by the code they heard. */
  readonly closes: Readonly<Record<string, number>>
}

/** Sockets of the newer protocol that follow a balance; answers what each was closed with. */
async function openSockets(config: Config, seats: readonly Seat[]) {
  const closes: Record<string, number> = {}
  const opened = Array.from({ length: SOCKETS }, (_, index) => {
    const socket = new WebSocket(
      `${config.publicUrl.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws'
    )
    const accessToken = seats[index % seats.length]?.tokens.access_token
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }))
    )
    socket.on('error', () => undefined)
    socket.on('close', code => {
      closes[code] = (closes[code] ?? 0) + 1
    })
    return new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('A socket did not open')), OPENS_WITHIN_MS).unref()
      socket.on('message', data => {
        const { type } = JSON.parse(String(data))
        if (type === 'connection_ack')
          socket.send(
            JSON.stringify({
              id: randomUUID(),
              type: 'subscribe',
              payload: { query: 'subscription { balanceUpdated { balance } }' }
            })
          )
        if (type === 'next') resolve()
      })
    })
  })
  await Promise.all(opened)
  return closes
}

interface Asked {
  isAnswered: boolean
}

/** Rounds without an end, one after the other, until nobody answers any more. */
async function play(config: Config, seat: Seat, underWay: Set<Asked>, promised: string[]) {
  const door = doorOf(config)
  const ask = async (name: 'bet' | 'win', body: object) => {
    const asked = { isAnswered: false }
    underWay.add(asked)
    const answer = await move(door, name, body)
    asked.isAnswered = true
    underWay.delete(asked)
    return answer
  }
  try {
    for (;;) {
      const { bet, win, roundId } = roundOf(seat.play, '0.20', '0.20')
      const answer = await ask('bet', bet)
      if (answer.status === 'ok') promised.push(roundId)
      await ask('win', win)
    }
  } catch {
    // The house has gone.
  }
}

/** Asks a process to end while it is busy, and counts what that cost. */
export async function endUnderLoad(house: House, databaseUrl: string): Promise<EndFacts> {
  const { config } = house
  const seats: Seat[] = []
  while (seats.length < SEATS) seats.push(await openSeat(config))
  const closes = await openSockets(config, seats)
  const underWay = new Set<Asked>()
  const promised: string[] = []
  const playing = seats.map(seat => play(config, seat, underWay, promised))
  await pause(LOADED_MS)
  const signalled = [...underWay]
  const began = performance.now()
  await house.close()
  const ms = performance.now() - began
  await Promise.all(playing)
  const numbers = openNumbers(databaseUrl)
  try {
    const kept = await numbers.of(STANDING_ROUNDS, [promised])
    return {
      ms,
      underWay: signalled.length,
      unanswered: signalled.filter(({ isAnswered }) => !isAnswered).length,
      acknowledged: promised.length,
      lost: promised.length - Number(kept),
      closes
    }
  } finally {
    await numbers.close()
  }
}
