import { atom, computed, readonlyType } from 'nanostores'

import {
  BonusesDocument,
  type BonusesQuery,
  ForfeitBonusDocument,
  type ForfeitBonusErrorCode
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $wallet } from '../wallet.ts'
import { readOnVisit } from './read-on-visit.ts'

export type Bonus = NonNullable<BonusesQuery['viewer']>['bonuses']['edges'][number]['node']

export type ForfeitRefusal = ForfeitBonusErrorCode

const SHOWN = 20
const CALM = 1000

const { $read, put, reread } = readOnVisit<readonly Bonus[]>(async () => {
  const answer = await unlessFailed(ask(BonusesDocument, { first: SHOWN }))
  return answer?.viewer?.bonuses.edges.map(({ node }) => node)
})

/** The player's bonuses, the latest first. */
export const $bonuses = $read

export const readBonuses = reread

/** The one that is in play; there is never a second. */
export const $bonusInPlay = readonlyType(
  computed($bonuses, read =>
    read.status === 'ready' ? read.value.find(({ status }) => status === 'Active') : undefined
  )
)

const versionOf = (wallet = $wallet.get()) => (wallet.status === 'STREAMING' ? wallet.version : 0)

// A bonus moves with the wallet; a burst of bets is asked after once.
onVisit($bonuses, () => {
  let known = versionOf()
  let cancel = () => {}
  let isDue = false
  const stop = $wallet.listen(wallet => {
    const version = versionOf(wallet)
    if (known > 0 && version > known && !isDue) {
      isDue = true
      cancel = environment().clock.after(CALM, () => {
        isDue = false
        void reread()
      })
    }
    known = version
  })
  return () => {
    stop()
    cancel()
  }
})

export type Forfeit =
  | { readonly status: 'failed' }
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly code: ForfeitRefusal }
  | { readonly status: 'sending' }

const $state = atom<Forfeit>({ status: 'idle' })

/** How the giving up of a bonus stands. */
export const $forfeit = readonlyType($state)

/** Gives a bonus up: its bonus money goes, real money stays. */
export async function forfeitBonus(id: string): Promise<void> {
  if ($state.get().status === 'sending') return
  $state.set({ status: 'sending' })
  const answer = await unlessFailed(ask(ForfeitBonusDocument, { id }))
  const { ok, error } = answer?.forfeitBonus ?? {}
  const read = $bonuses.get()
  if (ok && read.status === 'ready') put(read.value.map(each => (each.id === id ? ok : each)))
  $state.set(error ? { status: 'refused', code: error.code } : { status: ok ? 'idle' : 'failed' })
  if (!ok) await reread()
}
