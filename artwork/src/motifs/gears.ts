import type * as THREE from 'three'
import { group, ringOf } from '../core/geometry.ts'
import { bronze, gold, oldGold, silver } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gear } from './parts/gear.ts'
import { gem } from './stones.ts'

export const gears: Motif = (k, o) => {
  const g = group()
  const list: [number, number, number, number, number, THREE.Material][] = [
    [0, 0.2, 0, 1.55, 16, gold()],
    [1.75, -1.35, -0.3, 0.95, 11, bronze()],
    [-1.75, -1.2, 0.2, 1.05, 12, silver()],
    [1.65, 1.75, -0.5, 0.85, 10, oldGold()],
    [-1.7, 1.6, -0.4, 0.75, 9, bronze()],
    [0.1, -2.1, 0.35, 0.7, 9, oldGold()]
  ]
  list.forEach(([x, y, z, R, n, m], i) => {
    const q = gear(R, n, 0.32, m)
    q.position.set(x, y, z)
    q.rotation.z = i * 0.4
    g.add(q)
  })
  const e = gem(k, 'brilliant', o.stone ?? 'ruby', { gain: 2.3 })
  e.scale.setScalar(0.46)
  e.rotation.x = Math.PI / 2
  e.position.set(0, 0.2, 0.3)
  g.add(e, ringOf(0.48, 0.09, gold(), [0, 0.2, 0.25], [0, 0, 0]))
  g.rotation.set(0.06, -0.35, 0)
  return group(g)
}
