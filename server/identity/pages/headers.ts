import type { Config } from '../../config.ts'
import { siteOrigins } from '../realm.ts'

/** Headers of every page of the realm. Forms end in a redirect to the site, so it is listed. */
export const pageHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${siteOrigins(config).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin'
})
