import { LOCALE_CODES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import { SESSION_END_REASONS } from '#contract/wire/logout-reason.ts'
import type { Config } from '../config.ts'

export const CLIENT_ID = 'lobby'
/** Whom access tokens are for: every service of the platform. */
export const AUDIENCE = 'urn:casino:api'
export const ACCESS_TOKEN_SECONDS = 300
/** Where the silent renewal's frame ends; the site serves an empty page there. */
export const SILENT_PATH = '/silent-renew/'

/**
 * What the realm's cookies are called. Over TLS the names themselves keep browsers from taking one
 * that came without it; `__Host-` would have them sent to every path, and these are the realm's.
 */
export function cookieNames({ publicUrl }: Config) {
  const prefix = publicUrl.startsWith('https:') ? '__Secure-' : ''
  return {
    session: `${prefix}identity_session`,
    interaction: `${prefix}identity_interaction`,
    resume: `${prefix}identity_resume`
  } as const
}

/** Keycloak's shape: everything of an operator's identities lies below one path. */
export const realmPath = ({ operator }: Config): string => `/realms/${OPERATORS[operator].slug}`

export const issuerOf = (config: Config): string =>
  new URL(realmPath(config), config.publicUrl).href

/** Origins that the site is opened at; on loopback a machine has a name and a number. */
export function siteOrigins({ publicUrl }: Config): readonly string[] {
  const url = new URL(publicUrl)
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname]
  if (twin === undefined) return [url.origin]
  const other = new URL(url)
  other.hostname = twin
  return [url.origin, other.origin]
}

const onEveryOrigin = (config: Config, paths: readonly string[]) =>
  siteOrigins(config).flatMap(origin => paths.map(path => origin + path))

/** Exact addresses that a sign-in may lead back to. */
export const redirectUris = (config: Config): readonly string[] =>
  onEveryOrigin(config, [
    SILENT_PATH,
    ...LOCALE_CODES.flatMap(locale => [href(locale, 'login'), href(locale, 'keycloakHandler')])
  ])

const REASONS = ['', ...SESSION_END_REASONS.map(reason => `?logoutReason=${reason}`)]

/** Exact addresses that a log-out may lead back to, with the reason that the page shows. */
export const postLogoutUris = (config: Config): readonly string[] =>
  onEveryOrigin(
    config,
    LOCALE_CODES.flatMap(locale =>
      REASONS.flatMap(reason => [href(locale, 'login') + reason, href(locale, 'sports') + reason])
    )
  )
