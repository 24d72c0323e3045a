import { group } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const crystals: Motif = (k, o = {}) => {
  const g = group()
  const cols = o.stones ?? ['amethyst']
  const spec: number[][] = [
    [0, 0.2, 0, 0.62, 0, 3.2],
    [-0.95, -0.35, 0.25, 0.46, 0.42, 2.7],
    [0.95, -0.25, 0.1, 0.5, -0.38, 2.9],
    [-0.45, -0.9, 0.95, 0.34, 0.2, 2.3],
    [0.55, -1, 0.95, 0.36, -0.22, 2.2],
    [-1.7, -1, 0.2, 0.32, 0.78, 2.4],
    [1.75, -1, 0.2, 0.34, -0.74, 2.3],
    [0, -1.35, 1.3, 0.26, 0.04, 1.9],
    [-1.15, -1.4, 1, 0.25, 0.55, 1.8],
    [1.2, -1.4, 1, 0.24, -0.52, 1.8]
  ]
  spec.forEach(([x, y, z, s, rz, h], i) => {
    const q = gem(k, 'point', cols[i % cols.length], {
      h: h * 0.9,
      n: 6,
      tip: 30,
      gain: 1.6,
      ior: 1.7,
      disp: 0.04
    })
    q.scale.setScalar(s)
    q.position.set(x, y - 0.1, z)
    q.rotation.set(z * 0.14 - 0.05, i * 1.3, rz, 'ZYX')
    g.add(q)
  })
  return g
}
