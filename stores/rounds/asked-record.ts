import { atom, readonlyType } from 'nanostores'

import { RoundRecordDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

export type AskedRecord =
  /** The address asks for none. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  /** Not the player's, or nobody is signed in. */
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly text: string }

const $state = atom<AskedRecord>({ status: 'none' })

/** The record of the round that the address names: `?round=…`. */
export const $askedRecord = readonlyType($state)

async function read(id: string): Promise<void> {
  $state.set({ status: 'loading' })
  const answer = await unlessFailed(ask(RoundRecordDocument, { id }))
  const text = answer?.viewer?.gameRound?.record
  $state.set(text ? { status: 'ready', text } : { status: 'missing' })
}

onVisit($state, () => {
  const id = environment().address.current().searchParams.get('round')
  if (id) void read(id)
  return () => $state.set({ status: 'none' })
})
