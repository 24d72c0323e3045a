import {
  ChangePersonalInfoDocument,
  type ChangePersonalInfoMutationVariables
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'

export type PersonalInfoChange = ChangePersonalInfoMutationVariables['input']

/** Corrects what the player may correct alone; `$player` tells what stands then. */
export const {
  $change: $personalChange,
  run: changePersonalInfo,
  forget: forgetPersonalChange
} = command(
  async (input: PersonalInfoChange) =>
    (await ask(ChangePersonalInfoDocument, { input })).changePersonalInfo,
  () => {}
)
