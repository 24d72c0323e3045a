import { WebSocket } from 'ws'

import { readLiveFrame } from '#contract/wire/sports-live.ts'
import type { Config } from '#server/config.ts'
import { listensAt } from '#server/http/call.ts'

const AGAIN_MS = 500
/** A page that has heard nothing for so long asks anew. */
const SILENT_MS = 5000
const LOOKS_EVERY_MS = 1000
const TOPIC = 'upcoming'

export interface SportsWatch {
  /** When it was last told how matches stand, by `performance.now()`. */
  heardAt(): number
  close(): void
}

/** Follows matches on their own socket, and comes back whenever that is lost. */
export function watchSports(config: Config): SportsWatch {
  const { host, port } = new URL(config.sportsUrl)
  let heardAt = 0
  let isOver = false
  let socket: WebSocket | undefined
  const open = () => {
    if (isOver) return
    const line = new WebSocket(`ws://${listensAt(config)}:${port}/v1/socket`, {
      headers: { host, origin: config.publicUrl }
    })
    socket = line
    let heard = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - heard > SILENT_MS) line.terminate()
    }, LOOKS_EVERY_MS)
    line.on('open', () => line.send(JSON.stringify({ type: 'follow', topic: TOPIC })))
    line.on('message', data => {
      heard = performance.now()
      if (readLiveFrame(String(data))) heardAt = heard
    })
    line.on('error', () => undefined)
    line.on('close', () => {
      clearInterval(timer)
      setTimeout(open, AGAIN_MS)
    })
  }
  open()
  return {
    heardAt: () => heardAt,
    close() {
      isOver = true
      socket?.terminate()
    }
  }
}
