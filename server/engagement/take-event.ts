import type { EngagementEvent } from '#contract/wire/engagement.ts'
import type { Tx } from '../db/database.ts'
import type { Provider } from './provider.ts'
import type { EngagePlayer } from './tables.ts'
import type { Topic } from './tell.ts'

/** What is told after the commit: to the player, or to everybody. */
export interface News {
  readonly player: string
  readonly topic: Topic
  readonly id?: string
}

/**
 * What a part of the provider makes of an event, in the transaction that takes it and with the player
 * held; the event is a player's who takes part and may. It gives back what is to be told.
 */
export type Taker = (
  provider: Provider,
  tx: Tx,
  player: EngagePlayer,
  event: EngagementEvent
) => Promise<readonly News[]>
