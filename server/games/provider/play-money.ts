import { isSlot, stakesOf } from '#config/catalogue/models.ts'
import { chipsOf, isTable } from '#config/catalogue/tables.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import { type House, type Refused, refuse } from './house.ts'
import type { ProviderSession } from './tables.ts'

/** Play money at the start, in lowest stakes. */
const PLAY_STAKES = 5000n

/** The stakes or chips of a game in a currency, in minor units, the lowest first. */
export const stakesAt = (game: string, currency: CurrencyCode): readonly bigint[] =>
  isSlot(game) ? stakesOf(game, currency) : isTable(game) ? chipsOf(game, currency) : []

/** What a play for fun begins with, in minor units. */
export const playMoneyFor = (game: string, currency: CurrencyCode): bigint =>
  (stakesAt(game, currency)[0] ?? 1n) * PLAY_STAKES

/** Takes a stake of play money; what is left of it, or null when there is too little. */
export async function takePlayMoney(
  tx: Tx,
  { token_hash: hash }: ProviderSession,
  stake: bigint
): Promise<bigint | null> {
  const left = await tx
    .updateTable('provider_sessions')
    .set(purse => ({ play_money: purse('play_money', '-', stake) }))
    .where('token_hash', '=', hash)
    .where('play_money', '>=', stake)
    .returning('play_money')
    .executeTakeFirst()
  return left?.play_money ?? null
}

/** Fills the play money up again, never above what a play begins with. */
export async function refill(
  { ports }: House,
  session: ProviderSession
): Promise<{ readonly ok: { readonly balance: string } } | Refused> {
  if (session.mode !== 'FUN') return refuse('INVALID_REQUEST')
  const full = playMoneyFor(session.game, session.currency)
  const { play_money: held } = await ports.db.kysely
    .updateTable('provider_sessions')
    .set(({ fn, val }) => ({ play_money: fn<bigint>('greatest', ['play_money', val(full)]) }))
    .where('token_hash', '=', session.token_hash)
    .returning('play_money')
    .executeTakeFirstOrThrow()
  return { ok: { balance: toDecimal(held, session.currency) } }
}
