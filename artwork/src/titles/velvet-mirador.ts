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
    slug: 'halyard-roulette',
    motif: 'roulette',
    place: 'seaDawn',
    seed: 45,
    at: [0.5, 1.25, 0],
    scale: 0.9,
    turn: [0.62, 0.2, -0.3],
    props: [{ motif: 'shipWheel', at: [-2.1, 2.6, -3.2], scale: 0.75, depth: 'back' }],
    text: calm('Halyard|ROULETTE', 0.5, 112)
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
    slug: 'jacks-at-the-quay',
    motif: 'pokerHand',
    place: 'harbour',
    seed: 46,
    at: [0, 0.85, 0],
    turn: [0.1, 0, 0],
    props: [{ motif: 'anchor', at: [2.3, 1.4, -3.4], scale: 0.8, depth: 'back' }],
    text: calm('Jacks|AT THE QUAY', 0.46, 120)
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
