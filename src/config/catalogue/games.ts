import type { CurrencyCode } from '../currencies.ts'
import {
  MODEL_OF,
  SLOT_MODELS,
  type SlotFeature,
  type SlotModel,
  type SlotSlug,
  stakesOf
} from './models.ts'
import { dealt } from './order.ts'
import { PICKS } from './picks.ts'
import { STUDIOS, type Studio } from './studios.ts'
import { TITLES, type Title } from './titles.ts'

/** A title of the shelf with all that a player may know of it. */
export interface Game {
  readonly title: Title
  readonly studio: Studio
  readonly model: SlotModel
  /** Kinds and themes that the game belongs to, as their lists are called. */
  readonly categories: readonly string[]
  /** Place on the shelf: the house's picks, then all others so that neighbours differ. */
  readonly place: number
}

/** What makes a bonus round of its own, beside free spins, which most games have. */
const BONUS_ROUNDS: readonly SlotFeature[] = ['holdAndSpin', 'expandingSymbol', 'respins']
const MANY_WAYS = 1000

const STUDIO_OF = new Map<string, Studio>(STUDIOS.map(studio => [studio.slug, studio]))

const isSlot = (slug: string): slug is SlotSlug => Object.hasOwn(MODEL_OF, slug)

export const modelOf = (slug: string): SlotModel | undefined =>
  isSlot(slug) ? SLOT_MODELS[MODEL_OF[slug]] : undefined

export const hasManyWays = (slug: string): boolean => (modelOf(slug)?.ways ?? 0) >= MANY_WAYS

export const hasBonusRound = (slug: string): boolean =>
  modelOf(slug)?.features.some(feature => BONUS_ROUNDS.includes(feature)) ?? false

/** What one round may cost in a currency, in minor units; undefined for an unknown game. */
export function stakeRange(slug: string, currency: CurrencyCode) {
  const stakes = isSlot(slug) ? stakesOf(slug, currency) : []
  const [least] = stakes
  const most = stakes.at(-1)
  return least === undefined || most === undefined ? undefined : { least, most }
}

function shelf(): readonly Game[] {
  const titles: readonly Title[] = TITLES
  const picked = new Map(PICKS.hot.map((slug, place) => [slug as string, place]))
  const first = titles
    .filter(title => picked.has(title.slug))
    .toSorted((a, b) => (picked.get(a.slug) ?? 0) - (picked.get(b.slug) ?? 0))
  const rest = dealt(titles.filter(title => !picked.has(title.slug)))
  return [...first, ...rest].flatMap((title, place) => {
    const studio = STUDIO_OF.get(title.studio)
    const model = modelOf(title.slug)
    return studio && model ? [{ title, studio, model, categories: categoriesOf(title), place }] : []
  })
}

const categoriesOf = ({ slug, family }: Title): readonly string[] => [
  'slots',
  family,
  ...(hasManyWays(slug) ? ['megaways'] : []),
  ...(hasBonusRound(slug) ? ['bonus'] : [])
]

/** The shelf in its order. */
export const SHELF = shelf()
