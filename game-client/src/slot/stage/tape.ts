/** What a reel shows as it runs: an endless tape, of which only what passes by is ever made. */
export class Tape {
  private readonly shown = new Map<number, string>()
  private readonly fill: () => string

  constructor(fill: () => string) {
    this.fill = fill
  }

  at(place: number): string {
    const known = this.shown.get(place)
    if (known !== undefined) return known
    const fresh = this.fill()
    this.shown.set(place, fresh)
    return fresh
  }

  put(place: number, symbol: string): void {
    this.shown.set(place, symbol)
  }

  /** Forgets what lies below a place. */
  cut(below: number): void {
    for (const place of this.shown.keys()) if (place < below) this.shown.delete(place)
  }
}
