import { ProtectionToolsShownDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

/** Told for the record: the player has been shown the tools of protection. */
export const protectionToolsShown = async (): Promise<void> => {
  await unlessFailed(ask(ProtectionToolsShownDocument))
}
