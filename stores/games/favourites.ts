import { atom, readonlyType } from 'nanostores'

import {
  FavouriteGamesDocument,
  SetFavouriteDocument,
  type SetFavouriteErrorCode
} from '#contract/generated/page/graphql.ts'
import { orTold } from '../action-error.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type Favourites =
  | { readonly status: 'loading' }
  | { readonly status: 'notAvailable' }
  | {
      readonly status: 'ready'
      /** Slugs, the newest first. */
      readonly slugs: readonly string[]
      readonly problem?: SetFavouriteErrorCode | 'UNANSWERED'
    }

const $state = atom<Favourites>({ status: 'loading' })

export const $favourites = readonlyType($state)

async function load(): Promise<void> {
  const answer = await unlessFailed(ask(FavouriteGamesDocument))
  if ($state.get().status !== 'loading') return
  const slugs = answer?.viewer?.favouriteGames
  $state.set(slugs ? { status: 'ready', slugs } : { status: 'notAvailable' })
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      $state.set({ status: 'loading' })
      void load()
      return () => {}
    },
    status => $state.set({ status: status === 'LOADING' ? 'loading' : 'notAvailable' })
  )
)

const marked = (slugs: readonly string[], slug: string, favourite: boolean) => {
  const others = slugs.filter(other => other !== slug)
  return favourite ? [slug, ...others] : others
}

/** Shows the change at once; takes it back, and says so, if it could not be made. */
export async function setFavourite(slug: string, favourite: boolean): Promise<void> {
  const before = $state.get()
  if (before.status !== 'ready') return
  $state.set({ status: 'ready', slugs: marked(before.slugs, slug, favourite) })
  const answer = await orTold(ask(SetFavouriteDocument, { input: { slug, favourite } }))
  const now = $state.get()
  if (answer?.setFavourite.ok || now.status !== 'ready') return
  const problem = answer?.setFavourite.error?.code ?? 'UNANSWERED'
  $state.set({ status: 'ready', slugs: marked(now.slugs, slug, !favourite), problem })
}
