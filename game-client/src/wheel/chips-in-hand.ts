import { type Bets, type Placed, sumOf } from '../table/book.ts'

/** Chips of a live round: some are in hand yet and can be taken back, the others are down. */
export class ChipsInHand {
  /** The most that a round may have, in minor units. */
  most = 0n
  private down: Bets = new Map()
  private hand: readonly (readonly [spot: string, amount: bigint])[] = []
  private sent: readonly (readonly [spot: string, amount: bigint])[] = []

  /** What the provider says lies on the table. */
  lay(down: Bets): void {
    this.down = down
  }

  get bets(): Bets {
    return merged([...this.down, ...this.sent, ...this.hand])
  }

  get total(): bigint {
    return sumOf(this.bets)
  }

  /** What is not paid for yet. */
  get unpaid(): Bets {
    return merged([...this.sent, ...this.hand])
  }

  get canUndo(): boolean {
    return this.hand.length > 0
  }

  /** Puts chips down, all or, where the table does not take so much, none. */
  place(chips: Iterable<readonly [spot: string, amount: bigint]>): Placed {
    const more = [...chips]
    if (more.length === 0) return 'nothing'
    if (this.total + sumOf(merged(more)) > this.most) return 'limit'
    this.hand = [...this.hand, ...more]
    return 'placed'
  }

  undo(): void {
    this.hand = this.hand.slice(0, -1)
  }

  /** Takes what is in hand, to be sent; null when there is nothing or something is on its way. */
  send(): Bets | null {
    if (this.hand.length === 0 || this.sent.length > 0) return null
    this.sent = this.hand
    this.hand = []
    return merged(this.sent)
  }

  /** What was sent has been answered: it is down, or it never was. */
  answered(): void {
    this.sent = []
  }

  /** A new round: the table is empty. */
  clear(): void {
    this.down = new Map()
    this.hand = []
    this.sent = []
  }
}

export const merged = (chips: Iterable<readonly [string, bigint]>): Bets => {
  const bets = new Map<string, bigint>()
  for (const [spot, amount] of chips) bets.set(spot, (bets.get(spot) ?? 0n) + amount)
  return bets
}
