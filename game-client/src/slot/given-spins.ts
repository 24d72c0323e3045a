import type { FreeSpins } from '#contract/wire/slot-play.ts'

/**
 * The spins that the casino pays for, not to be taken for those that a round of the game wins: which
 * comes next, and which are to be told of.
 */
export class GivenSpins {
  /** The player stakes money of their own first. */
  areKept = false
  private list: readonly FreeSpins[] = []
  private readonly greeted = new Set<string>()

  /** Takes what the provider says; spins that were begun before need no greeting. */
  heed(list: readonly FreeSpins[]): void {
    this.list = list
    for (const { id, left, of } of list) if (left < of) this.greeted.add(id)
  }

  /** The one that the next round would be of, if the player wants. */
  get waiting(): FreeSpins | null {
    return this.list.find(({ left }) => left > 0) ?? null
  }

  /** What the next round is staked by; null when it is the player's money. */
  get next(): FreeSpins | null {
    return this.areKept ? null : this.waiting
  }

  /** All that are left, whichever reward they came with. */
  get left(): number {
    return this.list.reduce((sum, { left }) => sum + left, 0)
  }

  /** A round of them has begun. */
  spent(id: string): void {
    this.list = this.list.map(each => (each.id === id ? { ...each, left: each.left - 1 } : each))
  }

  /** Spins that the player has not been told of; each is named once. */
  toGreet(): readonly FreeSpins[] {
    const fresh = this.list.filter(({ id }) => !this.greeted.has(id))
    for (const { id } of fresh) this.greeted.add(id)
    return fresh
  }

  /** Takes out the spins that are played to their end; each is named once. */
  takePlayed(): readonly FreeSpins[] {
    const played = this.list.filter(({ left }) => left <= 0)
    this.list = this.list.filter(({ left }) => left > 0)
    return played
  }
}
