import { resolve } from 'node:path'
import { openHouse } from '#tests/support/open-house.ts'
import { sharedSecrets } from '#tests/support/platform.ts'
import { SITE } from './house-for.ts'

export interface FeedHouse {
  readonly port: number
  /** The name by which it knows itself as a feed. */
  readonly host: string
  close(): Promise<void>
}

/** A feed of sports of somebody else: another house, which plays the great competitions for it. */
export async function openFeed(databaseUrl: string): Promise<FeedHouse> {
  const { config, close } = await openHouse(SITE, databaseUrl, 'Infiniza', '.', {
    LOBBY_SECRETS_FILE: resolve(sharedSecrets()),
    LOBBY_SPORTS_WORLD: 'small'
  })
  const { host, port } = new URL(config.sportsFeedUrl)
  return { host, port: Number(port), close }
}
