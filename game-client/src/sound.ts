type Voice = 'press' | 'stop' | 'scatter' | 'win' | 'big' | 'coin'

interface Note {
  readonly at: number
  readonly pitch: number
  readonly long: number
  readonly wave: OscillatorType
  readonly loud: number
}

const note = (
  at: number,
  pitch: number,
  long: number,
  wave: OscillatorType,
  loud: number
): Note => ({
  at,
  pitch,
  long,
  wave,
  loud
})

const VOICES: Readonly<Record<Voice, readonly Note[]>> = {
  press: [note(0, 220, 0.06, 'triangle', 0.25)],
  stop: [note(0, 96, 0.09, 'sine', 0.5), note(0, 190, 0.04, 'triangle', 0.16)],
  scatter: [note(0, 660, 0.18, 'triangle', 0.25), note(0.07, 990, 0.3, 'sine', 0.25)],
  coin: [note(0, 1180, 0.08, 'triangle', 0.18), note(0.05, 1570, 0.22, 'sine', 0.18)],
  win: [523, 659, 784].map((pitch, index) => note(index * 0.09, pitch, 0.24, 'triangle', 0.22)),
  big: [523, 659, 784, 1047, 1319].map((pitch, index) =>
    note(index * 0.12, pitch, 0.5, 'triangle', 0.24)
  )
}

/** Short sounds made on the spot; silent until the player turns them on. */
export class Sound {
  isOn = false
  private context: AudioContext | null = null

  turn(isOn: boolean): void {
    this.isOn = isOn
    if (isOn) this.context ??= new AudioContext()
    this.play('press')
  }

  play(voice: Voice, lift = 1): void {
    const { context } = this
    if (!this.isOn || !context) return
    for (const { at, pitch, long, wave, loud } of VOICES[voice]) {
      const begin = context.currentTime + at
      const tone = new OscillatorNode(context, { type: wave, frequency: pitch * lift })
      const level = new GainNode(context, { gain: 0 })
      level.gain.setValueAtTime(0, begin)
      level.gain.linearRampToValueAtTime(loud, begin + 0.008)
      level.gain.exponentialRampToValueAtTime(0.0001, begin + long)
      tone.connect(level).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + long + 0.02)
    }
  }
}
