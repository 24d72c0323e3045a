import * as THREE from 'three'
import { ball, blade, group, mesh, ringOf, surface, taper, tube } from '../core/geometry.ts'
import { cloth, gold, lacquer, leafy, metalOf } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const sleighBell: Motif = (_k, o) => {
  const one = (x: number, y: number, z: number, s: number, m: THREE.Material) => {
    const g = group(
      mesh(new THREE.SphereGeometry(1, 64, 48), m),
      ringOf(1.0, 0.09, m, [0, 0.05, 0]),
      ringOf(0.25, 0.09, m, [0, 1.15, 0], [0, 0.6, 0]),
      mesh(
        tube(
          [
            [-0.75, -0.55, 0.42],
            [-0.4, -0.78, 0.52],
            [0, -0.86, 0.56],
            [0.4, -0.78, 0.52],
            [0.75, -0.55, 0.42]
          ],
          0.07
        ),
        lacquer(0x0c0606)
      ),
      ball(0.16, lacquer(0x0c0606), [-0.72, -0.56, 0.46]),
      ball(0.16, lacquer(0x0c0606), [0.72, -0.56, 0.46])
    )
    g.position.set(x, y, z)
    g.scale.setScalar(s)
    g.rotation.set(0.1, -0.3 + x * 0.2, -x * 0.16)
    return g
  }
  const m = metalOf(o.metal ?? 'silver'),
    g = group(
      one(-0.95, -0.7, 0.4, 1.12, m),
      one(1.05, -0.95, 0.2, 1.0, m),
      one(0.1, 0.45, -0.5, 0.85, gold())
    )
  const green = leafy(0x1f7a3a),
    red = lacquer(0xd0142a)
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(blade(1.25, 0.38, 0.5, 0.3, 1), green, [0, 1.55, 0.1], [0.5, 0, (i / 9) * TAU + 0.2])
    )
  for (const [x, y] of [
    [-0.22, 1.5],
    [0.2, 1.42],
    [0, 1.75]
  ])
    g.add(ball(0.24, red, [x, y, 0.55]))
  const rib = cloth(o.color ?? 0xc01428)
  for (const s of [-1, 1])
    g.add(
      mesh(
        taper(
          [
            [0, 1.6, 0.2],
            [s * 0.6, 2.4, 0.25],
            [s * 1.3, 2.2, 0.2],
            [s * 0.9, 1.6, 0.25],
            [0, 1.55, 0.3]
          ],
          () => 0.12,
          80
        ),
        rib
      ),
      mesh(
        surface(
          (u, v) => [
            s * (0.1 + u * 1.4 + 0.12 * Math.sin(u * 9)),
            1.5 - u * 1.5,
            0.3 + (v - 0.5) * 0.32 + 0.1 * Math.sin(u * 8)
          ],
          40,
          6
        ),
        rib
      )
    )
  g.rotation.set(0.06, 0.1, 0)
  return group(g)
}
