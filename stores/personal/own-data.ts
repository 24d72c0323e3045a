import { atom, readonlyType } from 'nanostores'

import {
  ErasePersonalDataDocument,
  type ErasePersonalDataMutation,
  ExportPersonalDataDocument,
  type ExportPersonalDataMutation
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'

export type Exported = NonNullable<ExportPersonalDataMutation['exportPersonalData']['ok']>
export type Erasure = NonNullable<ErasePersonalDataMutation['erasePersonalData']['ok']>

const $file = atom<Exported | undefined>(undefined)
const $gone = atom<Erasure | undefined>(undefined)

/** Where all that the house keeps of the player lies for a while; undefined until it was asked for. */
export const $exported = readonlyType($file)

/** What went and what is kept; undefined until the player has had the data erased. */
export const $erasure = readonlyType($gone)

/** Asks for a file of all that the house keeps of the player. */
export const { $change: $exporting, run: exportPersonalData } = command(
  async (_: undefined) => (await ask(ExportPersonalDataDocument)).exportPersonalData,
  file => $file.set(file)
)

/** Has everything erased that no law makes the house keep. */
export const {
  $change: $erasing,
  run: erasePersonalData,
  forget: forgetErasing
} = command(
  async (isConfirmed: boolean) =>
    (await ask(ErasePersonalDataDocument, { isConfirmed })).erasePersonalData,
  erasure => $gone.set(erasure)
)
