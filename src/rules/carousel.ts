/** How a row stands in its view, in pixels. */
export interface View {
  /** What has been scrolled past. */
  readonly offset: number
  /** What is in sight at once. */
  readonly width: number
  /** All that there is. */
  readonly content: number
}

const STEP_DIVISOR = 1.5
const NEAR_END = 200
const STATE_EVERY_MS = 100
/** Zoomed pages scroll by fractions, and never quite reach an end. */
const ROUNDING = 1

const rest = ({ offset, width, content }: View) => content - width - offset

/** How far one press of a paddle goes. */
export const stepOf = (width: number): number => width / STEP_DIVISOR

/** Which paddles there are to press: none leads where the row does not go on. */
export const paddlesOf = (view: View): { readonly back: boolean; readonly forward: boolean } => ({
  back: view.offset > ROUNDING,
  forward: rest(view) > ROUNDING
})

/** True where a row that goes on wants what comes after its last tile. */
export const isNearEnd = (view: View): boolean => rest(view) <= NEAR_END

/** Runs once for all calls of 100 ms, after them, so that the last state is never missed. */
export function throttled(
  run: () => void,
  later: (run: () => void, milliseconds: number) => unknown
): () => void {
  let waits = false
  return () => {
    if (waits) return
    waits = true
    later(() => {
      waits = false
      run()
    }, STATE_EVERY_MS)
  }
}
