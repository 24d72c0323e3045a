import * as THREE from 'three'
import {
  ball,
  curveShape,
  extrude,
  group,
  mesh,
  ringOf,
  rod,
  surface,
  taper
} from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { lerp } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const scarab: Motif = (k, o) => {
  const m = gold(),
    blue = lacquer(o.color ?? 0x0a3aa8, {
      metalness: 0.6,
      roughness: 0.14,
      iridescence: 1,
      iridescenceIOR: 1.8
    }),
    g = group()
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        surface(
          (u, v) => {
            const y = lerp(0.55, -1.75, v),
              w = 1.12 * Math.sin(Math.PI * (0.28 + v * 0.68)) ** 0.6,
              a = (u * Math.PI) / 2
            return [
              s * (0.03 + Math.sin(a) * w),
              y,
              0.3 +
                Math.cos(a) * 0.62 * Math.sin(Math.PI * (0.2 + v * 0.75)) ** 0.7 +
                0.03 * Math.cos(a * 14)
            ]
          },
          50,
          50
        ),
        (() => {
          blue.side = THREE.DoubleSide
          return blue
        })()
      )
    )
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 9; i++) {
        const L = [1.15, 1.0, 0.8][r],
          a = 0.42 - i * 0.17 - r * 0.04,
          d = [1.2, 0.72, 0.32][r]
        const col = [0xc0182a, 0x0a8a7a, 0x0a3aa8][(r + i) % 3]
        const f = group(
          mesh(
            extrude(
              curveShape([
                [0, -0.11],
                [L * 0.6, -0.15],
                [L, 0],
                [L * 0.6, 0.15],
                [0, 0.11]
              ]),
              0.04,
              0.03,
              3
            ),
            r === 0 ? m : lacquer(col, { metalness: 0.3 })
          ),
          mesh(
            extrude(
              curveShape([
                [0.08, -0.05],
                [L * 0.6, -0.08],
                [L * 0.85, 0],
                [L * 0.6, 0.08],
                [0.08, 0.05]
              ]),
              0.02,
              0.02,
              3
            ),
            r === 0 ? lacquer(col, { metalness: 0.3 }) : m,
            [0, 0, 0.05]
          )
        )
        f.position.set(
          s * (1.05 + Math.cos(a) * d * 0.9),
          0.55 + Math.sin(a) * d * 1.7,
          -0.1 + r * 0.05
        )
        f.rotation.z = s > 0 ? a * 1.25 : Math.PI - a * 1.25
        g.add(f)
      }
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          taper(
            [
              [s * 0.9, -0.1 - i * 0.55, 0.2],
              [s * (1.35 + 0.1 * i), -0.35 - i * 0.7, 0.3],
              [s * (1.25 + 0.15 * i), -0.85 - i * 0.75, 0.25]
            ],
            t => 0.13 * (1 - t * 0.5)
          ),
          m
        ),
        mesh(
          taper(
            [
              [s * 0.4, 1.1, 0.3],
              [s * 0.75, 1.6, 0.3],
              [s * 0.5, 2.05, 0.3]
            ],
            t => 0.16 * (1 - t * 0.4)
          ),
          m
        )
      )
  }
  g.add(
    mesh(new THREE.SphereGeometry(0.92, 60, 40), m, [0, 0.72, 0.25], [0, 0, 0], [1.05, 0.5, 0.6]),
    ball(0.55, blue, [0, 1.22, 0.3], [1.1, 0.6, 0.7]),
    rod([0, 0.5, 0.92], [0, -1.7, 0.55], 0.05, m)
  )
  const disc = gem(k, 'brilliant', o.stone ?? 'amber', { gain: 2.3 })
  disc.scale.setScalar(0.72)
  disc.position.set(0, 2.2, 0.35)
  disc.rotation.x = Math.PI / 2 - 0.15
  g.add(
    disc,
    ringOf(0.76, 0.1, m, [0, 2.2, 0.3], [0, 0, 0]),
    ringOf(0.95, 0.1, m, [0, 0.5, 0.3], [Math.PI / 2 - 0.2, 0, 0], [1, 0.55, 1])
  )
  g.rotation.set(-0.05, -0.18, 0)
  g.position.y = -0.25
  return group(g)
}
