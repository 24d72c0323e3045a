/** Of names that nobody asks for any more so many are kept. */
const MOST = 500

/** What was read lately, shared by everybody who asks for it meanwhile. */
export class ShownFor<Value> {
  readonly #milliseconds: number
  readonly #load: (name: string) => Promise<Value>
  readonly #known = new Map<string, { readonly value: Promise<Value>; readonly at: number }>()

  constructor(milliseconds: number, load: (name: string) => Promise<Value>) {
    this.#milliseconds = milliseconds
    this.#load = load
  }

  /** Reads once for all who ask within the time; what failed is read again for the next. */
  get(name: string): Promise<Value> {
    const known = this.#known.get(name)
    const now = performance.now()
    if (known && now - known.at < this.#milliseconds) return known.value
    const value = this.#load(name)
    this.#known.set(name, { value, at: now })
    if (this.#known.size > MOST) this.#forgetOld(now)
    value.then(
      // Names that mean nothing are not kept: anybody may ask for any.
      found => {
        if (found === undefined) this.forget(name)
      },
      () => this.forget(name)
    )
    return value
  }

  #forgetOld(now: number): void {
    for (const [name, { at }] of this.#known)
      if (now - at >= this.#milliseconds) this.#known.delete(name)
  }

  /** It has changed: whoever asks next has it read again. */
  forget(name: string): void {
    this.#known.delete(name)
  }
}
