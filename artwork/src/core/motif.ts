import type { Object3D } from 'three'
import type { Lights } from './light.ts'
import type { Rng } from './math.ts'

export type Colour = string | number
export type Vector = readonly [number, number, number]

/** What a motif is built with: its own random numbers and the light it will stand in. */
export interface Kit {
  readonly r: Rng
  readonly L: Lights
}

/** The ways in which one model can be dressed differently; each motif reads the few that it knows. */
export interface MotifOptions {
  readonly stone?: string
  readonly stones?: readonly string[]
  readonly cut?: string
  readonly metal?: 'gold' | 'silver' | 'bronze' | 'iron' | 'oldGold'
  readonly color?: Colour
  readonly color2?: Colour
  readonly color3?: Colour
  readonly colors?: readonly Colour[]
  readonly glow?: Colour
  readonly count?: number
  readonly size?: number
  readonly gain?: number
  readonly rot?: Vector
  readonly small?: readonly (readonly number[])[]
  readonly smallStones?: readonly string[]
  readonly iris?: readonly string[]
  readonly bands?: readonly string[]
  readonly plain?: boolean
  readonly ice?: boolean
  readonly label?: string
}

export type Motif = (kit: Kit, options: MotifOptions) => Object3D
