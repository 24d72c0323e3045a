/** Counts what was tried and keeps what was not as it must be, with what was seen instead. */
export class Checks {
  #count = 0
  readonly faults: string[] = []

  get count(): number {
    return this.#count
  }

  check(what: string, isRight: boolean, seen?: unknown): void {
    this.#count += 1
    if (isRight) return
    const said = typeof seen === 'string' ? seen : JSON.stringify(seen)
    const fault = said === undefined ? what : `${what}: ${said.slice(0, 300)}`
    this.faults.push(fault)
    console.log(`  NOT RIGHT ${fault}`)
  }

  /** `70 checks` or `70 checks, 2 of them not right`. */
  toString(): string {
    const wrong = this.faults.length
    return wrong > 0 ? `${this.#count} checks, ${wrong} of them not right` : `${this.#count} checks`
  }
}

/** What no answer may hold: a fault of ours, a stack, or words of the database. */
const LEAKS =
  /InternalFailure|INTERNAL_SERVER_ERROR|"code":"INTERNAL"|\n? {2,}at \S+ ?\(|file:\/\/\/\S+\.ts|node:internal|syntax error at or near|violates \S+ constraint|invalid input syntax|relation \\?"\w+\\?" does not|duplicate key value|Maximum call stack/

/** Why an answer is not one of a sound house; undefined for any other. */
export function faultOfAnswer({
  status,
  text
}: {
  readonly status: number
  readonly text: string
}): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  const leak = LEAKS.exec(text)
  return leak
    ? `${status} …${text.slice(Math.max(0, leak.index - 80), leak.index + 160)}`
    : undefined
}
