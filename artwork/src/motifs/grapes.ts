import * as THREE from 'three'
import { ball, blade, group, mesh, taper } from '../core/geometry.ts'
import { leafy, wood } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const grapes: Motif = (_k, o) => {
  const m = new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0x5a1ca8,
      roughness: 0.2,
      clearcoat: 0.9,
      sheen: 1,
      sheenColor: new THREE.Color(0xc8b0ff)
    }),
    g = group()
  ;[5, 5, 4, 3, 2, 1].forEach((n, row) => {
    for (let i = 0; i < n; i++)
      for (const z of [0.0, 0.5])
        g.add(
          ball(0.5, m, [
            (i - (n - 1) / 2) * 0.78 + (z ? 0.2 : 0),
            1.0 - row * 0.66,
            z - (row % 2) * 0.2
          ])
        )
  })
  g.add(
    mesh(
      taper(
        [
          [0, 1.3, 0],
          [0.1, 2.0, 0],
          [0.5, 2.5, 0.1]
        ],
        t => 0.14 - 0.04 * t
      ),
      wood('#3a2410', '#7a5430')
    )
  )
  for (const r of [-1.15, 0.95])
    g.add(mesh(blade(1.7, 0.8, 0.3, 0.4), leafy(0x3a9a2a), [0.05, 1.7, 0.3], [0.6, 0, r]))
  g.scale.setScalar(0.92)
  return g
}
