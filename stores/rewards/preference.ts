import { atom, readonlyType } from 'nanostores'

import {
  RewardPreferenceDocument,
  SetDeclinesRewardsDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { readOnVisit } from './read-on-visit.ts'
import { readRewards } from './rewards.ts'

const { $read, put } = readOnVisit<boolean>(async () => {
  const answer = await unlessFailed(ask(RewardPreferenceDocument))
  return answer?.viewer?.declinesRewards
})

/** Whether the player has turned offers off. */
export const $declinesRewards = $read

const $state = atom<'failed' | 'idle' | 'sending'>('idle')

/** How the last change of it stands. */
export const $preferenceChange = readonlyType($state)

/** Turns offers off, or on again; what there is to claim is other afterwards. */
export async function setDeclinesRewards(declines: boolean): Promise<void> {
  if ($state.get() === 'sending') return
  $state.set('sending')
  const answer = await unlessFailed(ask(SetDeclinesRewardsDocument, { declines }))
  if (!answer) return $state.set('failed')
  put(answer.setDeclinesRewards)
  $state.set('idle')
  await readRewards()
}
