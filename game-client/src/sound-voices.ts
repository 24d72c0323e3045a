/** One tone or breath of noise in a sound; times in seconds, pitch in hertz. */
export interface Note {
  readonly at: number
  readonly pitch: number
  /** Where the pitch glides to. */
  readonly to?: number
  readonly long: number
  /** Noise is heard through a band around its pitch. */
  readonly wave: OscillatorType | 'noise'
  readonly loud: number
}

const note = (
  at: number,
  pitch: number,
  long: number,
  wave: Note['wave'],
  loud: number,
  to?: number
): Note => ({ at, pitch, long, wave, loud, ...(to !== undefined && { to }) })

const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568] as const

/** So many notes upwards. */
const rising = (count: number, gap: number, long: number): readonly Note[] =>
  SCALE.slice(0, count).map((pitch, index) => note(index * gap, pitch, long, 'triangle', 0.2))

export const VOICES = {
  press: [note(0, 220, 0.06, 'triangle', 0.25)],
  /** Reels: one comes to a stand, a scatter or coin lands. */
  stop: [note(0, 96, 0.09, 'sine', 0.5), note(0, 190, 0.04, 'triangle', 0.16)],
  scatter: [note(0, 660, 0.18, 'triangle', 0.25), note(0.07, 990, 0.3, 'sine', 0.25)],
  coin: [note(0, 1180, 0.08, 'triangle', 0.18), note(0.05, 1570, 0.22, 'sine', 0.18)],
  big: rising(7, 0.12, 0.5),
  /** Tables: a chip is put down, chips are taken up again. */
  chip: [
    note(0, 2600, 0.05, 'noise', 0.3),
    note(0, 3100, 0.05, 'sine', 0.08),
    note(0.035, 2300, 0.06, 'sine', 0.06)
  ],
  chips: [0, 0.05, 0.11, 0.16].flatMap((at, index) => [
    note(at, 2400 + index * 220, 0.05, 'noise', 0.22),
    note(at, 2900 + index * 160, 0.05, 'sine', 0.06)
  ]),
  /** Cards: one slides over the felt, one is turned. */
  card: [note(0, 1500, 0.11, 'noise', 0.3, 3200)],
  turn: [note(0, 2600, 0.07, 'noise', 0.22, 1200), note(0.05, 420, 0.04, 'triangle', 0.1)],
  /** Roulette: the ball is thrown, falls into its pocket. */
  ball: [note(0, 700, 1.6, 'noise', 0.12, 1500)],
  pocket: [note(0, 320, 0.09, 'triangle', 0.3), note(0.07, 260, 0.09, 'triangle', 0.18)],
  /** A wheel's flap passes a pin. */
  tick: [note(0, 1250, 0.03, 'square', 0.06), note(0, 3000, 0.02, 'noise', 0.16)],
  /** No more chips. */
  closed: [note(0, 392, 0.16, 'sine', 0.2), note(0.14, 294, 0.26, 'sine', 0.2)]
} as const satisfies Record<string, readonly Note[]>

export type Voice = keyof typeof VOICES

const STEPS: readonly (readonly [least: number, notes: number])[] = [
  [40, 9],
  [10, 7],
  [5, 5],
  [2.5, 4],
  [0, 3]
]

/** A win sounds longer the more of the stake it is. */
export function winNotes(factor: number): readonly Note[] {
  const [, count] = STEPS.find(([least]) => factor >= least) ?? [0, 3]
  return rising(count, count > 5 ? 0.12 : 0.09, count > 5 ? 0.45 : 0.26)
}
