import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { displace, fbm3, group, mesh, rod, surface } from '../core/geometry.ts'
import { cloth, silver } from '../core/materials.ts'
import { fbm, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const moon: Motif = (_k, o) => {
  const map = texture(
    pixels(512, 256, (u, v) => {
      const n = fbm(Math.cos(u * TAU) * 3 + 6, Math.sin(u * TAU) * 3 + v * 7, 3, 5),
        c = 150 + n * 90
      return [c, c * 0.98, c * 1.02]
    })
  )
  const s = displace(
    new THREE.SphereGeometry(1.9, 120, 80),
    v => -0.05 * smooth(0.55, 0.62, fbm3(v, 1.1, 7, 3)) + 0.02 * fbm3(v, 3, 2)
  )
  const g = group(
    mesh(s, new THREE.MeshPhysicalMaterial({ map, color: o.color ?? 0xd8e0f0, roughness: 0.9 }))
  )
  g.add(
    rod([0.3, 1.8, 0.5], [0.45, 3.0, 0.5], 0.04, silver()),
    mesh(
      surface(
        (u, v) => [
          0.45 + u * 0.95,
          3.0 - v * 0.6 + 0.05 * Math.sin(u * 7),
          0.5 + 0.1 * Math.sin(u * 6)
        ],
        20,
        8
      ),
      cloth(0xe8203a)
    )
  )
  return g
}
