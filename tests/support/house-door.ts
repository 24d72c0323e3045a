import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'

/** The way to a house: to a platform in this process, or to one in another. */
export interface HouseDoor {
  readonly url: string
  readonly ports: { readonly config: Config; readonly clock: Pick<Clock, 'now'> }
}
