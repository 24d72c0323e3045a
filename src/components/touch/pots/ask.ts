import { fetched, siteEndpoints } from '../site/fetched.ts'
import { type Multipliers, type PotValues, readMultipliers, readPots } from './read-pots.ts'

/** A service that takes longer is as good as one that is not there. */
const ANSWERS_WITHIN = 5_000

/** Elements of one page that ask for the same at the same time are answered together. */
const SHARED_FOR = 1_000

let multipliers: Multipliers | undefined
let last:
  | { readonly path: string; readonly at: number; readonly pots: Promise<PotValues> }
  | undefined

async function ask(path: string): Promise<unknown> {
  const { jackpot } = await siteEndpoints()
  if (jackpot === null) throw new Error('There is no jackpot service')
  return fetched(jackpot.replace(/\/$/, '') + path, AbortSignal.timeout(ANSWERS_WITHIN))
}

/** Whether the house has a jackpot service at all. */
export const hasPots = async (): Promise<boolean> => (await siteEndpoints()).jackpot !== null

async function potsAt(path: string): Promise<PotValues> {
  const pots = readPots(await ask(path))
  if (!pots) throw new Error(`No pots at ${path}`)
  return pots
}

/** What the pots of a brand's source (`<source>/brand/<brand>`) hold, in euros, as everybody is told. */
export function askPots(source: string): Promise<PotValues> {
  const path = `/v1/thrillpots/instances/source/${source}`
  const at = Date.now()
  const isShared = last?.path === path && at - last.at < SHARED_FOR
  const asked = last && isShared ? last : { path, at, pots: potsAt(path) }
  last = asked
  return asked.pots
}

/** How many of a currency stand for one euro; undefined where the service does not tell. */
export async function askRate(currency: string): Promise<string | undefined> {
  if (currency === 'EUR') return '1'
  multipliers ??= readMultipliers(await ask('/v1/currencies'))
  return multipliers[currency]
}
