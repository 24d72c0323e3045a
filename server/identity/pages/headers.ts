import type { Config } from '../../config.ts'
import { siteOrigins } from '../realm.ts'

/** Forms end in a redirect to the site, so it is listed. */
const policyOf = (config: Config, more: readonly string[] = []) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...more,
    `form-action 'self' ${siteOrigins(config).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; ')

/** The policy of the page that asks for a passkey: the only one that runs a script, its own. */
export const scriptPolicy = (config: Config): string =>
  policyOf(config, ["script-src 'self'", "connect-src 'self'"])

/** Headers of every page of the realm. */
export const pageHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(config),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups'
})
