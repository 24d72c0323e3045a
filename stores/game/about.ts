import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import {
  GameDocument,
  type GameQuery,
  GamesSliceDocument
} from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { gamesScope, scopeVariables } from '../games/scope.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { $pageGame, pageGameMissing, pageGameNamed } from './opening.ts'

type Told = NonNullable<GameQuery['game']>

/** A game as the catalogue of today tells it. */
export interface CatalogueGame
  extends Pick<
    Told,
    | 'categories'
    | 'colours'
    | 'features'
    | 'isLiveCasinoGame'
    | 'kind'
    | 'maxWin'
    | 'name'
    | 'rtp'
    | 'slug'
    | 'studio'
    | 'volatility'
  > {
  readonly stakes: {
    readonly least: bigint
    readonly most: bigint
    readonly currency: CurrencyCode
  } | null
}

export interface LikeIt {
  readonly list: string
  readonly total: number
  readonly games: readonly Pick<Told, 'colours' | 'name' | 'slug' | 'studio'>[]
}

export type GameAbout =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'unanswered' }
  | { readonly status: 'ready'; readonly game: CatalogueGame; readonly like: LikeIt | undefined }

const LIKE = 12

const $state = atom<GameAbout>({ status: 'loading' })

/** The game of a page that is older than the game, told by the catalogue. */
export const $gameAbout = readonlyType($state)

function stakesOf({ minBet, maxBet }: Told, currency: CurrencyCode | null) {
  if (minBet === null || maxBet === null || !isCurrency(currency)) return null
  return { least: minorOf(minBet, currency), most: minorOf(maxBet, currency), currency }
}

/** The list that a game is at home in; the first of its lists is its kind. */
const homeOf = ({ categories: [kind = '', home = kind] }: Told): string => home

async function load(slug: string): Promise<void> {
  const scope = await gamesScope()
  const answer = await unlessFailed(askData(GameDocument, { slug, ...scopeVariables(scope) }))
  if ($pageGame.get().slug !== slug) return
  if (!answer) {
    $state.set({ status: 'unanswered' })
    return
  }
  const { game } = answer
  if (!game) {
    $state.set({ status: 'missing' })
    pageGameMissing()
    return
  }
  const ready = {
    status: 'ready',
    game: { ...game, stakes: stakesOf(game, scope.currency) }
  } as const
  pageGameNamed(game.name)
  $state.set({ ...ready, like: undefined })
  const list = homeOf(game)
  const others = await unlessFailed(
    askData(GamesSliceDocument, {
      listOfGamesSlug: list,
      first: LIKE + 1,
      ...scopeVariables(scope)
    })
  )
  const games = others?.personalized.listOfGames?.games
  if (!games || $pageGame.get().slug !== slug) return
  const like = games.edges.map(({ node }) => node).filter(other => other.slug !== slug)
  $state.set({
    ...ready,
    like: { list, total: games.totalCount, games: like.slice(0, LIKE) }
  })
}

/** Asks once more, where the catalogue gave no answer. */
export function askAboutAgain(): void {
  const { slug } = $pageGame.get()
  $state.set({ status: 'loading' })
  void load(slug)
}

onVisit($state, () => {
  let asked = ''
  return $pageGame.subscribe(({ slug }) => {
    if (slug === '' || slug === asked) return
    asked = slug
    $state.set({ status: 'loading' })
    void load(slug)
  })
})
