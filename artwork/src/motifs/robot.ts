import * as THREE from 'three'
import { ball, box, cylinder, group, mesh, ringOf, rod, taper, tube } from '../core/geometry.ts'
import { glow, lacquer, silver } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const robot: Motif = (_k, o) => {
  const m = lacquer(o.color ?? 0x18b8c8, { metalness: 0.35, roughness: 0.2 }),
    chrome = silver(),
    dark = lacquer(0x121020, { roughness: 0.08 }),
    lit = glow(o.glow ?? 0xffd23a, 2.4),
    g = group()
  g.add(
    box(2.9, 2.2, 2.1, m, [0, 1.1, 0], [0, 0, 0], 0.5),
    box(2.3, 1.3, 0.2, dark, [0, 1.15, 1.02], [0, 0, 0], 0.4),
    box(2.2, 1.7, 1.5, m, [0, -1.3, 0], [0, 0, 0], 0.35),
    cylinder(0.4, 0.4, 0.4, chrome, [0, -0.2, 0]),
    ringOf(0.42, 0.08, chrome, [0, -0.2, 0])
  )
  for (const s of [-1, 1]) {
    g.add(
      ball(0.3, lit, [s * 0.52, 1.25, 1.1], [1, 1.15, 0.4]),
      cylinder(0.36, 0.36, 0.3, chrome, [s * 1.52, 1.1, 0], [0, 0, Math.PI / 2]),
      ringOf(0.36, 0.09, lacquer(0xff2d8a), [s * 1.62, 1.1, 0], [0, Math.PI / 2, 0])
    )
    const arm =
      s > 0
        ? [
            [1.15, -0.9, 0],
            [1.9, -0.6, 0.3],
            [2.2, 0.5, 0.4]
          ]
        : [
            [-1.15, -0.9, 0],
            [-1.95, -1.3, 0.4],
            [-2.0, -2.1, 0.7]
          ]
    g.add(
      mesh(
        taper(arm, t => 0.24 - 0.0 * t),
        chrome
      )
    )
    for (let i = 0; i < 9; i++) {
      const p = new THREE.CatmullRomCurve3(
        arm.map(q => new THREE.Vector3(q[0], q[1], q[2]))
      ).getPointAt(i / 9)
      g.add(ball(0.29, m, p.toArray(), 0.9))
    }
    const e = arm[2]
    g.add(ball(0.4, m, e))
    for (const t of [-1, 0, 1])
      g.add(
        mesh(
          new THREE.CapsuleGeometry(0.12, 0.4, 8, 16),
          chrome,
          [e[0] + t * 0.2, e[1] + (s > 0 ? 0.5 : -0.4), e[2] + 0.1],
          [0, 0, -t * 0.35 * s]
        )
      )
  }
  g.add(
    mesh(
      tube(
        Array.from({ length: 20 }, (_, i) => {
          const t = (i / 19) * 2 - 1
          return [t * 0.55, 0.72 + 0.14 * t * t - 0.08, 1.15]
        }),
        0.07
      ),
      lit
    ),
    rod([0, 2.2, 0], [0, 2.75, 0], 0.06, chrome),
    ball(0.2, glow(0xff2d8a, 2.4), [0, 2.9, 0]),
    box(1.3, 0.8, 0.1, dark, [0, -1.2, 0.76], [0, 0, 0], 0.1)
  )
  for (let i = 0; i < 7; i++)
    g.add(
      box(
        0.1,
        0.12 + 0.5 * Math.abs(Math.sin(i * 1.9)),
        0.06,
        glow([0x7aff5a, 0x19d3ff, 0xff2d8a][i % 3], 2),
        [-0.45 + i * 0.15, -1.2, 0.82]
      )
    )
  for (const s of [-1, 1]) g.add(rod([s * 0.5, -2.1, 0], [s * 0.55, -2.8, 0], 0.26, chrome))
  g.rotation.set(0.06, -0.32, 0.07)
  g.position.y = -0.1
  return group(g)
}
