import { group } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { card, chipStack } from './cards.ts'

export const blackjack: Motif = k => {
  const g = group()
  const a = card('A', 'spade', '#12345a'),
    b = card('K', 'heart', '#12345a')
  a.position.set(-0.62, 0.98, 0.05)
  a.rotation.set(-0.14, 0.2, 0.2)
  b.position.set(0.62, 0.86, 0.2)
  b.rotation.set(-0.12, -0.12, -0.14)
  a.scale.setScalar(1.28)
  b.scale.setScalar(1.28)
  g.add(a, b)
  const st: [number, number, number, string, string, string][] = [
    [-1.5, 1.2, 6, '#0f3f8c', '#f4efe0', '50'],
    [-0.35, 1.75, 4, '#a3121f', '#f4efe0', '5'],
    [0.85, 1.65, 7, '#17171d', '#d9b45a', '100'],
    [1.75, 0.9, 9, '#14653a', '#f4efe0', '25']
  ]
  for (const [x, z, n, c, s, l] of st) {
    const q = chipStack(k, n, c, s, l)
    q.position.set(x, -0.62, z)
    q.scale.setScalar(0.92)
    g.add(q)
  }
  return g
}
