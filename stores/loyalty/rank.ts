import { atom, readonlyType } from 'nanostores'

import { GetGamanzaInfoDocument } from '#contract/generated/main/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

const $state = atom<number | null>(null)

/** The player's level in the loyalty programme; null for a visitor and until it is known. */
export const $rank = readonlyType($state)

async function read(): Promise<void> {
  const answer = await unlessFailed(ask(GetGamanzaInfoDocument))
  $state.set(answer?.viewer?.playerGamificationDetails?.level ?? null)
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      void read()
      return () => {}
    },
    () => $state.set(null)
  )
)
