/** One piece of confetti at one moment, in the square from 0 to 1 in both directions. */
export interface Piece {
  readonly x: number
  readonly y: number
  /** Half turns, for the drawing and its foreshortening. */
  readonly turn: number
  readonly size: number
  /** The colour's place in whatever list of colours is drawn with. */
  readonly colour: number
}

/** Milliseconds from the first piece to the last. */
export const CONFETTI_TIME = 3600

const COUNT = 70
const LONGEST_FALL = 2600

/** A number from 0 to 1 that is always the same for a piece and a purpose. */
function chance(piece: number, purpose: number): number {
  const wave = Math.sin(piece * 127.1 + purpose * 311.7) * 43_758.5453
  return wave - Math.floor(wave)
}

/** Where the pieces are so many milliseconds after the first was let go. */
export function confettiAt(elapsed: number): readonly Piece[] {
  return Array.from({ length: COUNT }, (_, piece) => {
    const start = chance(piece, 1) * (CONFETTI_TIME - LONGEST_FALL)
    const fall = LONGEST_FALL * (0.6 + 0.4 * chance(piece, 2))
    const share = (elapsed - start) / fall
    const sway = Math.sin(share * 9 + piece) * 0.03
    return {
      x: chance(piece, 3) + sway,
      y: share * share * 0.5 + share * 0.65 - 0.1,
      turn: share * (2 + 4 * chance(piece, 4)),
      size: 0.6 + 0.4 * chance(piece, 5),
      colour: piece
    }
  }).filter(({ y }) => y > -0.1 && y < 1.05)
}
