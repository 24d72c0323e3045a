/** One letter a symbol, so that a reel strip reads as a word. */
export const SYMBOL_NAMES = {
  '1': 'h1',
  '2': 'h2',
  '3': 'h3',
  '4': 'h4',
  '5': 'h5',
  a: 'a',
  k: 'k',
  q: 'q',
  j: 'j',
  t: '10',
  w: 'wild',
  x: 'wild2',
  y: 'wild3',
  s: 'scatter',
  c: 'coin'
} as const

export type ReelSymbol = keyof typeof SYMBOL_NAMES

export const isSymbol = (letter: string): letter is ReelSymbol =>
  Object.hasOwn(SYMBOL_NAMES, letter)

/** How often a wild multiplies the line or way it completes; 0 for what is not wild. */
export const wildFactor = (symbol: ReelSymbol): number =>
  symbol === 'w' ? 1 : symbol === 'x' ? 2 : symbol === 'y' ? 3 : 0
