export type Ease = (t: number) => number

export const outCubic: Ease = t => 1 - (1 - t) ** 3
export const inCubic: Ease = t => t ** 3
export const outBack =
  (bounce: number): Ease =>
  t =>
    1 + (bounce + 1) * (t - 1) ** 3 + bounce * (t - 1) ** 2
export const outBounce: Ease = t => {
  if (t < 0.7) return (t / 0.7) ** 2
  const rest = (t - 0.85) / 0.15
  return 1 - 0.06 * (1 - rest * rest)
}

interface Running {
  frame(now: number): boolean
}

/** Time of the game: it drives everything that moves, can hurry, and stops where nothing moves. */
export class Loop {
  /** How much faster than the clock the game's time runs. */
  pace = 1
  readonly isStill: boolean
  private time = 0
  private last = 0
  private request = 0
  private dirty = false
  private readonly running = new Set<Running>()
  private readonly draw: (now: number) => void

  constructor(draw: (now: number) => void) {
    this.draw = draw
    this.isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  get now(): number {
    return this.time
  }

  /** Draws once soon, also where nothing moves. */
  invalidate(): void {
    this.dirty = true
    this.wake()
  }

  /** Calls back every frame until it answers false. */
  every(frame: (now: number) => boolean): void {
    this.running.add({ frame })
    this.wake()
  }

  /** Runs a movement from 0 to 1. Without motion it is at its end at once. */
  tween(ms: number, move: (part: number) => void, ease: Ease = outCubic): Promise<void> {
    if (this.isStill || ms <= 0) {
      move(1)
      this.invalidate()
      return Promise.resolve()
    }
    return new Promise(resolve => {
      const start = this.time
      this.every(now => {
        const part = Math.min(1, (now - start) / ms)
        move(ease(part))
        if (part < 1) return true
        resolve()
        return false
      })
    })
  }

  wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      const end = this.time + ms
      this.every(now => {
        if (now < end) return true
        resolve()
        return false
      })
    })
  }

  private wake(): void {
    if (this.request !== 0) return
    this.last = performance.now()
    this.request = requestAnimationFrame(this.turn)
  }

  private readonly turn = (at: number): void => {
    // A tab that slept goes on where it was; a slow machine skips pictures, not time.
    const passed = Math.min(250, Math.max(0, at - this.last))
    this.last = at
    this.time += passed * this.pace
    for (const one of [...this.running]) if (!one.frame(this.time)) this.running.delete(one)
    this.dirty = false
    this.draw(this.time)
    const isAwake = this.running.size > 0 || this.dirty
    this.request = isAwake ? requestAnimationFrame(this.turn) : 0
  }
}
