import { isShape, type NamedBet, type Shape } from './bets.ts'

export type WireShape = 'SINGLE' | 'COMBO' | 'SYSTEM' | NamedBet

/** The shape that the wire names for so many legs; null where it does not fit them. */
export function readWireShape(name: WireShape, of: number | null, legs: number): Shape | null {
  const shape = name === 'SYSTEM' ? `${of}/${legs}` : name
  return (name === 'SYSTEM') === (of !== null) && isShape(shape, legs) ? shape : null
}

/** How the wire names a shape: a system by how many of the legs make a line. */
export function wireShapeOf(shape: Shape): {
  readonly shape: WireShape
  readonly of: number | null
} {
  const isSystem = (text: Shape): text is `${number}/${number}` => text.includes('/')
  return isSystem(shape) ? { shape: 'SYSTEM', of: Number.parseInt(shape, 10) } : { shape, of: null }
}
