import { OPERATORS } from '#config/operators.ts'
import type { Config } from '../../config.ts'
import { siteOrigins } from '../realm.ts'

/** Whom a passkey is for: the host of the site, so that lobby and realm share it. */
export const relyingPartyOf = (config: Config) => ({
  id: new URL(config.publicUrl).hostname,
  name: OPERATORS[config.operator].title,
  origins: [...siteOrigins(config)]
})
