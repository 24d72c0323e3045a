import type { ShopItem } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import type { Stage } from '../stage.ts'
import { prizeList, toRewards } from './claim.ts'

/** A price, what there is, and what stays. */
export function sums(price: number, points: number, { words }: Stage): Child {
  const line = (key: 'buy.after' | 'buy.have' | 'buy.price', value: number): Child =>
    el('div', {}, el('dt', {}, words.text(key)), el('dd', {}, words.number(value)))
  return el(
    'dl',
    { class: 'sums' },
    line('buy.have', points),
    line('buy.price', price),
    line('buy.after', points - price)
  )
}

/** Asks before points are spent; one question buys once, however often it is sent. */
export function buy(item: ShopItem, points: number, stage: Stage): void {
  const { api, words } = stage
  const key = crypto.randomUUID()
  stage.ask({
    title: words.text('buy.title', { title: item.title }),
    body: [prizeList([item.prize], stage), sums(item.price, points, stage)],
    confirm: words.text('buy.button', {
      points: words.text('prize.points', { count: item.price })
    }),
    act: async () => {
      await api.post(`/shop/${encodeURIComponent(item.id)}/purchase`, { key })
      return [
        el('h2', {}, words.text('buy.done')),
        prizeList([item.prize], stage),
        item.prize.kind !== 'points' && [
          el('p', { class: 'muted' }, words.text('buy.doneNote')),
          toRewards(stage)
        ]
      ]
    }
  })
}
