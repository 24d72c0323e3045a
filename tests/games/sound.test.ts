import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Sound } from '../../game-client/src/sound.ts'
import { VOICES, winNotes } from '../../game-client/src/sound-voices.ts'

let heard: number[] = []

class Node {
  readonly frequency = { exponentialRampToValueAtTime() {} }
  readonly gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {}
  }
  connect(to: unknown) {
    return to
  }
  start() {}
  stop() {}
}

class Tone extends Node {
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super()
    heard.push(frequency)
  }
}

beforeEach(() => {
  heard = []
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value)
  })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0
      readonly sampleRate = 10
      readonly destination = {}
    }
  )
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData() {
        return new Float32Array(10)
      }
    }
  )
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('BiquadFilterNode', Node)
  vi.stubGlobal('AudioBufferSourceNode', Node)
  vi.stubGlobal('OscillatorNode', Tone)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const turnedOn = () => {
  const sound = new Sound()
  sound.turn(true)
  heard = []
  return sound
}

describe('the sound of a game', () => {
  test('is off until it is wanted, and the choice lasts for the visit', () => {
    const sound = new Sound()
    sound.play('coin')
    expect(heard).toEqual([])
    sound.turn(true)
    expect(heard).not.toEqual([])
    expect(new Sound().isOn).toBe(true)
    sound.turn(false)
    expect(new Sound().isOn).toBe(false)
  })

  test('waits until the page has been touched', () => {
    const sound = turnedOn()
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    sound.play('coin')
    expect(heard).toEqual([])
  })

  test('celebrates nothing that is not more than the stake, unless the play says that it may [R14]', () => {
    const sound = turnedOn()
    sound.win(0n, 100n, true)
    sound.win(80n, 100n, false)
    sound.win(100n, 100n, false)
    expect(heard).toEqual([])
    sound.win(80n, 100n, true)
    expect(heard).not.toEqual([])
    heard = []
    sound.win(101n, 100n, false)
    expect(heard).not.toEqual([])
  })

  test('of a win grows with it and stays short', () => {
    const counts = [1.5, 3, 6, 20, 100].map(factor => winNotes(factor).length)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(new Set(counts).size).toBe(5)
    for (const notes of [...Object.values(VOICES), winNotes(1000)])
      for (const { at, long, loud } of notes) {
        expect(at + long).toBeLessThan(2.5)
        expect(loud).toBeLessThanOrEqual(0.5)
      }
  })
})
