import { PAYMENT_PROVIDERS, PROVIDER_ADDRESSES } from '#config/payment-methods.ts'
import type { Config } from './config.ts'

const isHere = (address: string) => {
  const { hostname } = new URL(address)
  return /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
}

/**
 * The variables whose addresses this machine alone can reach, of a house without a sandbox whose site
 * others can: its players would be sent there in vain. What the platform alone asks, such as the
 * register and the feed of sports, may stand on this machine.
 */
export function addressesLeft(config: Config): readonly string[] {
  if (config.sandbox || isHere(config.publicUrl)) return []
  const named: Readonly<Record<string, string>> = {
    LOBBY_GAMES_URL: config.gamesUrl,
    LOBBY_JACKPOTS_URL: config.jackpotsUrl,
    LOBBY_ENGAGEMENT_URL: config.engagementUrl,
    LOBBY_IDENTITY_URL: config.identityUrl,
    ...(config.sportsFeed !== 'none' && { LOBBY_SPORTS_URL: config.sportsUrl }),
    ...Object.fromEntries(
      PAYMENT_PROVIDERS.map(provider => [
        PROVIDER_ADDRESSES[provider].variable,
        config.providerUrls[provider]
      ])
    )
  }
  return Object.keys(named).filter(variable => isHere(named[variable] ?? ''))
}
