import { atom, type ReadableAtom, readonlyType } from 'nanostores'

import {
  LoyaltyDocument,
  type LoyaltyQuery,
  MissionsDocument,
  TournamentsDocument
} from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

type Settings = NonNullable<LoyaltyQuery['gamificationSettings']>

export type LoyaltyContent = NonNullable<Settings['loyaltyPage']>

export interface PageContent {
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  readonly termsAndConditions?: string | null | undefined
}

/** What the house says on a page; undefined until it is known, null where it says nothing. */
function contentOf<Content>(
  ask: () => Promise<Content | null | undefined>
): ReadableAtom<Content | null | undefined> {
  const $state = atom<Content | null | undefined>(undefined)
  onVisit($state, () => {
    let isOver = false
    void unlessFailed(ask()).then(content => {
      if (!isOver && content !== undefined) $state.set(content)
    })
    return () => {
      isOver = true
      $state.set(undefined)
    }
  })
  return readonlyType($state)
}

export const $loyaltyContent = contentOf<LoyaltyContent>(
  async () => (await askData(LoyaltyDocument)).gamificationSettings?.loyaltyPage
)

export const $missionsContent = contentOf<PageContent>(
  async () => (await askData(MissionsDocument)).gamificationSettings?.missionsPage
)

export const $tournamentsContent = contentOf<PageContent>(
  async () => (await askData(TournamentsDocument)).gamificationSettings?.tournamentsPage
)
