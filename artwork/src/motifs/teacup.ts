import * as THREE from 'three'
import {
  ball,
  curveShape,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  rod,
  surface,
  taper,
  turned
} from '../core/geometry.ts'
import { cloth, glow, gold, lacquer, skin, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const teacup: Motif = (k, o) => {
  const china = lacquer(o.color ?? 0xfff8f0, { roughness: 0.14, side: THREE.DoubleSide }),
    rim = gold(),
    g = group(
      mesh(
        turned(
          [
            [0, -1.25],
            [0.7, -1.25],
            [0.72, -1.1],
            [0.6, -1.0],
            [1.1, -0.6],
            [1.5, 0.1],
            [1.75, 0.9],
            [1.68, 0.92],
            [1.42, 0.15],
            [1.0, -0.5]
          ],
          96,
          160
        ),
        china
      ),
      ringOf(1.72, 0.055, rim, [0, 0.92, 0]),
      ringOf(0.7, 0.05, rim, [0, -1.2, 0]),
      mesh(
        turned(
          [
            [0, -1.45],
            [1.3, -1.4],
            [2.3, -1.05],
            [2.6, -0.92],
            [2.25, -1.15],
            [1.2, -1.5]
          ],
          96,
          100
        ),
        china
      ),
      ringOf(2.55, 0.05, rim, [0, -0.94, 0]),
      mesh(
        taper(
          [
            [1.4, 0.5, 0],
            [2.2, 0.75, 0],
            [2.45, 0.1, 0],
            [1.9, -0.5, 0],
            [1.15, -0.4, 0]
          ],
          () => 0.13
        ),
        china
      )
    )
  g.add(
    mesh(
      surface(
        (u, v) => {
          const R = 1.58 * Math.sqrt(v),
            a = u * TAU
          return [
            Math.cos(a) * R,
            0.62 + 0.17 * Math.sin(Math.cos(a) * R * 4 + 1) * v + 0.12 * Math.sin(R * 7 + a * 2),
            Math.sin(a) * R
          ]
        },
        80,
        30
      ),
      lacquer(o.color2 ?? 0x9a4a14, { roughness: 0.04 })
    )
  )
  for (let i = 0; i < 5; i++) {
    const a = -0.7 + i * 0.35
    g.add(
      mesh(
        taper(
          [
            [Math.sin(a) * 1.35, 0.25, Math.cos(a) * 1.35],
            [Math.sin(a) * 1.35 + 0.1, 0.05, Math.cos(a) * 1.3],
            [Math.sin(a) * 1.2, -0.25, Math.cos(a) * 1.2]
          ],
          t => 0.05 * (1 - t * 0.5)
        ),
        lacquer(0x2a6ab8)
      ),
      ball(0.14, lacquer(0x2a6ab8), [Math.sin(a) * 1.45, 0.35, Math.cos(a) * 1.45], [1, 1, 0.5])
    )
  }
  const cloud = skin(0x5a6478, { roughness: 0.8 }),
    hi = skin(0x8a96ac, { roughness: 0.8 })
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU,
      d = i % 2 ? 0.75 : 1.15
    g.add(
      ball(
        0.42 + k.r() * 0.3,
        i % 3 ? cloud : hi,
        [Math.cos(a) * d, 2.35 + k.r() * 0.5, Math.sin(a) * d * 0.6],
        [1.15, 0.85, 1]
      )
    )
  }
  for (const [x, z] of [
    [-0.5, 0.3],
    [0.55, 0.5]
  ])
    g.add(
      mesh(
        extrude(
          polyShape([
            [0.1, 0],
            [-0.22, -0.62],
            [-0.02, -0.6],
            [-0.2, -1.15],
            [0.28, -0.42],
            [0.05, -0.44],
            [0.26, 0]
          ]),
          0.05,
          0.03
        ),
        glow(0xffe86a, 2.2),
        [x, 2.05, z]
      )
    )
  const boat = group(
    mesh(
      extrude(
        curveShape([
          [-0.5, 0.15],
          [0.5, 0.15],
          [0.32, -0.12],
          [-0.32, -0.12]
        ]),
        0.2,
        0.05
      ),
      wood('#3a1a0c', '#8a4a24')
    ),
    rod([0, 0.1, 0], [0, 0.85, 0], 0.03, wood()),
    mesh(
      surface((u, v) => [0.04 + u * 0.42 * (1 - v), 0.2 + v * 0.6, 0.1 * Math.sin(u * 3)], 8, 8),
      cloth(0xfff2d8)
    )
  )
  boat.position.set(-0.15, 0.92, 0.6)
  boat.rotation.z = 0.22
  g.add(boat)
  g.rotation.set(0.28, -0.2, 0)
  g.position.y = -0.45
  g.scale.setScalar(0.92)
  return group(g)
}
