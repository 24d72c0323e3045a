import * as THREE from 'three'
import { ball, group, mesh, ringOf, surface, turned } from '../core/geometry.ts'
import { cloth, glass, lacquer, skin, stoneBump } from '../core/materials.ts'
import { lerp, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { galleon } from './galleon.ts'

export const bottle: Motif = (k, o) => {
  const g = group()
  g.add(
    mesh(
      turned(
        [
          [0, -1.9],
          [1.05, -1.9],
          [1.2, -1.7],
          [1.2, 0.5],
          [1.0, 1.05],
          [0.45, 1.4],
          [0.36, 1.6],
          [0.36, 2.4],
          [0.46, 2.45],
          [0.46, 2.65],
          [0.34, 2.68]
        ],
        96,
        160
      ),
      glass(o.color ?? 0x9affd8, 0.2)
    ),
    mesh(
      turned(
        [
          [0, 2.4],
          [0.3, 2.4],
          [0.34, 2.9],
          [0.3, 3.0],
          [0, 3.0]
        ],
        40
      ),
      skin(0xb8824a, { bumpMap: stoneBump(), bumpScale: 2 })
    ),
    ringOf(0.4, 0.06, glass(0xd8fff0, 0.5), [0, 2.45, 0])
  )
  for (let i = 0; i < 8; i++) g.add(ringOf(0.4, 0.045, skin(0xc8a86a), [0, 1.65 + i * 0.075, 0]))
  if (o.plain) {
    const scroll = group(
      mesh(
        surface(
          (u, v) => {
            const a = u * TAU * 1.7,
              R = 0.42 + u * 0.16
            return [Math.cos(a) * R, lerp(-1, 1, v), Math.sin(a) * R]
          },
          90,
          10
        ),
        cloth(0xf4e2b8)
      ),
      ringOf(0.62, 0.07, lacquer(0xb01420), [0, 0, 0]),
      ball(0.2, lacquer(0xb01420), [0, 0, 0.62], [1, 1, 0.5])
    )
    scroll.position.y = -0.55
    scroll.rotation.z = 0.22
    g.add(scroll)
  } else {
    const s = galleon(k, { color: 0xfff2d8, color2: 0xc81828 })
    s.scale.setScalar(0.4)
    s.position.set(0, -0.95, 0)
    s.rotation.y = -0.1
    g.add(
      s,
      mesh(
        surface(
          (u, v) => {
            const R = 1.12 * Math.sqrt(v),
              a = u * TAU
            return [
              Math.cos(a) * R,
              -1.28 + 0.07 * Math.sin(Math.cos(a) * R * 9) + 0.05 * Math.sin(R * 12 + a),
              Math.sin(a) * R
            ]
          },
          70,
          24
        ),
        lacquer(0x0a7a96, { roughness: 0.05, side: THREE.DoubleSide })
      ),
      mesh(
        turned(
          [
            [0, -1.85],
            [1.02, -1.85],
            [1.12, -1.3]
          ],
          64
        ),
        lacquer(0x065a78)
      )
    )
  }
  g.rotation.set(0.1, 0.2, -0.24)
  return group(g)
}
