import { SHOP } from '#config/engagement-shop.ts'
import type { EngagementError } from '#contract/wire/engagement.ts'
import type { Tx } from '../../db/database.ts'
import { textsFor } from '../contest-texts.ts'
import { enrolled } from '../enrolled.ts'
import { changePoints } from '../points.ts'
import { givePrize, prizeIn } from '../prizes.ts'
import type { Provider } from '../provider.ts'
import { EVERYBODY, tell } from '../tell.ts'
import { currencyOf } from '../tournaments/answers.ts'
import { boughtOf, takeFromStock } from './stock.ts'

export interface Purchase {
  readonly playerId: string
  readonly item: string
  /** The buyer's own: the same one again buys nothing more. */
  readonly key: string
}

export type Bought =
  | { readonly status: 'bought' | 'known' }
  | { readonly status: 'refused'; readonly code: EngagementError }

const refused = (code: EngagementError): Bought => ({ status: 'refused', code })

async function purchaseWithin(
  tx: Tx,
  { playerId, item: id, key }: Purchase,
  at: Date
): Promise<Bought> {
  // The player's row is held from here on: purchases of one player come after each other.
  const who = await enrolled(tx, playerId)
  if (who.status === 'refused') return refused(who.code)
  const known = await tx
    .selectFrom('engage_purchases')
    .select('item')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return known.item === id ? { status: 'known' } : refused('INVALID_REQUEST')
  const item = SHOP.find(each => each.id === id)
  if (!item) return refused('UNKNOWN')
  const { player } = who
  if (player.level < item.fromLevel) return refused('LEVEL_TOO_LOW')
  const bought = await boughtOf(tx, playerId)
  if (item.mostEach !== null && (bought.get(id) ?? 0) >= item.mostEach)
    return refused('LIMIT_REACHED')
  if (player.points < BigInt(item.price)) return refused('NOT_ENOUGH_POINTS')
  if (!(await takeFromStock(tx, item))) return refused('SOLD_OUT')
  const order = `shop:${playerId}:${key}`
  await changePoints(tx, { playerId, by: -item.price, reason: 'shop', key: order, at })
  const prize = prizeIn(item.prize, currencyOf(player))
  await tx
    .insertInto('engage_purchases')
    .values({
      player_id: playerId,
      key,
      item: id,
      price: item.price,
      prize: JSON.stringify(prize),
      bought_at: at
    })
    .execute()
  const texts = textsFor(player.language)
  await givePrize(tx, {
    playerId,
    prize,
    key: order,
    name: texts.title('shop', id),
    reason: texts.reason('shop'),
    at,
    refund: item.price
  })
  return { status: 'bought' }
}

/** Buys an item for points, once by the buyer's key, or tells why not. */
export async function purchase({ ports }: Provider, wanted: Purchase): Promise<Bought> {
  const at = ports.clock.now()
  const result = await ports.db.transaction(tx => purchaseWithin(tx, wanted, at))
  if (result.status === 'bought') {
    await tell(ports, EVERYBODY, 'shop')
    await tell(ports, wanted.playerId, 'player')
  }
  return result
}
