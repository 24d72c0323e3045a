import * as THREE from 'three'
import { ball, blade, box, group, mesh, ringOf, surface, turned } from '../core/geometry.ts'
import { glow, gold, lacquer, leafy, skin, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const mushrooms: Motif = (k, o) => {
  const cap = lacquer(o.color ?? 0xd8182a, { roughness: 0.2 }),
    pale = skin(0xfff4e0, { roughness: 0.6 }),
    g = group()
  const one = (x: number, y: number, z: number, s: number, rz: number) => {
    const q = group(
      mesh(
        turned(
          [
            [0, 1.15],
            [0.7, 1.02],
            [1.35, 0.45],
            [1.55, -0.1],
            [1.4, -0.22],
            [0.5, -0.05],
            [0.3, -0.05]
          ],
          96,
          110
        ),
        cap
      ),
      mesh(
        turned(
          [
            [0.34, 0],
            [0.36, -0.9],
            [0.52, -1.7],
            [0.62, -2.1],
            [0.4, -2.2],
            [0, -2.2]
          ],
          48
        ),
        pale
      ),
      mesh(
        turned(
          [
            [0.36, -0.55],
            [0.75, -0.85],
            [0.7, -0.9],
            [0.38, -0.7]
          ],
          48
        ),
        pale
      ),
      mesh(
        surface(
          (u, v) => {
            const a = u * TAU,
              r = 0.35 + v * 1.08
            return [
              Math.cos(a) * r,
              -0.06 - 0.15 * v - 0.035 * Math.abs(Math.sin(a * 40)),
              Math.sin(a) * r
            ]
          },
          240,
          8
        ),
        skin(0xf2dcc0, { side: THREE.DoubleSide })
      )
    )
    for (let i = 0; i < 17; i++) {
      const t = 0.2 + (i % 5) * 0.21,
        a = i * 2.4,
        R = 1.48 * Math.sin(t * 1.35),
        y = 1.12 - 1.12 * (R / 1.55) ** 2
      q.add(ball(0.1 + (i % 3) * 0.06, pale, [Math.cos(a) * R, y, Math.sin(a) * R], [1, 0.55, 1]))
    }
    q.position.set(x, y, z)
    q.scale.setScalar(s)
    q.rotation.set(0.08, i3(x), rz)
    return q
  }
  const i3 = (x: number) => x * 2
  g.add(
    one(0.1, 0.75, 0, 1.18, -0.06),
    one(-1.65, -0.75, 0.6, 0.72, 0.2),
    one(1.65, -1.0, 0.7, 0.6, -0.24),
    one(0.65, -1.65, 1.3, 0.36, -0.1)
  )
  for (let i = 0; i < 30; i++)
    g.add(
      mesh(
        blade(0.6 + k.r() * 0.7, 0.08, 0.3, 0.3),
        leafy(i % 2 ? 0x3a8a2a : 0x6ab03a),
        [-2.3 + k.r() * 4.6, -2.25, 0.3 + k.r() * 1.2],
        [0.1, 0, (k.r() - 0.5) * 0.8]
      )
    )
  const door = group(
    box(0.5, 0.75, 0.08, wood('#3a1a0a', '#9a5a2a'), [0, 0, 0], [0, 0, 0], 0.2),
    ball(0.05, gold(), [0.15, 0, 0.08])
  )
  door.position.set(0.1, -1.25, 0.62)
  g.add(
    door,
    ball(0.17, glow(0xffd06a, 1.6), [0.0, -0.35, 0.44], [1, 1, 0.3]),
    ringOf(0.19, 0.04, wood('#3a1a0a', '#9a5a2a'), [0, -0.35, 0.47], [0, 0, 0])
  )
  g.position.y = 0.1
  return g
}
