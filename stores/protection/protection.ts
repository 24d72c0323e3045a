import { ProtectionDocument, type ProtectionQuery } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { rereadWithPlayer } from '../player/reread-with-player.ts'
import { readOnVisit } from '../rewards/read-on-visit.ts'

export type Protection = NonNullable<ProtectionQuery['viewer']>['protection']
export type ExclusionTerm = Protection['exclusions'][number]
export type RunningExclusion = NonNullable<Protection['running']>

const { $read, reread, put } = readOnVisit<Protection>(
  async () => (await unlessFailed(ask(ProtectionDocument)))?.viewer?.protection
)

/** How the player may keep away from play, and what keeps the player away now. */
export const $protection = $read

export const readProtection = reread

/** Puts in what a change has answered. */
export const protectionChanged = put

rereadWithPlayer($read, reread)
