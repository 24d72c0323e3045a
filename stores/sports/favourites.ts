import { atom, readonlyType } from 'nanostores'

import { BOOK } from '#config/sports/book.ts'
import {
  SetSportsFavouriteDocument,
  SportsFavouritesDocument
} from '#contract/generated/page/graphql.ts'
import { orTold } from '../action-error.ts'
import { ask } from '../calls/main.ts'
import { $consent, consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type SportsFavourites =
  | { readonly status: 'loading' | 'notAvailable' }
  | {
      readonly status: 'ready'
      readonly isVisitor: boolean
      /** Competitions, events and kinds of markets by their identities, the newest last. */
      readonly ids: readonly string[]
      /** The last one was one too many. */
      readonly isFull: boolean
    }

const KEY = 'stars'
const TOLD = 'sportsFavourites'
/** What a visitor keeps is handed over one by one when they sign in. */
const MOST_KEPT = 40
const ID = /^[a-z\d][a-z\d-]{0,79}$/

const $state = atom<SportsFavourites>({ status: 'loading' })

/** What the player, or the visitor of this browser, has marked in sports. */
export const $sportsFavourites = readonlyType($state)

function parsed(text: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(id => typeof id === 'string' && ID.test(id)) : []
  } catch {
    return []
  }
}

function kept(): readonly string[] {
  const { local, session } = environment()
  return parsed((consentsTo('preferences') ? local.get(KEY) : undefined) ?? session.get(KEY))
}

/** In the browser where preferences may be kept, else in this tab for the visit. */
function keep(ids: readonly string[]): void {
  const { local, session } = environment()
  const [to, other] = consentsTo('preferences') ? [local, session] : [session, local]
  other.remove(KEY)
  if (ids.length === 0) to.remove(KEY)
  else to.set(KEY, JSON.stringify(ids))
}

const tellTabs = () => environment().channel.post({ type: TOLD })

const isTold = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === TOLD

const showKept = () => $state.set({ status: 'ready', isVisitor: true, ids: kept(), isFull: false })

let reading = 0

/** Hands what a visitor marked to the account; what is not taken stays here for the next time. */
async function handOver(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const answer = await unlessFailed(ask(SetSportsFavouriteDocument, { id, isFavourite: true }))
    if (!answer) return
    keep(kept().filter(other => other !== id))
  }
}

async function load(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(ask(SportsFavouritesDocument))
  if (turn !== reading) return
  const known = answer?.viewer?.sportsFavourites
  if (!known) {
    $state.set({ status: 'notAvailable' })
    return
  }
  const ids = [...new Set([...known, ...kept()])]
  $state.set({ status: 'ready', isVisitor: false, ids, isFull: false })
  await handOver(kept())
}

onVisit($state, () => {
  const { channel } = environment()
  const stops = [
    whileLoggedIn(
      () => {
        $state.set({ status: 'loading' })
        void load()
        return () => {
          reading += 1
        }
      },
      status => {
        if (status === 'LOADING') $state.set({ status: 'loading' })
        else showKept()
      }
    ),
    channel.onMessage(message => {
      const now = $state.get()
      if (!isTold(message) || now.status !== 'ready') return
      if (now.isVisitor) showKept()
      else void load()
    }),
    // With a yes to preferences they last longer than the visit, and no longer without one.
    $consent.listen(() => {
      const now = $state.get()
      if (now.status === 'ready' && now.isVisitor) keep(now.ids)
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})

const withMark = (ids: readonly string[], id: string, isFavourite: boolean) => {
  const others = ids.filter(other => other !== id)
  return isFavourite ? [...others, id] : others
}

/** Shows the change at once; takes it back, and says so, where it could not be made. */
export async function setSportsFavourite(id: string, isFavourite: boolean): Promise<void> {
  const before = $state.get()
  if (before.status !== 'ready') return
  const { isVisitor } = before
  const most = isVisitor ? MOST_KEPT : BOOK.mostFavourites
  if (isFavourite && before.ids.length >= most) {
    $state.set({ ...before, isFull: true })
    return
  }
  const ids = withMark(before.ids, id, isFavourite)
  $state.set({ ...before, ids, isFull: false })
  if (isVisitor) {
    keep(ids)
    tellTabs()
    return
  }
  const answer = await orTold(ask(SetSportsFavouriteDocument, { id, isFavourite }))
  const now = $state.get()
  const isDone = answer?.setSportsFavourite.includes(id) === isFavourite
  if (isDone) tellTabs()
  else if (now.status === 'ready')
    $state.set({
      ...now,
      ids: withMark(now.ids, id, !isFavourite),
      isFull: answer !== undefined && isFavourite
    })
}
