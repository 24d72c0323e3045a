import { BRAND } from './build.ts'
import { type ThirdParties, thirdPartiesOf } from './third-parties.ts'

declare const __THIRD_PARTIES__: ThirdParties

/**
 * Whom the pages of this build take scripts of: the brand's own and those of `LOBBY_THIRD_PARTIES`,
 * as the build writes them into `third-parties.json` and the content policy.
 */
export const PARTIES: ThirdParties =
  typeof __THIRD_PARTIES__ === 'object' ? __THIRD_PARTIES__ : thirdPartiesOf(BRAND)
