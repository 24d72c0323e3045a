import { atom, readonlyType } from 'nanostores'

import { GamificationSettingsDocument } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

export type GamificationSettings =
  | { readonly status: 'loading' }
  /** Nothing came, which says nothing about the programme. */
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly isEnabled: boolean; readonly clientId: string | null }

const $state = atom<GamificationSettings>({ status: 'loading' })

/** Whether the house has a loyalty programme, and the name under which its provider knows it. */
export const $gamificationSettings = readonlyType($state)

let reading = 0

/** Asks the platform anew. */
export async function loadGamificationSettings(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(askData(GamificationSettingsDocument))
  if (turn !== reading) return
  if (!answer) return $state.set({ status: 'failed' })
  const { enabled = false, clientId = null } = answer.gamificationSettings ?? {}
  $state.set({ status: 'known', isEnabled: enabled, clientId: clientId ?? null })
}

onVisit($state, () => {
  $state.set({ status: 'loading' })
  void loadGamificationSettings()
  return () => {
    reading += 1
  }
})
