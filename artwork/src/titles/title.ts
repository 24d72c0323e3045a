import type { Colour, MotifOptions, Vector } from '../core/motif.ts'
import type { Lettering } from '../lettering/lettering.ts'

export interface Camera {
  readonly x?: number
  readonly y?: number
  readonly z?: number
  readonly fov?: number
  readonly look?: Vector
  /** Degrees by which the horizon leans. */
  readonly roll?: number
}

/** One modelled thing in the picture; `depth` sends it out of focus, behind or before. */
export interface Prop {
  readonly motif: string
  readonly o?: MotifOptions
  readonly at?: Vector
  readonly scale?: number
  readonly turn?: Vector
  readonly depth?: 'back' | 'front'
}

export type ScatterKind = 'coins' | 'gems' | 'pearls' | 'petals' | 'leaves' | 'embers' | 'notes'

/** How one title's picture is composed. */
export interface Art extends Prop {
  readonly slug: string
  readonly place: string
  readonly seed: number
  readonly props?: readonly Prop[]
  readonly scatter?: {
    readonly kind: ScatterKind
    readonly n: number
    readonly colors?: readonly Colour[]
  }
  readonly camera?: Camera
  /** Contact shadow on the ground: centre and half width, in parts of the picture. */
  readonly stand?: { readonly x?: number; readonly y: number; readonly rx: number }
  readonly exposure?: number
  readonly bloom?: number
  /** The painted place is drawn larger and moved, in parts of the picture. */
  readonly zoom?: {
    readonly k: number
    readonly x?: number
    readonly y?: number
    readonly flip?: boolean
  }
  readonly text: Lettering
  readonly markColor?: string
  readonly vignette?: number
}

/** Lines of a title, written with bars between them. */
export const lines = (text: string): string[] => text.split('|')

type Options = Omit<Lettering, 'lines' | 'font' | 'style'>

/** A title's lettering: lines, face, style and what differs from the plain setting. */
export const lettered = (
  text: string,
  font: string,
  style: Lettering['style'],
  options: Options = {}
): Lettering => ({ lines: lines(text), font, style, ...options })
