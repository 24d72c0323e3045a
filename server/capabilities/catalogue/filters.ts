import { type Game, stakeRange } from '#config/catalogue/games.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Context } from '../../context.ts'
import type { GameFilter } from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { volatilityOf } from './answers.ts'
import { hasJackpot } from './jackpots.ts'
import { isOffered, type Scoped } from './scope.ts'
import { favouritesOf } from './store.ts'

const MOST_VALUES = 50

type Wanted = readonly string[] | null | undefined

function has(wanted: Wanted, own: readonly string[]): boolean {
  return !wanted || wanted.length === 0 || wanted.some(each => own.includes(each))
}

function checkLength(filter: GameFilter): void {
  for (const key of ['studios', 'categories', 'features', 'volatility'] as const)
    if ((filter[key]?.length ?? 0) > MOST_VALUES) throw new InvalidInput(key, 'TOO_MANY')
}

/** An end of a stake range in minor units; one that is no amount is refused. */
function stake(key: 'stakeFrom' | 'stakeTo', filter: GameFilter, currency?: CurrencyCode) {
  const given = filter[key]
  if (given === null || given === undefined) return undefined
  if (!currency) throw new InvalidInput('currencyCode', 'MISSING')
  const parsed = parseDecimal(given, currency)
  if (parsed.status === 'refused' || parsed.minor < 0n) throw new InvalidInput(key, 'NOT_AN_AMOUNT')
  return parsed.minor
}

function costs(filter: GameFilter, currency: CurrencyCode | undefined) {
  const from = stake('stakeFrom', filter, currency)
  const to = stake('stakeTo', filter, currency)
  return ({ title }: Game): boolean => {
    const range = currency && stakeRange(title.slug, currency)
    if (!range) return true
    return (from === undefined || range.most >= from) && (to === undefined || range.least <= to)
  }
}

/** Tells the games that are offered there and have everything the filter names. */
export async function wantedBy(
  filter: GameFilter,
  scope: Scoped,
  { ports, player }: Context
): Promise<(game: Game) => boolean> {
  checkLength(filter)
  const isAffordable = costs(filter, scope.currency)
  const marked =
    filter.favourites && player ? await favouritesOf(ports.db.kysely, player.id) : undefined
  const { rtpFrom, rtpTo, jackpot, live } = filter
  return game =>
    isOffered(game, scope) &&
    has(filter.studios, [game.studio.slug]) &&
    has(filter.categories, game.categories) &&
    has(filter.features, game.features) &&
    has(filter.volatility, [volatilityOf(game) ?? '']) &&
    Number(game.rtp) >= (rtpFrom ?? 0) &&
    Number(game.rtp) <= (rtpTo ?? 100) &&
    (jackpot ?? hasJackpot(game)) === hasJackpot(game) &&
    (live ?? game.isLive) === game.isLive &&
    isAffordable(game) &&
    (marked?.includes(game.title.slug) ?? true)
}
