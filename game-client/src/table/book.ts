/** Minor units by the spot that they lie on. */
export type Bets = ReadonlyMap<string, bigint>

export type Placed = 'placed' | 'limit' | 'nothing'

/** All that lies on a table. */
export const sumOf = (bets: Bets) => [...bets.values()].reduce((all, one) => all + one, 0n)

/** The chips of a player before a round, every step of which can be taken back. */
export class BetBook {
  /** The most that may lie on the table at once, in minor units. */
  most = 0n
  private readonly steps: Bets[] = []
  private played: Bets = new Map()

  get bets(): Bets {
    return this.steps.at(-1) ?? new Map()
  }

  get total(): bigint {
    return sumOf(this.bets)
  }

  get canUndo(): boolean {
    return this.steps.length > 0
  }

  get canRepeat(): boolean {
    return this.bets.size === 0 && this.played.size > 0
  }

  /** Puts a chip down, unless more would lie on the table than it allows. */
  place(spot: string, amount: bigint): Placed {
    return this.step(new Map(this.bets).set(spot, (this.bets.get(spot) ?? 0n) + amount))
  }

  /** Takes everything from one spot. */
  take(spot: string): Placed {
    if (!this.bets.has(spot)) return 'nothing'
    const left = new Map(this.bets)
    left.delete(spot)
    return this.step(left)
  }

  clear(): Placed {
    return this.bets.size === 0 ? 'nothing' : this.step(new Map())
  }

  /** As much again on every spot. */
  double(): Placed {
    if (this.bets.size === 0) return 'nothing'
    return this.step(new Map([...this.bets].map(([spot, amount]) => [spot, amount * 2n])))
  }

  /** The chips of the last round, on an empty table. */
  repeat(): Placed {
    return this.canRepeat ? this.step(this.played) : 'nothing'
  }

  /** Takes the last step back. */
  undo(): Placed {
    return this.steps.pop() ? 'placed' : 'nothing'
  }

  /** The round begins: these chips are the ones that can be repeated, and the table is empty. */
  begin(): Bets {
    this.played = this.bets
    this.steps.length = 0
    return this.played
  }

  /** The round did not begin: its chips lie on the table again. */
  giveBack(): void {
    if (this.bets.size === 0) this.steps.push(this.played)
  }

  private step(bets: Bets): Placed {
    if (sumOf(bets) > this.most) return 'limit'
    this.steps.push(bets)
    return 'placed'
  }
}
