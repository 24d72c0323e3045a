import type { DrawnRecord } from '#contract/wire/raffle-draw.ts'
import { commitmentOf, type DrawnTicket, drawTickets } from './draw.ts'

/** What a record says of its draw, each as far as it could be found again. */
export interface Verdict {
  /** The seed is the one that was committed to when the draw opened. */
  readonly isSeedCommitted: boolean
  /** The list of entries is the one that the digest was made of, and has so many tickets. */
  readonly isListUnchanged: boolean
  /** The seed and the list draw these winners, in this order and with these prizes, and no others. */
  readonly areWinnersDrawn: boolean
}

const NOTHING: Verdict = { isSeedCommitted: false, isListUnchanged: false, areWinnersDrawn: false }

const textOf = (winners: readonly DrawnTicket[]) => JSON.stringify(winners)

/** Redoes a draw from what was published of it, without asking the house anything. */
export async function verifyDraw(record: DrawnRecord): Promise<Verdict> {
  const { seed, commitment, entries, prizes } = record
  const places = prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount))
  const isSeedCommitted = (await commitmentOf(seed)) === commitment
  try {
    const draw = await drawTickets({
      instance: record.instance_id,
      seed,
      entries: entries.map(([entrant, tickets]) => ({ entrant, tickets })),
      prizes: places.length
    })
    const told = record.winners.map(({ place, ticket, entrant }) => ({ place, ticket, entrant }))
    const isPrizeOfPlace = record.winners.every(
      ({ place, win_amount: amount }) => amount === places[place - 1]
    )
    return {
      isSeedCommitted,
      isListUnchanged: draw.digest === record.digest && draw.ticketCount === record.ticket_count,
      areWinnersDrawn: isPrizeOfPlace && textOf(draw.winners) === textOf(told)
    }
  } catch (error) {
    // A list that no draw is made from.
    if (error instanceof RangeError) return { ...NOTHING, isSeedCommitted }
    throw error
  }
}
