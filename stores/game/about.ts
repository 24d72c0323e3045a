import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import {
  GameDocument,
  type GameQuery,
  GamesSliceDocument
} from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { type GamesScope, gamesScope, scopeVariables } from '../games/scope.ts'
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

type Like = LikeIt['games'][number]

async function listed(list: string, scope: GamesScope): Promise<readonly Like[]> {
  const variables = { listOfGamesSlug: list, first: LIKE + 1, ...scopeVariables(scope) }
  const answer = await unlessFailed(askData(GamesSliceDocument, variables))
  return answer?.personalized.listOfGames?.games.edges.map(({ node }) => node) ?? []
}

/** Games of the list that a game is at home in, which stands second; then of its kind. */
async function likeIt({ slug, categories }: Told, scope: GamesScope): Promise<LikeIt | undefined> {
  const [kind = '', home = kind] = categories
  const found = new Map<string, Like>()
  for (const list of new Set([home, kind])) {
    if (found.size >= LIKE) break
    for (const game of await listed(list, scope))
      if (game.slug !== slug && found.size < LIKE) found.set(game.slug, game)
  }
  return found.size > 0 ? { list: home, games: [...found.values()] } : undefined
}

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
  const like = await likeIt(game, scope)
  if ($pageGame.get().slug === slug) $state.set({ ...ready, like })
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
