import { randomUUID } from 'node:crypto'

import { COUNTRIES } from '#config/countries.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { PAYMENT_METHOD_IDS, type PaymentMethodId, termsOf } from '#config/payment-methods.ts'
import { readLiveFrame } from '#contract/wire/sports-live.ts'
import type { Config } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import { atConsole, newPlayer, type Player } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { askForDeposit } from '../deposit.ts'
import type { Party } from './parties.ts'

const STAKE = '1.00'
const LAUNCH = `mutation ($input: LaunchGameInput!) {
  launchGame(input: $input) { ok { frameUrl } error { code } }
}`
const CHECK = 'mutation { startIdentityCheck { ok { frameUrl } error { code } } }'
const BANK = `mutation ($input: BeginBankLoginInput!) {
  beginBankLogin(input: $input) { ok { url } error { code } }
}`
const BET = `mutation ($bets: [SportsBetInput!]!) {
  placeSportsBets(bets: $bets) { ok { id } error { code } }
}`

/** Something that a player asks the house for, and for which it must ask another party. */
export interface Probe {
  readonly name: string
  readonly party: Party
  /** What it may be answered while that party fails; `ok` is what it is answered otherwise. */
  readonly meanwhile: readonly string[]
  /** What it must be answered when the party is back. */
  readonly afterwards: string
  /** The code of the refusal, or `ok`; throws for an answer of 5xx and for one that failed. */
  ask(): Promise<string>
}

interface Told {
  readonly ok: object | null
  readonly error: { readonly code: string } | null
}

async function read(answer: { readonly status: number; readonly text: string }): Promise<string> {
  const { data, errors } = JSON.parse(answer.text)
  if (answer.status >= 500 || errors) throw new Error(`${answer.status} ${answer.text}`)
  const [told] = Object.values(data as Readonly<Record<string, Told | readonly Told[]>>)
  const one: Told | undefined = Array.isArray(told) ? told[0] : (told as Told)
  return one?.ok ? 'ok' : (one?.error?.code ?? 'nothing')
}

/** A player of a country, who signs in at each question: tokens do not last as long as the run. */
async function asker(config: Config, about: Readonly<Record<string, string>> = {}) {
  const player = await newPlayer(config, about)
  const token = async () => (await signIn({ ports: { config } }, player)).access_token
  const ask = async (query: string, variables: object = {}) =>
    read(
      await call(config, `${config.publicUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await token()}`
        },
        body: JSON.stringify({ query, variables }),
        timeoutMs: 30_000
      })
    )
  return { player, token, ask }
}

const CURRENCIES: readonly CurrencyCode[] = ['EUR', 'CAD', 'NZD']

/** Where a method can be had, and in what. */
function placeOf(method: PaymentMethodId): { country: string; currency: CurrencyCode } {
  for (const currency of CURRENCIES)
    for (const country of Object.keys(COUNTRIES))
      if (termsOf(method, country, currency)) return { country, currency }
  throw new Error(`Nobody pays by ${method}`)
}

/** A deposit that is asked for again under its key until it has begun. */
async function depositBy(config: Config, method: PaymentMethodId): Promise<Probe> {
  const { country, currency } = placeOf(method)
  const { token } = await asker(config, { country, currency })
  let key = randomUUID()
  return {
    name: `a deposit by ${method}`,
    party: method === 'card' ? 'the card provider' : 'the other payment providers',
    meanwhile: ['ok', 'PROVIDER_UNAVAILABLE'],
    afterwards: 'ok',
    async ask() {
      const wish = { accessToken: await token(), amount: '50.00', key, method, currency }
      const told = await read(await askForDeposit(config, wish))
      if (told === 'ok') key = randomUUID()
      return told
    }
  }
}

/** Somebody whom another brand has excluded, which this house has not heard of yet. */
async function entered(config: Config): Promise<{ player: Player; probes: readonly Probe[] }> {
  const { player, ask, token } = await asker(config)
  await atConsole(config, `/players/${player.playerId}/register`, { list: 'group', days: 400 })
  const kept = {
    party: 'the register of excluded people',
    meanwhile: ['REGISTER_UNAVAILABLE', 'SELF_EXCLUDED'],
    afterwards: 'SELF_EXCLUDED'
  } as const
  const input = { slug: 'pearl-drift', mode: 'REAL', locale: 'en' }
  return {
    player,
    probes: [
      { ...kept, name: 'a game of who is excluded', ask: () => ask(LAUNCH, { input }) },
      {
        ...kept,
        name: 'a deposit of who is excluded',
        ask: async () => {
          const wish = { accessToken: await token(), amount: '50.00', key: randomUUID() }
          return read(await askForDeposit(config, wish))
        }
      }
    ]
  }
}

/** A check that the identity provider is asked for. */
export async function identityCheck(config: Config): Promise<Probe> {
  const { ask } = await asker(config, { kycStatus: 'Required' })
  return {
    name: 'an identity check',
    party: 'the identity provider',
    meanwhile: ['ok', 'PROVIDER_UNAVAILABLE'],
    afterwards: 'ok',
    ask: () => ask(CHECK)
  }
}

/** A bet on the first match that takes bets. */
async function betOnSports(config: Config): Promise<Probe> {
  const { ask } = await asker(config)
  let shown: { event: string; market: string; outcome: string; price: number } | undefined
  const look = async () => {
    const { text } = await call(config, new URL('/v1/topics/upcoming', config.sportsUrl))
    const frame = readLiveFrame(text)
    const events = frame?.type === 'all' ? frame.events : []
    for (const { id: event, markets } of events)
      for (const { market, outcomes, status } of markets) {
        const open = status === 'active' ? outcomes.find(({ enabled }) => enabled) : undefined
        if (open) return { event, market, outcome: open.id, price: open.odds }
      }
    return undefined
  }
  return {
    name: 'a bet on a match',
    party: 'the feed of sports',
    meanwhile: ['ok', 'EVENT_STARTED', 'MARKET_CLOSED', 'MARKET_SUSPENDED', 'PRICE_CHANGED'],
    afterwards: 'ok',
    async ask() {
      shown = (await look()) ?? shown
      if (!shown) return 'nothing to bet on'
      const bet = {
        reference: randomUUID(),
        legs: [shown],
        shape: 'SINGLE',
        stake: STAKE,
        acceptance: 'ALL'
      }
      return await ask(BET, { bets: [bet] })
    }
  }
}

/** What players ask for, and what they may be answered, party by party. */
export async function openProbes(config: Config): Promise<readonly Probe[]> {
  const visitor = await asker(config)
  const playing = await asker(config)
  const input = { slug: 'pearl-drift', mode: 'REAL', locale: 'en' }
  const returnUrl = `${config.publicUrl}/en/trustly-login-handler/`
  const excluded = await entered(config)
  return [
    ...(await Promise.all(PAYMENT_METHOD_IDS.map(method => depositBy(config, method)))),
    {
      name: 'a login by a bank',
      party: 'the banks that vouch for people',
      meanwhile: ['ok', 'PROVIDER_UNAVAILABLE'],
      afterwards: 'ok',
      ask: () => visitor.ask(BANK, { input: { provider: 'TRUSTLY', returnUrl } })
    },
    {
      name: 'a game for money',
      party: 'the game provider',
      meanwhile: ['ok'],
      afterwards: 'ok',
      ask: () => playing.ask(LAUNCH, { input })
    },
    {
      name: 'a game of who is not excluded',
      party: 'the register of excluded people',
      meanwhile: ['ok', 'REGISTER_UNAVAILABLE'],
      afterwards: 'ok',
      ask: () => playing.ask(LAUNCH, { input })
    },
    ...excluded.probes,
    {
      name: 'a game for money',
      party: 'the engagement provider',
      meanwhile: ['ok'],
      afterwards: 'ok',
      ask: () => playing.ask(LAUNCH, { input })
    },
    await identityCheck(config),
    await betOnSports(config)
  ]
}
