import type { Shape } from './bets.ts'

/** Names that are the same in every language. */
const NAMED: Readonly<Partial<Record<Shape, string>>> = {
  TRIXIE: 'Trixie',
  PATENT: 'Patent',
  YANKEE: 'Yankee',
  LUCKY_15: 'Lucky 15',
  CANADIAN: 'Canadian',
  LUCKY_31: 'Lucky 31',
  HEINZ: 'Heinz',
  LUCKY_63: 'Lucky 63',
  SUPER_HEINZ: 'Super Heinz',
  GOLIATH: 'Goliath'
}

/** Texts of the namespace `slip` that name shapes. */
export interface ShapeWords {
  readonly 'slip.single': string
  readonly 'slip.double': string
  readonly 'slip.treble': string
  readonly 'slip.fold': string
  readonly 'slip.systemOf': string
}

/** What a bet of so many legs is called: `Treble`, `2 of 3`, `Yankee`. */
export function shapeName(words: ShapeWords, shape: Shape, legs: number): string {
  const named = NAMED[shape]
  if (named) return named
  if (shape === 'SINGLE') return words['slip.single']
  if (shape !== 'COMBO') {
    const [right = '', count = ''] = shape.split('/')
    return words['slip.systemOf'].replace('{right}', right).replace('{count}', count)
  }
  if (legs === 2) return words['slip.double']
  return legs === 3 ? words['slip.treble'] : words['slip.fold'].replace('{count}', String(legs))
}
