/** A chain of redirects is one visit: it is told of when the address has stood for so long. */
const REPORT_DELAY = 32

export interface Addresses {
  /** The path of the address, without its query. */
  path(): string
  after(milliseconds: number, callback: () => void): () => void
  /** Calls when the address may be another one; `isReturn` when the page itself was left meanwhile. */
  onChange(listener: (isReturn: boolean) => void): () => void
}

/** Tells each visit of an address once; a query or a fragment makes no other address. */
export function watchPageViews(
  { path, after, onChange }: Addresses,
  told: (path: string) => void
): () => void {
  let last: string | undefined
  let cancel = () => {}
  const look = (isReturn = false) => {
    if (isReturn) last = undefined
    cancel()
    cancel = after(REPORT_DELAY, () => {
      const now = path()
      if (now === last) return
      last = now
      told(now)
    })
  }
  look()
  const stop = onChange(look)
  return () => {
    stop()
    cancel()
  }
}
