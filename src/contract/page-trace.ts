/** The share of page loads whose traces are recorded: specification, section 9. */
export const TRACES_SAMPLE_RATE = 0.5

/** What the person at the page has set off last; whether it is recorded is decided once a page load. */
export interface PageTrace {
  id: string
  readonly isSampled: boolean
}

declare global {
  /** One for the document, since what a visitor loads and what a session loads share no module. */
  var pageTrace: PageTrace | undefined
}

/** So many hexadecimal digits by chance, which nobody has to be unable to guess. */
export const randomHex = (digits: number): string =>
  '0'.repeat(digits).replace(/0/g, () => Math.trunc(Math.random() * 16).toString(16))

/** The trace that runs in this page; whoever asks first begins it. */
export function currentPageTrace(): PageTrace {
  globalThis.pageTrace ??= { id: randomHex(32), isSampled: Math.random() < TRACES_SAMPLE_RATE }
  return globalThis.pageTrace
}
