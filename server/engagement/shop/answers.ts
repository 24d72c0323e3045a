import { SHOP } from '#config/engagement-shop.ts'
import type { ShopItem } from '#contract/wire/engagement.ts'
import type { Executor } from '../../db/database.ts'
import type { ContestTexts } from '../contest-texts.ts'
import { prizeIn } from '../prizes.ts'
import type { EngagePlayer } from '../tables.ts'
import { currencyOf } from '../tournaments/answers.ts'
import { boughtOf, stockTeller } from './stock.ts'

export interface ShopAnswer {
  readonly points: number
  readonly items: readonly ShopItem[]
}

/** The shop as one player sees it. */
export async function shopAnswer(
  executor: Executor,
  player: EngagePlayer,
  texts: ContestTexts
): Promise<ShopAnswer> {
  const stockOf = await stockTeller(executor)
  const bought = await boughtOf(executor, player.player_id)
  const items = SHOP.map(item => ({
    id: item.id,
    title: texts.title('shop', item.id),
    description: texts.description('shop', item.id),
    price: item.price,
    stock: stockOf(item),
    fromLevel: item.fromLevel,
    left: item.mostEach === null ? null : Math.max(0, item.mostEach - (bought.get(item.id) ?? 0)),
    prize: prizeIn(item.prize, currencyOf(player)),
    art: item.art
  }))
  return { points: Number(player.points), items }
}
