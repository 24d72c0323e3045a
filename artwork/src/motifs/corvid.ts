import * as THREE from 'three'
import { coinMats, coinParts } from '../core/coins.ts'
import { ball, blade, group, mesh, rod, taper } from '../core/geometry.ts'
import { lacquer, skin, wood } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const corvid: Motif = (k, o) => {
  const m = skin(o.color ?? 0x14141c, {
      roughness: 0.35,
      iridescence: 1,
      iridescenceIOR: 1.5,
      iridescenceThicknessMinimum: 250,
      iridescenceThicknessMaximum: 500,
      clearcoat: 0.5,
      sheenColor: new THREE.Color(o.color2 ?? 0x5a6ad0)
    }),
    mf = skin(o.color ?? 0x14141c, {
      roughness: 0.35,
      side: THREE.DoubleSide,
      sheen: 1,
      sheenColor: new THREE.Color(o.color2 ?? 0x5a6ad0)
    }),
    g = group()
  g.add(
    mesh(
      taper(
        [
          [1.6, -1.5, 0],
          [0.9, -0.7, 0.05],
          [0.1, 0.1, 0.1],
          [-0.5, 0.85, 0.1],
          [-0.75, 1.5, 0.1]
        ],
        t =>
          0.16 + 0.85 * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.03)) ** 0.75 * (1 - t * 0.38),
        120,
        40
      ),
      m
    ),
    ball(0.6, m, [-0.85, 1.6, 0.1], [1.1, 0.95, 0.9]),
    mesh(
      taper(
        [
          [-1.25, 1.66, 0.1],
          [-1.8, 1.6, 0.12],
          [-2.15, 1.36, 0.12]
        ],
        t => 0.24 * (1 - t * 0.92)
      ),
      lacquer(0x24222a)
    ),
    mesh(
      taper(
        [
          [-1.25, 1.5, 0.1],
          [-1.75, 1.38, 0.12],
          [-1.98, 1.32, 0.12]
        ],
        t => 0.15 * (1 - t * 0.9)
      ),
      lacquer(0x1a1820)
    )
  )
  for (const z of [0.52, -0.3])
    g.add(
      ball(
        0.13,
        lacquer(o.glow ?? 0xffb43a, {
          emissive: new THREE.Color(o.glow ?? 0xff9a1a),
          emissiveIntensity: 0.5
        }),
        [-1.05, 1.72, z]
      ),
      ball(0.07, lacquer(0x050508), [-1.09, 1.73, z + (z > 0 ? 0.09 : -0.09)])
    )
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    g.add(
      mesh(
        blade(2.5 - t * 0.8, 0.3, 0.35, 0.1, 0.75),
        mf,
        [-0.15 + t * 0.35, 0.75 - t * 0.55, 0.82 - t * 0.02],
        [Math.PI, 0.1, -0.62 - t * 0.22]
      )
    )
  }
  for (let i = 0; i < 7; i++)
    g.add(
      mesh(
        blade(0.95, 0.24, 0.4, 0.15),
        mf,
        [-0.5 + i * 0.12, 1.0 - i * 0.1, 0.78],
        [Math.PI, 0, -0.5]
      )
    )
  for (let i = 0; i < 6; i++)
    g.add(
      mesh(
        blade(2.1, 0.26, 0.25, 0.05),
        mf,
        [1.15, -1.0, 0.3 - i * 0.12],
        [Math.PI, 0, -0.9 - (i - 2.5) * 0.07]
      )
    )
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(
        blade(0.5, 0.14, 0.4, 0.2),
        mf,
        [-0.85 + k.r() * 0.4, 0.95 + k.r() * 0.3, 0.5 + k.r() * 0.2],
        [Math.PI, 0, -0.2 + k.r() * 0.5]
      )
    )
  for (const x of [-0.1, 0.35]) {
    g.add(rod([x, -0.8, 0.3], [x - 0.1, -1.75, 0.4], 0.09, skin(0x2a2830)))
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          taper(
            [
              [x - 0.1, -1.75, 0.4],
              [x - 0.3 + i * 0.2, -1.8, 0.65],
              [x - 0.35 + i * 0.25, -2.0, 0.68]
            ],
            t => 0.075 * (1 - t * 0.6)
          ),
          skin(0x2a2830)
        )
      )
  }
  g.add(
    mesh(
      taper(
        [
          [-3, -2.3, 0.4],
          [-1, -1.95, 0.4],
          [1, -2.0, 0.4],
          [3, -1.6, 0.2]
        ],
        t => 0.24 - 0.08 * t
      ),
      wood('#1c120c', '#5a4232')
    ),
    mesh(
      taper(
        [
          [1, -2, 0.4],
          [1.6, -2.4, 0.7],
          [2.4, -2.5, 0.8]
        ],
        t => 0.14 * (1 - t * 0.8)
      ),
      wood('#1c120c', '#5a4232')
    )
  )
  if (o.metal) g.add(mesh(coinParts().geo, coinMats(), [-2.25, 1.32, 0.15], [1.4, 0.2, 0.5], 1.25))
  g.rotation.set(0.02, 0.25, 0)
  return group(g)
}
