import type { CurrencyCode } from '../currencies.ts'
import { ALL_TITLES, type Title } from './all-titles.ts'
import {
  isSlot,
  MODEL_OF,
  SLOT_MODELS,
  type SlotFeature,
  type SlotModel,
  stakesOf
} from './models.ts'
import { dealt } from './order.ts'
import { PICKS } from './picks.ts'
import { STUDIOS, type Studio } from './studios.ts'
import { chipsOf, isTable, mostOf, TABLES, type TableGame, type TableKind } from './tables.ts'

/** What a player may know of any game before playing. */
export interface Facts {
  readonly kind: 'slot' | TableKind
  /** In percent, two digits. */
  readonly rtp: string
  /** Undefined where it hangs on the bets that are chosen. */
  readonly volatility: 'low' | 'medium' | 'high' | undefined
  /** In stakes. */
  readonly maxWin: number
  readonly features: readonly SlotFeature[]
  /** All players share its rounds. */
  readonly isLive: boolean
}

/** A title of the shelf with all that a player may know of it. */
export interface Game extends Facts {
  readonly title: Title
  readonly studio: Studio
  /** Kinds and themes that the game belongs to, as their lists are called. */
  readonly categories: readonly string[]
  /** Place on the shelf: the house's picks, then all others so that neighbours differ. */
  readonly place: number
}

/** What makes a bonus round of its own, beside free spins, which most games have. */
const BONUS_ROUNDS: readonly SlotFeature[] = ['holdAndSpin', 'expandingSymbol', 'respins']
const MANY_WAYS = 1000

const STUDIO_OF = new Map<string, Studio>(STUDIOS.map(studio => [studio.slug, studio]))

const modelOf = (slug: string): SlotModel | undefined =>
  isSlot(slug) ? SLOT_MODELS[MODEL_OF[slug]] : undefined

/** Undefined for an unknown game. */
export function factsOf(slug: string): Facts | undefined {
  const model = modelOf(slug)
  if (model) {
    const { rtp, volatility, maxWin, features } = model
    return { kind: 'slot', rtp, volatility, maxWin, features, isLive: false }
  }
  if (!isTable(slug)) return undefined
  const { kind, rtp, volatility, maxWin, isLive }: TableGame = TABLES[slug]
  return { kind, rtp, volatility, maxWin, features: [], isLive }
}

export const hasManyWays = (slug: string): boolean => (modelOf(slug)?.ways ?? 0) >= MANY_WAYS

export const hasBonusRound = (slug: string): boolean =>
  modelOf(slug)?.features.some(feature => BONUS_ROUNDS.includes(feature)) ?? false

/** What a round may begin with in a currency, in minor units; undefined for an unknown game. */
export function stakeRange(slug: string, currency: CurrencyCode) {
  const stakes = isSlot(slug) ? stakesOf(slug, currency) : []
  const [least] = isTable(slug) ? chipsOf(slug, currency) : stakes
  const most = isTable(slug) ? mostOf(slug, currency) : stakes.at(-1)
  return least === undefined || most === undefined ? undefined : { least, most }
}

function shelf(): readonly Game[] {
  const picked = new Map(PICKS.hot.map((slug, place) => [slug as string, place]))
  const first = ALL_TITLES.filter(title => picked.has(title.slug)).toSorted(
    (a, b) => (picked.get(a.slug) ?? 0) - (picked.get(b.slug) ?? 0)
  )
  const rest = dealt(ALL_TITLES.filter(title => !picked.has(title.slug)))
  return [...first, ...rest].flatMap((title, place) => {
    const studio = STUDIO_OF.get(title.studio)
    const facts = factsOf(title.slug)
    return studio && facts
      ? [{ ...facts, title, studio, categories: categoriesOf(title, facts), place }]
      : []
  })
}

function categoriesOf({ slug, family }: Title, { kind, isLive }: Facts): readonly string[] {
  if (kind !== 'slot') return [...new Set([isLive ? 'live-casino' : 'table-games', family])]
  return [
    'slots',
    family,
    ...(hasManyWays(slug) ? ['megaways'] : []),
    ...(hasBonusRound(slug) ? ['bonus'] : [])
  ]
}

/** The shelf in its order. */
export const SHELF = shelf()
