import * as THREE from 'three'
import { blade, group, mesh, ringOf, taper, turned } from '../core/geometry.ts'
import { glow, lacquer, leafy, metalOf, skin } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const cherries: Motif = (_k, o) => {
  const m = o.metal
    ? metalOf(o.metal, { color: new THREE.Color(o.color ?? 0xff2a4a) })
    : new THREE.MeshPhysicalMaterial({
        color: o.color ?? 0xc40a1e,
        roughness: 0.14,
        clearcoat: 1,
        clearcoatRoughness: 0.02
      })
  const g = group()
  for (const [x, y, s] of [
    [-0.98, -0.85, 1.12],
    [0.98, -1.1, 1.15]
  ]) {
    g.add(
      mesh(
        turned(
          [
            [0, 0.78],
            [0.16, 0.84],
            [0.55, 0.82],
            [0.98, 0.35],
            [0.98, -0.25],
            [0.6, -0.82],
            [0.12, -1],
            [0, -0.98]
          ],
          96,
          90
        ),
        m,
        [x, y, 0.3],
        [0.15, 0, x * 0.1],
        s
      )
    )
    g.add(
      mesh(
        taper(
          [
            [x, y + 0.8 * s, 0.3],
            [x * 0.95, y + 1.7, 0.25],
            [x * 0.4, 1.6, 0.1],
            [0.15, 2.2, 0]
          ],
          () => 0.07
        ),
        o.glow ? glow(o.glow, 2) : skin(0x6f8f2a)
      )
    )
    if (o.glow) g.add(ringOf(1.2, 0.05, glow(o.glow, 2.6), [x, y, 0.35], [0, 0, 0]))
  }
  for (const [r, l] of [
    [-1.2, 1.9],
    [1.15, 1.5]
  ])
    g.add(
      mesh(
        blade(l, 0.52, 0.35, 0.3),
        o.glow ? lacquer(0x0a8a4a, { side: THREE.DoubleSide }) : leafy(0x2f9a2a),
        [0.15, 2.15, 0],
        [0.3, 0, r]
      )
    )
  g.rotation.y = -0.2
  return group(g)
}
