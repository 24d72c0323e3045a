import { fromJson } from '#contract/wire/fit.ts'
import { FREE_SPINS_PATH } from '#contract/wire/free-spins.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import { call } from '../../http/call.ts'
import { signatureOf } from '../../http/signed-call.ts'
import type { Ports } from '../../ports.ts'
import type { FreeSpins, RewardTerms, StoredReward } from './tables.ts'

/** How long credited spins can be played. */
const SPIN_DAYS = 7
const DAY_MS = 86_400_000
const TIMEOUT_MS = 3000

type SpinTerms = Extract<RewardTerms, { readonly type: 'FreeSpins' }>

/** The spins of a reward, written before their provider is told of them; once. */
export async function writeSpins(
  { clock }: Ports,
  tx: Tx,
  { id, player_id, currency }: StoredReward,
  { game, spins, value, betLevel }: SpinTerms
): Promise<FreeSpins> {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + SPIN_DAYS * DAY_MS)
  return await tx
    .insertInto('free_spins')
    .values({
      id,
      player_id,
      game,
      currency,
      spins,
      spins_left: spins,
      value: BigInt(value),
      bet_level: betLevel,
      granted_at: now,
      ends_at: endsAt
    })
    // Claimed anew after a failure: the time to play them begins anew too.
    .onConflict(conflict => conflict.column('id').doUpdateSet({ ends_at: endsAt }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

const isOk = (text: string): boolean => {
  const answer = fromJson(text)
  return (
    typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'ok'
  )
}

/** Tells the games' provider of spins; false when it has not taken them, or nobody knows. */
export async function grantSpins(
  { clock, config, log }: Ports,
  { id, player_id, game, spins, value, currency, bet_level, ends_at }: FreeSpins
): Promise<boolean> {
  const body = JSON.stringify({
    id,
    playerId: player_id,
    game,
    spins,
    value: toDecimal(value, currency),
    currency,
    betLevel: bet_level,
    endsAt: ends_at.toISOString()
  })
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-timestamp': timestamp,
    'x-signature': signatureOf(config.secrets.providerKey, timestamp, Buffer.from(body))
  }
  try {
    const url = new URL(FREE_SPINS_PATH, config.gamesUrl)
    const answer = await call(config, url, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS })
    if (answer.status === 200 && isOk(answer.text)) return true
    log.warn({ reward: id, status: answer.status }, 'the provider took no free spins')
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ reward: id, error: message }, 'the provider took no free spins')
  }
  return false
}
