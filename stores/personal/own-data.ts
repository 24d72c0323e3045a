import { atom, readonlyType } from 'nanostores'

import {
  ErasePersonalDataDocument,
  ErasureDocument,
  ExportPersonalDataDocument,
  type ExportPersonalDataMutation,
  type LeavingFragment
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { endInPlace } from '../session/end-in-place.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type Exported = NonNullable<ExportPersonalDataMutation['exportPersonalData']['ok']>
export type Erasure = LeavingFragment

const $file = atom<Exported | undefined>(undefined)
const $ahead = atom<Erasure | undefined>(undefined)
const $gone = atom<Erasure | undefined>(undefined)

/** Where all that the house keeps of the player lies for a while; undefined until it was asked for. */
export const $exported = readonlyType($file)

/** What would go and what would stay; undefined until it is known. */
export const $erasureAhead = readonlyType($ahead)

/** What went and what is kept; undefined until the player has had the data erased. */
export const $erasure = readonlyType($gone)

onVisit($ahead, () =>
  whileLoggedIn(
    () => {
      void unlessFailed(ask(ErasureDocument)).then(answer => $ahead.set(answer?.viewer?.erasure))
      return () => {}
    },
    () => $ahead.set(undefined)
  )
)

/** Asks for a file of all that the house keeps of the player. */
export const { $change: $exporting, run: exportPersonalData } = command(
  async (_: undefined) => (await ask(ExportPersonalDataDocument)).exportPersonalData,
  file => $file.set(file)
)

const { $change, run } = command(
  async (isConfirmed: boolean) =>
    (await ask(ErasePersonalDataDocument, { isConfirmed })).erasePersonalData,
  erasure => $gone.set(erasure)
)

export const $erasing = $change

/**
 * Has everything erased that no law makes the house keep. The session ends with it, and the page
 * stays, so that it can be read what is kept.
 */
export const erasePersonalData = (isConfirmed: boolean): Promise<void> =>
  endInPlace(() => run(isConfirmed))
