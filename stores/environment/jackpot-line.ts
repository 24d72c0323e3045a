import { endSocket } from './end-socket.ts'

/** One websocket to the jackpot service; texts go both ways. */
export interface Line {
  send(frame: string): void
  close(): void
}

export interface LineListener {
  opened(): void
  heard(frame: string): void
  /** Told once with the code of the close, whoever ended it and whether or not it was ever open. */
  ended(code: number): void
}

export type OpenLine = (url: string, listener: LineListener) => Line

const overWebSocket: OpenLine = (url, listener) => {
  const socket = new WebSocket(url)
  socket.onopen = () => listener.opened()
  socket.onmessage = ({ data }) => listener.heard(String(data))
  socket.onclose = ({ code }) => listener.ended(code)
  return { send: frame => socket.send(frame), close: () => endSocket(socket) }
}

let current: OpenLine | undefined

/** The way to the jackpot service; apart from the rest of the environment, which every page carries. */
export const jackpotLine = (): OpenLine => current ?? overWebSocket

/** For tests, which play the world. */
export function setJackpotLine(given: OpenLine | undefined): void {
  current = given
}
