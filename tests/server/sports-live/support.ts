import { onTestFinished } from 'vitest'

import { type LiveFrame, readLiveFrame } from '#contract/wire/sports-live.ts'
import { applyLiveFrame, type LiveBoard } from '#rules/sports/live-board.ts'
import { call } from '#server/http/call.ts'
import { openSocket } from '#server/http/open-socket.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'

export const at = ({ ports }: TestPlatform, path: string) => new URL(path, ports.config.sportsUrl)

export const get = (
  platform: TestPlatform,
  path: string,
  headers: Readonly<Record<string, string>> = {}
) => call(platform.ports.config, at(platform, path), { headers })

/** Asks for a topic until it is as it should be: its pages may keep it for half a second. */
export async function topicOnce(
  platform: TestPlatform,
  topic: string,
  isIt: (board: LiveBoard) => boolean
): Promise<LiveBoard> {
  for (;;) {
    const frame = readLiveFrame((await get(platform, `/v1/topics/${topic}`)).text)
    if (frame?.type === 'all' && isIt(frame)) return frame
  }
}

/** A page that follows topics and keeps of each what it is told. */
export async function page(platform: TestPlatform, ...topics: readonly string[]) {
  const socket = openSocket(platform.ports.config, at(platform, '/v1/socket'), {
    origin: platform.ports.config.publicUrl
  })
  onTestFinished(() => socket.terminate())
  const frames: LiveFrame[] = []
  const boards = new Map<string, LiveBoard | null>()
  socket.on('message', data => {
    const frame = readLiveFrame(String(data))
    if (!frame) throw new Error(`Not a frame: ${String(data)}`)
    frames.push(frame)
    boards.set(frame.topic, applyLiveFrame(boards.get(frame.topic) ?? null, frame))
  })
  const closed = new Promise<number>(resolve => socket.once('close', code => resolve(code)))
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const say = (type: 'follow' | 'leave', topic: string) =>
    socket.send(JSON.stringify({ type, topic }))
  for (const topic of topics) say('follow', topic)
  await until(() => topics.every(topic => boards.has(topic)))
  return { socket, frames, boards, closed, say }
}

export const PRICES = { '1': 2500, x: 3200, '2': 2800 }
export const priceOf = (board: LiveBoard | null | undefined, id: string) =>
  board?.events.find(event => event.id === id)?.markets[0]?.outcomes[0]?.odds
