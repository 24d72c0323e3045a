import { readShop, type ShopItem } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { icon } from '../icon.ts'
import { empty, leaving } from '../instead.ts'
import { object } from '../objects.ts'
import { skeleton } from '../parts.ts'
import { gameArt, prizeArt } from '../pictures.ts'
import { prizeName, prizeTerms } from '../prizes.ts'
import type { Stage, View } from '../stage.ts'
import css from '../styles/shop.css?inline'
import { buy } from './buy.ts'

interface Shop {
  readonly points: number
  readonly items: readonly ShopItem[]
}

const OBJECTS = { coins: 'coins', gem: 'gem', star: 'star' } as const

const isObject = (art: string): art is keyof typeof OBJECTS => Object.hasOwn(OBJECTS, art)

function picture({ art, prize }: ShopItem, site: string): Child {
  const drawn = isObject(art) ? object(OBJECTS[art]) : prizeArt(site, prize)
  const isGame = !isObject(art) && prize.kind === 'spins'
  return el(
    'div',
    { class: isGame ? 'item__art item__art--game' : `item__art item__art--${prize.kind}` },
    isGame ? gameArt(site, art, '20rem') : drawn
  )
}

/** Why it cannot be bought, or null where it can. */
function obstacle(item: ShopItem, points: number, { player, words }: Stage): Child | null {
  if (item.stock === 0) return words.text('shop.soldOut')
  if (item.left === 0) return words.text('shop.limit')
  if (player.level < item.fromLevel)
    return [icon('lock'), words.text('shop.level', { level: words.number(item.fromLevel) })]
  if (points < item.price) return words.text('shop.short', { count: item.price - points })
  return null
}

function factsOf({ left, stock }: ShopItem, { words }: Stage): string | null {
  const facts = [
    stock !== null && stock > 0 && words.text('shop.stock', { count: words.number(stock) }),
    left !== null && left > 0 && words.text('shop.left', { count: left })
  ].filter(fact => fact !== false)
  return facts.length > 0 ? facts.join(', ') : null
}

/** How much money it is; of anything else its title says it. */
const worthOf = ({ prize }: ShopItem, { words }: Stage): string | null =>
  prize.kind === 'money' || prize.kind === 'bonus' ? prizeName(prize, words) : null

const barred = (why: Child): Child => el('span', { class: 'barred' }, why)

const buyButton = (item: ShopItem, points: number, stage: Stage): Child =>
  el(
    'button',
    {
      type: 'button',
      class: 'button button--main',
      'aria-label': `${stage.words.text('shop.buy')}: ${item.title}`,
      click: () => buy(item, points, stage)
    },
    stage.words.text('shop.buy')
  )

function card(item: ShopItem, points: number, stage: Stage): Child {
  const { options, player, words } = stage
  const hindrance = obstacle(item, points, stage)
  const facts = factsOf(item, stage)
  const terms = prizeTerms(item.prize, words)
  const worth = worthOf(item, stage)
  return el(
    'article',
    { class: 'card item', 'data-key': item.id },
    picture(item, options.site),
    el(
      'div',
      { class: 'item__words' },
      el('h3', {}, item.title),
      worth !== null && el('p', { class: 'item__worth' }, worth),
      el('p', { class: 'muted small' }, item.description),
      terms !== null && el('p', { class: 'muted small' }, terms),
      facts !== null && el('p', { class: 'muted small' }, facts)
    ),
    el(
      'footer',
      {},
      el('b', { class: 'price' }, words.text('prize.points', { count: item.price })),
      player.optedIn && (hindrance === null ? buyButton(item, points, stage) : barred(hindrance))
    )
  )
}

function purse(points: number, { words }: Stage): Child {
  return el(
    'section',
    { class: 'card purse', 'aria-label': words.text('shop.points') },
    el('h2', { class: 'unseen', tabindex: -1 }, words.text('shop')),
    object('star'),
    el('p', {}, el('span', { class: 'muted' }, words.text('shop.points'))),
    el('b', { class: 'purse__figure' }, words.number(points))
  )
}

const shelf = (items: readonly ShopItem[], points: number, stage: Stage): Child =>
  el(
    'div',
    { class: 'shelf' },
    items.map(item => card(item, points, stage))
  )

const load: View<Shop>['load'] = api => api.get('/shop', readShop)

export const shop: View<Shop> = {
  css,
  topics: ['shop', 'player'],
  load,
  draw: ({ items, points }, stage) => [
    purse(points, stage),
    items.length > 0
      ? shelf(items, points, stage)
      : empty(stage.words.text('shop.none'), stage.words.text('shop.noneNote')),
    leaving(stage)
  ],
  waiting: () => [
    skeleton('bone--purse', 1),
    el('div', { class: 'shelf' }, skeleton('bone--item', 6))
  ]
}

const IN_TEASER = 4

/** What the shop has, shown to those who do not take part as well. */
export const teaser: View<Shop> = {
  css,
  topics: ['shop', 'player'],
  isForAll: true,
  load,
  draw: ({ items, points }, stage) => [shelf(items.slice(0, IN_TEASER), points, stage)],
  waiting: () => [el('div', { class: 'shelf' }, skeleton('bone--item', IN_TEASER))]
}
