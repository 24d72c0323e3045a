import * as THREE from 'three'
import { ball, box, cylinder, group, mesh, ringOf, turned } from '../core/geometry.ts'
import { glass, gold, lacquer, silver } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const gumballs: Motif = (k, o) => {
  const red = lacquer(o.color ?? 0xe0182e, { roughness: 0.14 }),
    m = silver(),
    g = group()
  g.add(
    mesh(
      turned(
        [
          [0, -2.7],
          [1.35, -2.7],
          [1.4, -2.5],
          [1.1, -2.35],
          [0.95, -1.2],
          [1.15, -0.95],
          [1.3, -0.8]
        ],
        96,
        120
      ),
      red
    ),
    ringOf(1.28, 0.09, m, [0, -0.78, 0]),
    ball(1.75, glass(0xd8f4ff, 0.2), [0, 0.75, 0]),
    mesh(
      turned(
        [
          [0, 2.75],
          [0.2, 2.7],
          [0.22, 2.55],
          [0.7, 2.45],
          [0.95, 2.25],
          [0.9, 2.15]
        ],
        64,
        60
      ),
      red
    ),
    ball(0.17, m, [0, 2.82, 0])
  )
  const cols = [0xff2d6a, 0xffd23a, 0x19d3ff, 0x7ae85a, 0xb05aff, 0xff8a2a]
  for (let i = 0, n = 0; n < 120 && i < 3000; i++) {
    const v = new THREE.Vector3(k.r() * 2 - 1, k.r() * 2 - 1, k.r() * 2 - 1)
    if (v.length() > 1) continue
    v.multiplyScalar(1.42)
    if (v.y > 0.75) continue
    const p: [number, number, number] = [v.x, v.y + 0.75, v.z]
    n++
    g.add(ball(0.27, lacquer(cols[n % 6], { roughness: 0.12 }), p))
  }
  g.add(
    box(0.9, 0.9, 0.2, m, [0, -1.7, 1.0], [-0.08, 0, 0], 0.1),
    cylinder(0.3, 0.3, 0.14, gold(), [0, -1.55, 1.14], [Math.PI / 2, 0, 0]),
    box(0.12, 0.62, 0.14, m, [0, -1.55, 1.26], [0, 0, 0.5]),
    box(0.6, 0.34, 0.3, lacquer(0x14101c), [0, -2.15, 1.05], [-0.08, 0, 0], 0.12)
  )
  g.add(
    ball(0.3, lacquer(0x19d3ff), [0.9, -2.45, 1.5]),
    ball(0.3, lacquer(0xffd23a), [-1.1, -2.42, 1.4])
  )
  g.rotation.set(0.1, -0.2, 0.08)
  return group(g)
}
