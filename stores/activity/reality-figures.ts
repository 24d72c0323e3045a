import { atom, readonlyType } from 'nanostores'

import {
  AnswerRealityCheckDocument,
  type CheckFiguresFragment,
  type RealityCheckAnswer,
  RealityCheckDocument,
  SetRealityCheckPeriodDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

export type RealityFigures =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly figures: CheckFiguresFragment }

const $state = atom<RealityFigures>({ status: 'loading' })

/** What a check tells of the session, read anew for each; `none` where the licence has no checks. */
export const $realityFigures = readonlyType($state)

async function read(): Promise<void> {
  const answer = await unlessFailed(ask(RealityCheckDocument))
  const figures = answer?.viewer?.realityCheck
  $state.set(
    figures ? { status: 'ready', figures } : { status: answer?.viewer ? 'none' : 'failed' }
  )
}

onVisit($state, () => {
  void read()
  return () => $state.set({ status: 'loading' })
})

/** Tells the house what the player did with a check, for its record; nobody has to wait for that. */
export const recordAnswer = async (answer: RealityCheckAnswer): Promise<void> => {
  await unlessFailed(ask(AnswerRealityCheckDocument, { answer }))
}

/** Asks for a check every so many minutes; false when that could not be had. */
export async function setRealityCheckPeriod(minutes: number): Promise<boolean> {
  const answer = await unlessFailed(ask(SetRealityCheckPeriodDocument, { minutes }))
  const figures = answer?.setRealityCheckPeriod.ok
  if (figures) $state.set({ status: 'ready', figures })
  return figures !== undefined && figures !== null
}
