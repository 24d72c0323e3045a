import { type Note, VOICES, type Voice, winNotes } from './sound-voices.ts'

const KEPT = 'sound'

/** What the player chose in this visit; a browser that keeps nothing starts silent. */
function kept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

function keep(isOn: boolean): void {
  try {
    sessionStorage.setItem(KEPT, isOn ? 'on' : 'off')
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** A second of white noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** Short sounds made on the spot; silent until the player turns them on. */
export class Sound {
  isOn = kept()
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null

  /** Turns the sound on or off for the rest of the visit. */
  turn(isOn: boolean): void {
    this.isOn = isOn
    keep(isOn)
    this.play('press')
  }

  play(voice: Voice, lift = 1): void {
    this.sound(VOICES[voice], lift)
  }

  /** A win in proportion to its stake. What is not more than the stake is left to `celebrates`. */
  win(returned: bigint, stake: bigint, celebratesBelowStake: boolean): void {
    if (returned === 0n || (returned <= stake && !celebratesBelowStake)) return
    this.sound(winNotes(stake > 0n ? Number(returned) / Number(stake) : 1), 1)
  }

  private sound(notes: readonly Note[], lift: number): void {
    // Browsers let no page sound that has not been touched, and say so in the console.
    if (!this.isOn || !navigator.userActivation.hasBeenActive) return
    this.context ??= new AudioContext()
    for (const note of notes) this.voice(this.context, note, lift)
  }

  private voice(context: AudioContext, note: Note, lift: number): void {
    const { at, long, loud } = note
    const begin = context.currentTime + at
    const level = new GainNode(context, { gain: 0 })
    level.gain.setValueAtTime(0, begin)
    level.gain.linearRampToValueAtTime(loud, begin + 0.008)
    level.gain.exponentialRampToValueAtTime(0.0001, begin + long)
    level.connect(context.destination)
    const source = this.source(context, note, lift, begin, level)
    source.start(begin)
    source.stop(begin + long + 0.02)
  }

  private source(
    context: AudioContext,
    { pitch, to, wave, long }: Note,
    lift: number,
    begin: number,
    level: AudioNode
  ): AudioScheduledSourceNode {
    const glide = (frequency: AudioParam) => {
      if (to !== undefined) frequency.exponentialRampToValueAtTime(to * lift, begin + long)
    }
    if (wave === 'noise') {
      this.noise ??= noiseOf(context)
      const band = new BiquadFilterNode(context, {
        type: 'bandpass',
        frequency: pitch * lift,
        Q: 1.2
      })
      glide(band.frequency)
      const breath = new AudioBufferSourceNode(context, { buffer: this.noise, loop: true })
      breath.connect(band).connect(level)
      return breath
    }
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch * lift })
    glide(tone.frequency)
    tone.connect(level)
    return tone
  }
}
