import * as THREE from 'three'
import { ball, blade, group, mesh, rod, taper } from '../core/geometry.ts'
import { lacquer, skin } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const flamingo: Motif = (_k, o) => {
  const m = skin(o.color ?? 0xff4a8a, { roughness: 0.3, sheenColor: new THREE.Color(0xffc0d8) }),
    mf = skin(o.color2 ?? 0xff7aa8, { side: THREE.DoubleSide }),
    g = group()
  g.add(
    mesh(
      taper(
        [
          [1.5, -0.3, 0],
          [0.7, 0.1, 0],
          [-0.2, 0.1, 0],
          [-0.9, 0.3, 0]
        ],
        t => 0.12 + 0.78 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)) ** 0.8,
        80,
        40
      ),
      m
    ),
    mesh(
      taper(
        [
          [-0.75, 0.25, 0],
          [-1.5, 0.75, 0],
          [-1.35, 1.6, 0],
          [-0.75, 2.1, 0],
          [-0.85, 2.9, 0],
          [-1.35, 3.05, 0]
        ],
        t => 0.36 - 0.15 * t,
        120
      ),
      m
    ),
    ball(0.36, m, [-1.5, 3.0, 0], [1.2, 0.95, 0.9]),
    mesh(
      taper(
        [
          [-1.8, 2.98, 0],
          [-2.2, 2.85, 0],
          [-2.35, 2.5, 0]
        ],
        t => 0.2 * (1 - t * 0.6)
      ),
      lacquer(0xfff0e0)
    ),
    mesh(
      taper(
        [
          [-2.26, 2.72, 0],
          [-2.36, 2.5, 0],
          [-2.28, 2.25, 0]
        ],
        t => 0.17 * (1 - t * 0.85)
      ),
      lacquer(0x141018)
    ),
    ball(0.1, lacquer(0xffd84a), [-1.6, 3.1, 0.3]),
    ball(0.05, lacquer(0x050508), [-1.62, 3.1, 0.38])
  )
  for (let i = 0; i < 12; i++) {
    const t = i / 11
    g.add(
      mesh(
        blade(1.7 - t * 0.4, 0.28, 0.35, 0.12),
        i % 3 ? mf : skin(0xffc0d8, { side: THREE.DoubleSide }),
        [-0.4 + t * 0.6, 0.45 - t * 0.1, 0.62 - t * 0.12],
        [Math.PI, 0.15, -1.05 - t * 0.3]
      )
    )
  }
  for (const [x, z] of [[0.25, 0.2]])
    g.add(
      rod([x, -0.5, z], [x + 0.05, -2.0, z], 0.075, m),
      ball(0.13, m, [x + 0.05, -2.0, z]),
      rod([x + 0.05, -2.0, z], [x - 0.05, -3.6, z], 0.065, m)
    )
  g.add(
    mesh(
      taper(
        [
          [0.45, -0.5, -0.1],
          [0.9, -1.5, 0],
          [0.1, -1.95, 0.1]
        ],
        () => 0.075
      ),
      m
    )
  )
  g.position.y = -0.1
  g.scale.setScalar(0.85)
  g.rotation.y = 0.15
  return group(g)
}
