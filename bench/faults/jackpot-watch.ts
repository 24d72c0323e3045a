import { WebSocket } from 'ws'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { OPERATORS } from '#config/operators.ts'
import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import type { Config } from '#server/config.ts'
import { call, listensAt } from '#server/http/call.ts'

const AGAIN_MS = 500
const ASKS_EVERY_MS = 1000
/** A line that says nothing for so long is given up. */
const SILENT_MS = 5000
const TICKET = 'mutation { createJackpotTicket { token } }'
const CURRENCY = 'EUR'

export interface JackpotWatch {
  /** When it was last told how a jackpot stands, by `performance.now()`. */
  heardAt(): number
  close(): void
}

interface Player {
  readonly playerId: string
  readonly token: () => string
}

/** Follows a jackpot on its own socket, and comes back with another ticket whenever that is lost. */
export function watchJackpot(config: Config, { playerId, token }: Player): JackpotWatch {
  let heardAt = 0
  let isOver = false
  let socket: WebSocket | undefined
  const host = new URL(config.jackpotsUrl)
  const brand = OPERATORS[config.operator].slug
  const ask = JSON.stringify({
    type: 'SubscribeRequest',
    instance_id: HOUSE_JACKPOT.id,
    player_id: enrichedPlayerId({ playerId, currency: CURRENCY, brand }),
    brand_id: brand
  })

  async function addressOf(): Promise<URL> {
    const answer = await call(config, `${config.publicUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}` },
      body: JSON.stringify({ query: TICKET })
    })
    const url = new URL('/v1/socket', `ws://${listensAt(config)}:${host.port}`)
    url.searchParams.set('token', JSON.parse(answer.text).data.createJackpotTicket.token)
    url.searchParams.set('currency', CURRENCY)
    return url
  }

  function follow(url: URL): Promise<void> {
    return new Promise(resolve => {
      const line = new WebSocket(url, { headers: { host: host.host } })
      socket = line
      let heard = performance.now()
      const timer = setInterval(() => {
        if (performance.now() - heard > SILENT_MS) end()
        else if (line.readyState === WebSocket.OPEN) line.send(ask)
      }, ASKS_EVERY_MS)
      const end = () => {
        clearInterval(timer)
        line.terminate()
        resolve()
      }
      line.on('message', data => {
        heard = performance.now()
        if (JSON.parse(String(data)).type === 'JackpotUpdate') heardAt = heard
      })
      line.on('error', end)
      line.on('close', end)
    })
  }

  const run = async () => {
    while (!isOver) {
      try {
        await follow(await addressOf())
      } catch {
        // Nobody answered: it is asked again below.
      }
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  }
  void run()
  return {
    heardAt: () => heardAt,
    close() {
      isOver = true
      socket?.terminate()
    }
  }
}
