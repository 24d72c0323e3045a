import {
  ChangeMarketingDocument,
  type ChangeMarketingMutationVariables,
  MarketingDocument,
  type MarketingQuery
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { rereadWithPlayer } from '../player/reread-with-player.ts'
import { readOnVisit } from '../rewards/read-on-visit.ts'

export type Marketing = NonNullable<MarketingQuery['viewer']>['marketing']
export type MarketingChannel = Exclude<keyof Marketing, 'isBlocked'>

export const MARKETING_CHANNELS = [
  'email',
  'sms',
  'phone',
  'webPush'
] as const satisfies readonly MarketingChannel[]

const { $read, reread, put } = readOnVisit<Marketing>(
  async () => (await unlessFailed(ask(MarketingDocument)))?.viewer?.marketing
)

/** By which channels the player agrees to hear of offers. */
export const $marketing = $read

export const readMarketing = reread

rereadWithPlayer($read, reread)

/** Agrees to a channel, or takes that back; what is not named stays. */
export const { $change: $marketingChange, run: changeMarketing } = command(
  async (input: ChangeMarketingMutationVariables['input']) =>
    (await ask(ChangeMarketingDocument, { input })).changeMarketing,
  put
)
