const EVERY = 600_000

export interface Pulse {
  after(milliseconds: number, callback: () => void): () => void
  isHidden(): boolean
}

/**
 * Calls every 600 s, until what it returns is called. A page in the background is passed over, so
 * that who has several open is counted once.
 */
export function beat({ after, isHidden }: Pulse, told: () => void): () => void {
  let cancel = () => {}
  const next = () => {
    cancel = after(EVERY, () => {
      next()
      if (!isHidden()) told()
    })
  }
  next()
  return () => cancel()
}
