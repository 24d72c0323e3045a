import { SessionHistoryDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { allPages, type ForFile, nextOf } from '../payments/all-pages.ts'
import type { PlayerSession } from './devices.ts'

const LONGEST_PAGE = 100

/** Every session of the player, the newest first, for a file that leaves none out. */
export const sessionsForFile = (): Promise<ForFile<PlayerSession>> =>
  allPages(async after => {
    const answer = await unlessFailed(ask(SessionHistoryDocument, { first: LONGEST_PAGE, after }))
    const page = answer?.viewer?.sessions
    return page && { entries: page.edges.map(({ node }) => node), next: nextOf(page.pageInfo) }
  })
