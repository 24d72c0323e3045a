import { randomUUID } from 'node:crypto'

import { issuerOf } from '#server/identity/realm.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import type { Stack } from '#tests/support/stack.ts'
import { asked, header, type Told } from './asked.ts'

/** Tries an address at one place, and tells where it led outside of the site, if it did. */
export type Door = (vector: string) => Promise<string | undefined>

const DEPOSIT = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { id } error { code } }
}`
const BANK = `mutation ($input: BeginBankLoginInput!) {
  beginBankLogin(input: $input) { ok { url } error { code } }
}`

/** Every place that takes an address and answers without a page, by what it is. */
export async function redirectDoors(stack: Stack): Promise<Readonly<Record<string, Door>>> {
  const { config, url: site } = stack
  const { host, port, origin } = new URL(site)
  const away = (from: string, location: string | undefined) => {
    if (location === undefined) return undefined
    const url = new URL(location, new URL(from, site))
    return url.origin === origin ? undefined : location
  }
  const get = (at: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
    asked({ port: at, host, path, headers: { accept: 'text/html', ...headers } })
  const led = (path: string, told: Told) => away('/', header(told, 'location')) && path

  /** As it can stand in the first line of a request. */
  const written = (vector: string) => vector.replaceAll(/[\s]/g, sign => encodeURIComponent(sign))
  const pathOf = (vector: string) => written(vector.startsWith('/') ? vector : `/${vector}`)
  const doors = { nginx: Number(port), platform: stack.processes[0]?.port ?? 0 }
  const paths = Object.entries(doors).flatMap(([name, at]): (readonly [string, Door])[] => [
    [`a path at ${name}`, async vector => led(vector, await get(at, pathOf(vector)))],
    [
      `a path without its slash at ${name}`,
      async vector => led(vector, await get(at, pathOf(vector).replace(/\/$/, '')))
    ],
    [
      `a path with a slash too many at ${name}`,
      async vector => led(vector, await get(at, `${pathOf(vector)}//x`))
    ],
    [
      `a path below a locale at ${name}`,
      async vector => led(vector, await get(at, `/EN${pathOf(vector)}`))
    ],
    [
      `the wanted locale at ${name}`,
      async vector => led(vector, await get(at, `/?locale=${encodeURIComponent(vector)}`))
    ],
    [
      `the kept locale at ${name}`,
      async vector => led(vector, await get(at, '/', { cookie: `locale=${written(vector)}` }))
    ],
    [
      `the address of a verification at ${name}`,
      async vector => led(vector, await get(at, `/verifyEmail?redir=${encodeURIComponent(vector)}`))
    ]
  ])

  const player = await newPlayer(config)
  const tokens = await signIn({ ports: { config } }, player)
  const realm = new URL(issuerOf(config)).pathname
  const ofRealm = (path: string, params: Readonly<Record<string, string>>) =>
    get(Number(port), `${realm}/protocol/openid-connect/${path}?${new URLSearchParams(params)}`)
  const graphql = async (query: string, input: object): Promise<boolean> => {
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json'
    }
    const body = JSON.stringify({ query, variables: { input } })
    const { text } = await asked({
      port: Number(port),
      host,
      path: '/graphql',
      method: 'POST',
      headers,
      body
    })
    return !text.includes('"ok":null') && text.includes('"ok":{')
  }
  /** What is taken must lie on the site; whoever leads there leads nowhere else. */
  const taken = async (vector: string, isTaken: boolean) =>
    isTaken && (!URL.canParse(vector, site) || new URL(vector, site).origin !== origin)
      ? vector
      : undefined

  return {
    ...Object.fromEntries(paths),
    'the way back from the realm': async vector =>
      led(
        vector,
        await ofRealm('auth', {
          client_id: 'lobby',
          response_type: 'code',
          scope: 'openid',
          redirect_uri: vector,
          code_challenge: 'a'.repeat(43),
          code_challenge_method: 'S256',
          prompt: 'none'
        })
      ),
    'the way back from a log-out': async vector =>
      led(
        vector,
        await ofRealm('logout', { client_id: 'lobby', post_logout_redirect_uri: vector })
      ),
    'the way back from a payment': async vector =>
      taken(
        vector,
        await graphql(DEPOSIT, {
          amount: '50.00',
          currency: 'EUR',
          method: 'card',
          idempotencyKey: randomUUID(),
          returnUrl: vector
        })
      ),
    'the way back from a bank': async vector =>
      taken(vector, await graphql(BANK, { provider: 'TRUSTLY', returnUrl: vector }))
  }
}
