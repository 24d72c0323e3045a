import type { Spot } from '#engine/roulette/spots.ts'
import type { Words } from '../words.ts'

/** What a chip on a spot pays to one. */
export const paysToOne = ({ numbers }: Spot): number => 36 / numbers.length - 1

/** What a spot is called, with the numbers that it covers. */
export function nameOf({ id, kind, numbers }: Spot, words: Words): string {
  const list = numbers.join(', ')
  const [first = 0] = numbers
  const range = { from: first, to: numbers.at(-1) ?? first }
  switch (kind) {
    case 'straight':
      return words.text('roulette.straight', { number: first })
    case 'split':
      return words.text('roulette.split', { numbers: list })
    case 'street':
      return words.text('roulette.street', { numbers: list })
    case 'trio':
      return words.text('roulette.trio', { numbers: list })
    case 'corner':
      return words.text('roulette.corner', { numbers: list })
    case 'firstFour':
      return words.text('roulette.firstFour', { numbers: list })
    case 'line':
      return words.text('roulette.line', range)
    case 'column':
      return words.text('roulette.column', { number: first })
    case 'dozen':
      return words.text('roulette.dozen', range)
    case 'low':
    case 'high':
      return words.text(`roulette.${kind}`, range)
    default:
      return words.text(`roulette.${id}`)
  }
}
