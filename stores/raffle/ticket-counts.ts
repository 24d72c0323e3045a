import { map } from 'nanostores'

/** How many tickets a player has in a draw. */
export interface Tickets {
  readonly count: number
  /** What stands for the player in the list that the draw is made from; null before it is told. */
  readonly entrant: string | null
}

/** By the id of the draw. */
export const $counts = map<Readonly<Record<string, Tickets>>>({})

/** What an answer told of one draw beside other things. */
export function ticketsTold(instance: string, count: number): void {
  const entrant = $counts.get()[instance]?.entrant ?? null
  $counts.setKey(instance, { count, entrant })
}
