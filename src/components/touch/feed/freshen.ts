import { rowText } from '../carousel/row-text.ts'
import { fetched, site } from '../site/fetched.ts'
import { type Feed, type Pot, readFeed, type Table } from './read-feed.ts'

/** Figures that are older are no figures of the moment. */
const OLD_AFTER = 60_000

interface Known {
  readonly currency: string
  readonly asked: number
  readonly feed: Promise<Feed | undefined>
}

let known: Known | undefined
let next: ReturnType<typeof setTimeout> | undefined

const tilesWithFigures = () => [...document.querySelectorAll<HTMLElement>('[data-feed]')]

async function asked(currency: string): Promise<Feed | undefined> {
  const { operator, endpoints } = await site()
  const url = new URL(endpoints.feed, location.href)
  url.search = String(new URLSearchParams({ brand: operator, operator, currency }))
  return readFeed(await fetched(url.href))
}

/** The feed in a currency: the one that is known until it is old. */
async function feedIn(currency: string): Promise<Feed | undefined> {
  const last = known?.currency === currency ? known : undefined
  const updated = (await last?.feed)?.lastUpdated ?? 0
  const now = Date.now()
  // What came old is not asked for again at once.
  const isFresh = now - updated < OLD_AFTER || now - (last?.asked ?? 0) < OLD_AFTER / 2
  if (last && last === known && isFresh) return last.feed
  const feed = asked(currency).catch(() => undefined)
  known = { currency, asked: now, feed }
  return feed
}

function potText({ value, currency }: Pot): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0
  })
  return rowText('rows.jackpot', { amount: format.format(Math.floor(Number(value))) })
}

const tableText = ({ isOpen, players }: Table) =>
  isOpen
    ? players > 0
      ? `${rowText('rows.live')} · ${rowText('rows.players', { count: players })}`
      : rowText('rows.live')
    : rowText('rows.closed')

function show(tile: HTMLElement, { jackpots, liveCasino }: Feed): void {
  const game = tile.dataset['feed']
  const table = liveCasino.find(entry => entry.game === game)
  const pot = jackpots.find(entry => entry.game === game)
  const flag = tile.querySelector<HTMLElement>('.tile__flag')
  if (!flag || !(table ?? pot)) return
  flag.textContent = table ? tableText(table) : pot ? potText(pot) : ''
  flag.classList.toggle('tile__flag--off', table?.isOpen === false)
}

async function update(): Promise<void> {
  const tiles = tilesWithFigures()
  const currency = tiles[0]?.dataset['currency']
  const feed = currency === undefined ? undefined : await feedIn(currency)
  if (feed) for (const tile of tiles) show(tile, feed)
}

/**
 * Gives the tiles of live tables and jackpots their figures of the moment, and keeps them fresh
 * while the page is looked at; a page without such tiles asks for nothing.
 */
export function freshen(): void {
  clearTimeout(next)
  if (tilesWithFigures().length === 0) return
  void update()
  next = setTimeout(() => {
    if (!document.hidden) freshen()
  }, OLD_AFTER)
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden && known) freshen()
})
