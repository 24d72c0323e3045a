import type { Lettering } from '../lettering/lettering.ts'
import { type Art, lines } from './title.ts'

const calm = (text: string, second: number, maxSize: number): Lettering => ({
  lines: lines(text),
  font: 'Playfair Display',
  weight: 700,
  style: 'ivory',
  scale: [1, second],
  maxSize,
  lead: 14,
  bottom: 54,
  outlineW: 2
})

export const velvetAndMirador: readonly Art[] = [
  {
    slug: 'roulette-du-cap',
    motif: 'roulette',
    place: 'feltGreen',
    seed: 41,
    at: [0, 1, 0],
    turn: [0.88, 0, 0],
    text: calm('Roulette|DU CAP', 0.44, 100)
  },
  {
    slug: 'blackjack-salon',
    motif: 'blackjack',
    place: 'feltBlue',
    seed: 42,
    at: [0, 0.55, 0],
    scale: 1.06,
    turn: [0.36, 0, 0],
    text: calm('Blackjack|SALON', 0.44, 104)
  },
  {
    slug: 'punto-noir',
    motif: 'baccarat',
    place: 'feltNoir',
    seed: 43,
    at: [0, 0.75, 0],
    scale: 1.06,
    turn: [0.12, 0, 0],
    text: calm('Punto|NOIR', 0.5, 108)
  },
  {
    slug: 'grand-wheel',
    motif: 'moneyWheel',
    place: 'studio',
    seed: 44,
    at: [0, 0.95, 0],
    scale: 0.9,
    text: calm('Grand|WHEEL', 0.5, 108)
  }
]
