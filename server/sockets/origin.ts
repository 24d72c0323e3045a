import type { IncomingHttpHeaders } from 'node:http'

import { type Config, paymentOrigins } from '../config.ts'

type Origins = Pick<Config, 'gamesUrl' | 'jackpotsUrl' | 'providerUrls' | 'publicUrl' | 'sportsUrl'>

/** Whether a page of the site asks; programs that are no browser name no origin and may ask too. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, origins: Origins): boolean {
  if (origin === undefined || origin === new URL(origins.publicUrl).origin) return true
  const { gamesUrl, jackpotsUrl, sportsUrl } = origins
  const apart = [gamesUrl, jackpotsUrl, sportsUrl, ...paymentOrigins(origins)].map(
    url => new URL(url).host
  )
  return host !== undefined && !apart.includes(host) && URL.parse(origin)?.host === host
}

/**
 * Who may open a socket. Browsers name the page at every handshake, so that whoever names none is a
 * program; one that brings cookies all the same is a browser with its origin cut off.
 */
export const mayOpenSocket = (headers: IncomingHttpHeaders, origins: Origins): boolean =>
  headers.origin === undefined ? headers.cookie === undefined : isOwnOrigin(headers, origins)
