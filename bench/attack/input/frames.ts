import { WebSocket } from 'ws'
import { PATHS } from '#server/graphql/register.ts'
import { ENDPOINTS, schemaOf } from '#server/graphql/schema.ts'
import { signPath } from '#server/http/signed-path.ts'
import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import type { House } from '#tests/support/open-house.ts'
import { KINDS, operationsOf } from '#tests/support/operations.ts'
import { faultOfAnswer } from '../checks.ts'
import { send } from '../post.ts'
import { type Hostile, hostileAt, type Setting } from './case.ts'
import { type Chance, chanceFrom, inParallel, pick, turn } from './chance.ts'
import { nasty, nastyFor, nastyText } from './nasty.ts'

const FRAMES_A_SOCKET = 5
const AT_ONCE = 8
const HEARD_WITHIN_MS = 400
/** What a socket is closed with when something of ours has failed. */
const FAILURES = [1011, 4500]

interface Place {
  readonly what: string
  readonly house: House
  readonly protocol?: string
  readonly isGraphql: boolean
  open(): Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }>
}

async function ticketOf({ url }: House, { token }: Hostile): Promise<string> {
  const { text } = await send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"mutation { createJackpotTicket { token } }"}'
  })
  return JSON.parse(text).data.createJackpotTicket.token
}

/** All sockets of a house; those of GraphQL in both protocols. */
function placesOf(house: House, who: Hostile): readonly Place[] {
  const { config } = house
  const at = (path: string) => `ws://127.0.0.1:${config.port}${path}`
  const hostOf = (url: string) => ({ host: new URL(url).host })
  const graphql = [PATHS.main, PATHS.lobby].flatMap(path =>
    [MODERN, LEGACY].map(protocol => ({
      what: `${path} by ${protocol}`,
      house,
      protocol,
      isGraphql: true,
      open: async () => ({ url: at(path), headers: {} })
    }))
  )
  return [
    ...graphql,
    {
      what: 'jackpots',
      house,
      isGraphql: false,
      async open() {
        const token = await ticketOf(house, who)
        return {
          url: at(`/v1/socket?${new URLSearchParams({ token, currency: 'EUR' })}`),
          headers: hostOf(config.jackpotsUrl)
        }
      }
    },
    {
      what: 'live prices',
      house,
      isGraphql: false,
      open: async () => ({ url: at('/v1/socket'), headers: hostOf(config.sportsUrl) })
    },
    {
      what: 'the feed',
      house,
      isGraphql: false,
      async open() {
        const path = '/v1/feed?after=0'
        return {
          url: at(path),
          headers: {
            ...hostOf(config.sportsFeedUrl),
            'x-signature': signPath(config.secrets, path)
          }
        }
      }
    }
  ]
}

const SUBSCRIPTIONS = operationsOf(schemaOf(ENDPOINTS[0]), [KINDS.subscription])

const TYPES = [
  'connection_init',
  'subscribe',
  'start',
  'complete',
  'stop',
  'ping',
  'pong',
  'next',
  'data',
  'connection_terminate',
  '__proto__',
  'JackpotSubscribe',
  'follow',
  'leave'
] as const

/** One frame that a socket of ours has no use for. */
function oddFrame(chance: Chance): Buffer | string {
  const kind = chance()
  if (kind < 0.1) return Buffer.from([...nastyText(chance)].map(each => each.charCodeAt(0) & 255))
  if (kind < 0.2) return nastyText(chance)
  if (kind < 0.25) return `${'['.repeat(30_000)}1${']'.repeat(30_000)}`
  if (kind < 0.3) return 'x'.repeat(70_000)
  const operation = SUBSCRIPTIONS[Math.floor(chance() * SUBSCRIPTIONS.length)]
  return JSON.stringify({
    type: chance() < 0.9 ? pick(chance, TYPES) : nasty(chance),
    id: chance() < 0.5 ? '1' : nasty(chance),
    topic: nasty(chance),
    payload:
      chance() < 0.6
        ? {
            query: chance() < 0.7 ? (operation?.query ?? '') : nasty(chance),
            variables: chance() < 0.5 ? {} : { a: nastyFor('a', chance) },
            operationName: chance() < 0.7 ? undefined : nasty(chance),
            extensions: chance() < 0.5 ? undefined : { traceparent: nasty(chance) },
            accessToken: chance() < 0.7 ? undefined : nasty(chance)
          }
        : nasty(chance)
  })
}

/** Opens a socket, says all of it, and tells why it was closed and what was heard. */
function talk(
  url: string,
  protocol: string | undefined,
  headers: Readonly<Record<string, string>>,
  frames: readonly (Buffer | string)[]
): Promise<{ readonly code: number; readonly heard: string }> {
  return new Promise(resolve => {
    const socket = new WebSocket(url, protocol ?? [], { headers: { ...headers } })
    let heard = ''
    const timer = setTimeout(() => socket.terminate(), 10_000)
    socket.on('message', data => {
      heard += String(data).slice(0, 4000)
    })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => {
      heard += `refused: ${response.statusCode}`
      socket.terminate()
    })
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame)
      setTimeout(() => socket.close(), HEARD_WITHIN_MS)
    })
    socket.on('close', code => {
      clearTimeout(timer)
      resolve({ code, heard })
    })
  })
}

/** Frames that fit nothing on every socket, before and after somebody has said who they are. */
export async function frames(setting: Setting, count: number): Promise<void> {
  const { checks, houses, seed } = setting
  const whos = await Promise.all(
    [houses.sandbox, houses.bare].map(async house => ({
      house,
      who: await hostileAt(setting, house)
    }))
  )
  const places = whos.flatMap(({ house, who }) =>
    placesOf(house, who).map(place => ({ place, who }))
  )
  await inParallel(Math.ceil(count / FRAMES_A_SOCKET), AT_ONCE, async at => {
    const chance = chanceFrom(seed + at)
    const { place, who } = turn(places, at)
    const { url, headers } = await place.open()
    const sent = Array.from({ length: FRAMES_A_SOCKET }, () => oddFrame(chance))
    const init = JSON.stringify({
      type: 'connection_init',
      payload: { accessToken: who.token }
    })
    const isKnown = place.isGraphql && chance() < 0.7
    const { code, heard } = await talk(url, place.protocol, headers, [
      ...(isKnown ? [init] : []),
      ...sent
    ])
    const fault = FAILURES.includes(code)
      ? `closed with ${code}`
      : faultOfAnswer({ status: 0, text: heard })
    // Each frame is a case of its own; what is wrong is told once, with all of them.
    for (const [index] of sent.entries())
      checks.check(
        `frame ${at}.${index} at ${place.what}`,
        fault === undefined || index > 0,
        `${fault} to ${sent.map(frame => String(frame).slice(0, 200)).join(' ')}`
      )
  })
}
