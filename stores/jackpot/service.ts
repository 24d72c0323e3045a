import { type Currencies, readCurrencies } from '#contract/wire/jackpot-http.ts'
import { fromJson } from '#contract/wire/json.ts'
import { type DrawRecord, readDrawRecord } from '#contract/wire/raffle-draw.ts'
import { freshToken } from '../calls/tokens-for.ts'
import { environment } from '../environment/index.ts'
import type { JackpotPlayer } from './player.ts'

const RETRIES = { times: 10, every: 2000 } as const

async function read(path: string, token?: string): Promise<unknown> {
  const { fetch, site } = environment()
  const { jackpot } = (await site()).endpoints
  if (jackpot === null) throw new Error('There is no jackpot service')
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const base = jackpot.replace(/\/$/, '')
  const response = await fetch(base + path, { headers }, RETRIES)
  return fromJson(await response.text())
}

/** What the service tells a player of the instances of a source; tries again for 20 s. */
export async function askInstances(source: string, player: JackpotPlayer): Promise<unknown> {
  const { id, brand, country } = player
  const path = `/v1/thrillpots/instances/source/${encodeURIComponent(source)}/brand/${brand}`
  const search = new URLSearchParams({ player_id: id, country_code: country })
  return read(`${path}?${search}`, await freshToken())
}

/** From euros to each other currency; null where the answer is of another form. */
export const askCurrencies = async (): Promise<Currencies | null> =>
  readCurrencies(await read('/v1/currencies'))

/** What is published of a draw; null for one that nobody knows. */
export const askDraw = async (id: string): Promise<DrawRecord | null> =>
  readDrawRecord(await read(`/v1/raffles/draws/${encodeURIComponent(id)}`))
