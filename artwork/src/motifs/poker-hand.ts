import { group, mesh } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { card, chip } from './cards.ts'

const HAND = [
  ['J', 'club'],
  ['J', 'heart'],
  ['J', 'spade'],
  ['9', 'diamond'],
  ['A', 'club']
] as const

/** Five cards held open, three jacks first, two coins' worth of chips before them. */
export const pokerHand: Motif = () => {
  const g = group()
  HAND.forEach(([rank, suit], i) => {
    const c = card(rank, suit, '#0f3d46')
    const a = 0.62 - i * 0.31
    c.position.set(-Math.sin(a) * 2.75, Math.cos(a) * 2.3 - 1.5, (HAND.length - i) * 0.07)
    c.rotation.set(-0.1, 0.08, a)
    c.scale.setScalar(1.24)
    g.add(c)
  })
  const chips = [
    ['#0f5a66', -1.25, -1.02, 1.25, 0.5],
    ['#b3502a', -0.2, -1.2, 1.15, -0.3],
    ['#17171d', 0.95, -1.0, 1.3, 0.2]
  ] as const
  for (const [colour, x, y, tilt, turn] of chips) {
    const one = chip(colour, '#f4e6c0', '')
    g.add(mesh(one.geo, one.mats, [x, y, 1.2], [tilt, turn, 0.2]))
  }
  return g
}
