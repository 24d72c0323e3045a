import {
  type GamificationPlayer,
  type GamificationToken,
  type GamificationTokenRequest,
  readGamificationPlayer,
  readGamificationToken
} from '#contract/wire/gamification.ts'
import { freshToken } from '../calls/tokens-for.ts'
import { environment } from '../environment/index.ts'
import { $state as $sessionState } from '../session/state.ts'

const RETRIES = { times: 3, every: 2000 }
/** A token that ends within this time is not used any more. */
const LEFT = 10_000

interface Held extends GamificationToken {
  /** For whom, and to which house, it was given. */
  readonly owner: string
}

let held: Promise<Held> | undefined

const ownerOf = (clientId: string): string => {
  const session = $sessionState.get()
  return `${clientId} ${session.status === 'LOGGED_IN' ? session.playerId : ''}`
}

async function askProvider(path: string, init: RequestInit): Promise<unknown> {
  const { fetch, site } = environment()
  const { gamification } = (await site()).endpoints
  if (gamification === null) throw new Error('There is no engagement provider')
  const url = `${gamification.replace(/\/$/, '')}/${path}`
  return (await fetch(url, init, RETRIES)).json()
}

async function exchange(clientId: string): Promise<Held> {
  const owner = ownerOf(clientId)
  const identityToken = await freshToken()
  if (identityToken === undefined) throw new Error('Nobody is signed in')
  const request: GamificationTokenRequest = { clientId, identityToken }
  const answer = await askProvider('token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request)
  })
  const token = readGamificationToken(answer)
  if (!token) throw new Error('The engagement provider gave no token')
  return { ...token, owner }
}

function isUsable({ expiresAt, owner }: Held, clientId: string): boolean {
  const ends = expiresAt?.getTime() ?? Infinity
  return owner === ownerOf(clientId) && ends - LEFT > environment().clock.now()
}

async function tokenBeside(refused: string | undefined, clientId: string): Promise<string> {
  const before = held
  const known = await before?.catch(() => undefined)
  if (known && known.token !== refused && isUsable(known, clientId)) return known.token
  // Whoever else has found the same has perhaps asked already.
  const asked = held !== undefined && held !== before ? held : exchange(clientId)
  held = asked
  return (await asked).token
}

/**
 * Gives the provider's token to one who asks again only when the last one was refused; all of a
 * page share it.
 */
export function tokenSource(clientId: string): () => Promise<string> {
  let last: string | undefined
  return async () => {
    last = await tokenBeside(last, clientId)
    return last
  }
}

/** The next who asks gets a token of their own. */
export function forgetToken(): void {
  held = undefined
}

/** The provider's data of the player; rejects where none came that can be read. */
export async function askProviderPlayer(token: string): Promise<GamificationPlayer> {
  const answer = await askProvider('player', { headers: { authorization: `Bearer ${token}` } })
  const player = readGamificationPlayer(answer)
  if (!player) throw new Error('What the engagement provider says of the player makes no sense')
  return player
}
