import { hasFeature } from '#config/operators.ts'
import { JackpotSettingsDocument } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

/** The contributions offered at registration; none where the house does not offer the jackpot then. */
export async function jackpotChoices(): Promise<readonly number[]> {
  if (!hasFeature(environment().operator, 'JackpotInRegistrationFlow')) return []
  const answer = await unlessFailed(askData(JackpotSettingsDocument))
  const settings = answer?.jackpotSettings
  return settings?.enabled ? settings.contributionOptions : []
}
