import type { Config } from '#server/config.ts'
import { type Answer, call } from '#server/http/call.ts'
import { signIn } from './identity.ts'

export interface Player {
  readonly playerId: string
  readonly email: string
  readonly password: string
}

function read(answer: Answer, path: string): unknown {
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return JSON.parse(answer.text)
}

const post = (config: Config, url: URL | string, body: object, token?: string) =>
  call(config, url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify(body)
  })

/** What a control of the sandbox answers. */
export async function atConsole(config: Config, path: string, body: object): Promise<unknown> {
  const url = new URL(`/sandbox/api${path}`, config.publicUrl)
  return read(await post(config, url, body), path)
}

/** A player of the sandbox with a thousand euros. */
export async function newPlayer(
  config: Config,
  about: Readonly<Record<string, string>> = {}
): Promise<Player> {
  const player = (await atConsole(config, '/players', { country: 'FI', ...about })) as Player
  await atConsole(config, `/players/${player.playerId}/money`, { amount: '1000', purse: 'cash' })
  return player
}

export interface Play {
  spin(): Promise<string>
  settle(roundId: string): Promise<void>
}

const GAME = 'pearl-drift'
const STAKE = '0.20'
const LAUNCH = `mutation ($input: LaunchGameInput!) {
  launchGame(input: $input) { ok { frameUrl } error { code } }
}`

interface Launched {
  readonly data: { readonly launchGame: { readonly ok: { readonly frameUrl: string } | null } }
}

interface Spun {
  readonly ok: { readonly round: { readonly id: string } }
}

/** The launch token of a game for real money, which its frame's address carries. */
export async function launchTokenOf(config: Config, accessToken: string): Promise<string> {
  const input = { slug: GAME, mode: 'REAL', locale: 'en' }
  const graphql = new URL('/graphql', config.publicUrl)
  const launch = await post(config, graphql, { query: LAUNCH, variables: { input } }, accessToken)
  const { data } = read(launch, 'launchGame') as Launched
  if (!data.launchGame.ok) throw new Error(launch.text)
  return new URL(data.launchGame.ok.frameUrl).searchParams.get('token') ?? ''
}

/** Signs a player in, opens a game for real money and plays it as its page does. */
export async function openPlay(config: Config, player: Player): Promise<Play> {
  const { access_token: token } = await signIn({ ports: { config } }, player)
  const launchToken = await launchTokenOf(config, token)
  const ask = async (name: string, body: object, bearer?: string) => {
    const url = new URL(`/play/api/${name}`, config.gamesUrl)
    return read(await post(config, url, body, bearer), name)
  }
  const opened = (await ask('session', { launchToken, game: GAME })) as {
    readonly ok: { readonly sessionToken: string; readonly pending: { readonly id: string } | null }
  }
  const { sessionToken, pending } = opened.ok
  // A round that was left in the middle is shown first, and ends by that.
  if (pending) await ask('settle', { roundId: pending.id }, sessionToken)
  return {
    spin: async () =>
      ((await ask('start', { stake: STAKE, clientSeed: 'bench' }, sessionToken)) as Spun).ok.round
        .id,
    settle: async roundId => {
      await ask('settle', { roundId }, sessionToken)
    }
  }
}
