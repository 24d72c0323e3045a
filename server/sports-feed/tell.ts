import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { bundles } from '../bus/bundles.ts'
import type { Ports } from '../ports.ts'

/** Tells the followers in all processes. Call it after the commit. */
export async function tellFollowers(
  { bus, clock }: Ports,
  messages: readonly FeedMessage[]
): Promise<void> {
  const at = clock.now().toISOString()
  for (const texts of bundles(messages.map(message => JSON.stringify(message))))
    await bus.publish({ kind: 'sports.feed', subject: 'told', version: 0, at, data: { texts } })
}
