import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

import type { Config } from '#server/config.ts'
import { PATHS } from '#server/graphql/register.ts'
import { call } from '#server/http/call.ts'
import { issuerOf } from '#server/identity/realm.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import { Agent, signIn } from '#tests/support/identity.ts'
import { operations } from '../../tests/server/authorisation/operations.ts'
import type { Robot } from '../scale/robot.ts'
import { watchBalance } from '../scale/watch-balance.ts'
import type { Chance } from './mixed-play.ts'

/** A busy machine is no fault of the house. */
const PATIENCE_MS = 60_000
const PAGES = ['/en/', '/en/login/', '/en/promotions/', '/en/terms-and-conditions/', '/api/nothing']

/** Something that people do at a house all day. */
export interface Deed {
  readonly name: string
  /** How often it is done beside the others. */
  readonly share: number
  /** How many requests it is. */
  readonly requests: number
  /** Does it; with what an answer was that is none, where there is one. */
  work(): Promise<string | undefined>
}

interface Scene {
  readonly config: Config
  readonly chance: Chance
  readonly robots: readonly Robot[]
}

const oneOf = <Value>(values: readonly Value[], chance: Chance): Value => {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

const getting = (config: Config) => (path: string) =>
  call(config, `${config.publicUrl}${path}`, { timeoutMs: PATIENCE_MS })

const answered = (what: string, status: number) =>
  status === 0 || status >= 500 ? `${what}: ${status}` : undefined

/** Everything that can be asked and changes nothing, at every endpoint, as the player who is signed in. */
function reading({ config, chance, robots }: Scene) {
  const queries = operations().filter(({ kind }) => kind === 'query')
  return async () => {
    const { endpoint, name, query, variables } = oneOf(queries, chance)
    const token = oneOf(robots, chance).token()
    const { status } = await call(config, `${config.publicUrl}${PATHS[endpoint]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      timeoutMs: PATIENCE_MS
    })
    return answered(name, status)
  }
}

/** What is refused: each a way of its own to be wrong. */
function mistaken({ config, chance }: Scene) {
  const graphql = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    call(config, `${config.publicUrl}${PATHS.main}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      timeoutMs: PATIENCE_MS
    })
  const get = getting(config)
  const part = () => Math.floor(chance() * 256)
  const wallet = JSON.stringify({ query: '{ viewer { id } }' })
  const ways = {
    'broken JSON': () => graphql('{"query":'),
    'no such field': () =>
      graphql(JSON.stringify({ query: `{ nothing${randomUUID().slice(0, 8)} }` })),
    'a false token': () => graphql(wallet, { authorization: `Bearer a.${randomUUID()}.c` }),
    'a false password': () =>
      graphql(
        JSON.stringify({
          query: 'mutation ($input: SignInInput!) { signIn(input: $input) { error { code } } }',
          variables: { input: { email: `${randomUUID()}@example.com`, password: randomUUID() } }
        }),
        // Each from elsewhere: so many from one place would be braked, and everybody there with them.
        { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
      ),
    'a page that is not there': () => get(`/en/${randomUUID()}/`)
  } as const
  return async () => {
    const name = oneOf(Object.keys(ways) as (keyof typeof ways)[], chance)
    const { status } = await ways[name]()
    return answered(name, status)
  }
}

/** Signs in, opens a socket, sees the balance, closes it and signs out. */
async function visiting({ config }: Scene) {
  const player = await newPlayer(config)
  return async () => {
    const agent = new Agent()
    const tokens = await signIn({ ports: { config } }, player, agent)
    const seen = Promise.withResolvers<undefined | string>()
    const timer = setTimeout(() => seen.resolve('a visit saw no balance'), PATIENCE_MS)
    const stop = watchBalance({
      config,
      token: () => tokens.access_token,
      told: () => seen.resolve(undefined),
      failed: () => seen.resolve('a visit had no socket')
    })
    const fault = await seen.promise
    clearTimeout(timer)
    stop()
    const end = new URL(`${issuerOf(config)}/protocol/openid-connect/logout`)
    end.searchParams.set('id_token_hint', tokens.id_token)
    const { status } = await agent.fetch(end)
    return fault ?? answered('a sign-out', status)
  }
}

/** A socket that is refused, as its token is nobody's. */
const knocking =
  ({ config }: Scene) =>
  () =>
    new Promise<string | undefined>(resolve => {
      const url = `${config.publicUrl.replace('http', 'ws')}${PATHS.main}`
      const socket = new WebSocket(url, 'graphql-transport-ws')
      const payload = { accessToken: `a.${randomUUID()}.c` }
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
      socket.on('error', error => resolve(`a socket: ${error.message}`))
      socket.on('close', code =>
        resolve(code === 4403 ? undefined : `a socket closed with ${code}`)
      )
    })

/** What is done at a house all day, each with its share. */
export async function openDeeds(scene: Scene): Promise<readonly Deed[]> {
  const { config, chance, robots } = scene
  const free = [...robots]
  const renewed = [...robots]
  const get = getting(config)
  const renew = async () => {
    // In turn, so that none is so late that its token has expired.
    const robot = renewed.shift()
    if (!robot) return 'nobody to renew'
    renewed.push(robot)
    return (await robot.isSignedIn()) ? undefined : `${robot.playerId} is signed out`
  }
  const page = async () => {
    const path = oneOf(PAGES, chance)
    return answered(path, (await get(path)).status)
  }
  const play = async () => {
    const robot = free.shift()
    if (!robot) return 'everybody is at something'
    // Over as soon as one thing is done.
    await robot.playUntil(performance.now() + 1).finally(() => free.push(robot))
    return undefined
  }
  return [
    { name: 'bets and deposits', share: 40, requests: 2, work: play },
    { name: 'queries', share: 60, requests: 1, work: reading(scene) },
    { name: 'pages', share: 20, requests: 1, work: page },
    { name: 'mistakes', share: 20, requests: 1, work: mistaken(scene) },
    { name: 'refused sockets', share: 4, requests: 1, work: knocking(scene) },
    { name: 'renewed tokens', share: 6, requests: 1, work: renew },
    { name: 'visits from sign-in to sign-out', share: 2, requests: 6, work: await visiting(scene) }
  ]
}
