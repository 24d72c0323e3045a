import { createHash, randomBytes } from 'node:crypto'

import type { Config } from '#server/config.ts'
import { CLIENT_ID, realmPath } from '#server/identity/realm.ts'

/** Any running platform: only its configuration matters here. */
export interface Running {
  readonly ports: { readonly config: Config }
  /** Where requests go, if not to the public address. */
  readonly at?: string
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly expires_in: number
  readonly scope: string
  readonly token_type: string
}

interface Cookie {
  readonly value: string
  readonly path: string
}

/** A browser without a window: keeps cookies by path and shows every redirect. */
export class Agent {
  readonly #cookies = new Map<string, Cookie>()

  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url)
    const headers = new Headers(init.headers)
    const sent = [...this.#cookies]
      .filter(([, { path }]) => target.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split('|')[0]}=${value}`)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  post(url: string | URL, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const read = (key: string) =>
      attributes.find(part => part.toLowerCase().startsWith(key))?.slice(key.length)
    const path = read('path=') ?? '/'
    const expires = read('expires=')
    if (value === '' || (expires && new Date(expires) < new Date()))
      this.#cookies.delete(`${name}|${path}`)
    else this.#cookies.set(`${name}|${path}`, { value, path })
  }
}

const endpoint = ({ ports: { config }, at }: Running, name: string) =>
  new URL(`${realmPath(config)}/protocol/openid-connect/${name}`, at ?? config.publicUrl)

export interface Started {
  readonly agent: Agent
  /** The page that asks for name and password, or the way back when nobody was asked. */
  readonly location: URL
  readonly verifier: string
  readonly redirectUri: string
}

/** Sends an agent to the realm as the lobby does, up to the first page of the realm. */
export async function startSignIn(
  running: Running,
  params: Readonly<Record<string, string | undefined>> = {},
  agent = new Agent(),
  name = 'auth'
): Promise<Started & { readonly response: Response }> {
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${new URL(running.ports.config.publicUrl).origin}/en/login/`
  const url = new URL(endpoint(running, name))
  const all = {
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: redirectUri,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...params
  }
  for (const [key, value] of Object.entries(all))
    if (value !== undefined) url.searchParams.set(key, value)
  const response = await agent.fetch(url)
  const location = new URL(response.headers.get('location') ?? url, url)
  return { agent, location, verifier, redirectUri: all.redirect_uri ?? redirectUri, response }
}

/** Types name and password and follows the realm back to the lobby's address with the code. */
export async function submitSignIn(
  { agent, location }: Started,
  { email, password }: Credentials
): Promise<URL> {
  const answer = await agent.post(`${location.href}/sign-in`, { email, password })
  if (answer.status !== 303) throw new Error(`sign-in answered ${answer.status}`)
  return await resume(agent, new URL(answer.headers.get('location') ?? '', location))
}

/** Goes on from the realm's own page to the lobby's address. */
export async function resume(agent: Agent, next: URL): Promise<URL> {
  const answer = await agent.fetch(next)
  return new URL(answer.headers.get('location') ?? next, next)
}

export const tokenRequest = (
  running: Running,
  fields: Readonly<Record<string, string>>
): Promise<Response> =>
  fetch(endpoint(running, 'token'), {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, ...fields })
  })

/** Trades the code of a finished sign-in for tokens. */
export const redeem = (
  running: Running,
  { verifier, redirectUri }: Started,
  callback: URL
): Promise<Response> =>
  tokenRequest(running, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier
  })

export const refresh = (running: Running, token: string): Promise<Response> =>
  tokenRequest(running, {
    grant_type: 'refresh_token',
    refresh_token: token,
    scope: 'openid email'
  })

/** Signs a player in by the real code flow with PKCE and gives the tokens that the lobby gets. */
export async function signIn(
  running: Running,
  credentials: Credentials,
  agent = new Agent()
): Promise<Tokens> {
  const started = await startSignIn(running, {}, agent)
  const callback = started.location.pathname.startsWith(realmPath(running.ports.config))
    ? await submitSignIn(started, credentials)
    : started.location
  const answer = await redeem(running, started, callback)
  if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}`)
  return (await answer.json()) as Tokens
}
