import {
  AdditionalInformationDocument,
  SubmitAdditionalInformationDocument,
  type SubmitAdditionalInformationMutationVariables
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { rereadWithPlayer } from '../player/reread-with-player.ts'
import { readOnVisit } from '../rewards/read-on-visit.ts'

export type AdditionalInformation = SubmitAdditionalInformationMutationVariables['input']

export interface Missing {
  /** Names of fields, in the order that the form asks for them. */
  readonly fields: readonly (keyof AdditionalInformation)[]
  /** Something is missing that only a document can settle. */
  readonly isMore: boolean
}

/** What this form can ask for; names and birth date are settled by a document alone. */
const ASKED = ['street', 'zipCode', 'city', 'state', 'ssn'] as const

const { $read, reread } = readOnVisit<Missing>(async () => {
  const answer = await unlessFailed(ask(AdditionalInformationDocument))
  if (!answer?.viewer) return undefined
  const { missingPersonalInfo } = answer.viewer
  const fields = ASKED.filter(name => missingPersonalInfo.includes(name))
  return { fields, isMore: missingPersonalInfo.length > fields.length }
})

/** What the house still has to know of the player. */
export const $missing = $read

export const readMissing = reread

rereadWithPlayer($read, reread)

/** Hands in what is missing. */
export const { $change: $missingChange, run: submitMissing } = command(
  async (input: AdditionalInformation) =>
    (await ask(SubmitAdditionalInformationDocument, { input })).submitAdditionalInformation,
  () => reread()
)
