import { group, mesh } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { card, chip } from './cards.ts'

export const baccarat: Motif = () => {
  const g = group()
  const f = [
    ['9', 'heart'],
    ['K', 'spade'],
    ['A', 'diamond'],
    ['8', 'club']
  ]
  f.forEach(([r, s], i) => {
    const c = card(r, s, '#3a0a14')
    const a = 0.5 - i * 0.34
    c.position.set(-Math.sin(a) * 2.6, Math.cos(a) * 2.4 - 1.55, i * 0.07)
    c.rotation.set(-0.1, 0.1, a)
    c.scale.setScalar(1.22)
    g.add(c)
  })
  for (let i = 0; i < 7; i++) {
    const q = chip(['#7c0f1c', '#17171d', '#caa14a'][i % 3], '#f4e6c0', '')
    g.add(
      mesh(
        q.geo,
        q.mats,
        [
          [-1.4, -0.8, 0.1, 0.9, 1.6, -0.3, 0.6][i],
          -0.95 + [0.1, -0.1, 0.22, -0.05, 0.15, -0.42, -0.45][i],
          1.1 + i * 0.08
        ],
        [
          [1.2, 1.4, 0.9, 1.3, 1.1, 0.5, 0.4][i],
          [0.3, 0.8, 0.1, 0.5, -0.4, 0, 0][i],
          [0.5, -0.3, 0.1, -0.5, 0.6, 0.1, -0.1][i]
        ]
      )
    )
  }
  return g
}
