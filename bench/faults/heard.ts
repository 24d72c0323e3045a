/** What customers met, by name. */
export class Heard extends Map<string, number> {
  count(what: string): void {
    this.set(what, (this.get(what) ?? 0) + 1)
  }

  total(): number {
    return [...this.values()].reduce((sum, times) => sum + times, 0)
  }

  tell(): void {
    for (const [what, times] of this) console.log(`heard ${times} times: ${what}`)
  }
}
