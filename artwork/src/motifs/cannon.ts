import {
  ball,
  cylinder,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  rod,
  taper,
  turned
} from '../core/geometry.ts'
import { bronze, glow, iron, lacquer, metalOf, skin, wood } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const cannon: Motif = (_k, o) => {
  const m = o.metal ? metalOf(o.metal) : bronze(),
    wd = wood('#3a190a', '#8a4a22'),
    g = group()
  const b = group(
    mesh(
      turned(
        [
          [0, -2.1],
          [0.2, -2.05],
          [0.26, -1.9],
          [0.16, -1.78],
          [0.5, -1.62],
          [0.66, -1.35],
          [0.64, -0.6],
          [0.56, -0.5],
          [0.54, 0.6],
          [0.48, 0.7],
          [0.44, 1.75],
          [0.52, 1.85],
          [0.62, 2.1],
          [0.58, 2.25],
          [0.36, 2.25],
          [0.34, 1.9]
        ],
        96,
        180
      ),
      m
    ),
    ...[-1.3, -0.55, 0.65, 1.8].map(y =>
      ringOf(y < 0 ? 0.66 : y < 1 ? 0.55 : 0.5, 0.06, m, [0, y, 0])
    ),
    cylinder(0.33, 0.33, 0.05, lacquer(0x0a0606), [0, 2.0, 0]),
    rod([-0.9, 0, 0], [0.9, 0, 0], 0.16, m)
  )
  b.rotation.z = -Math.PI / 2 + 0.38
  b.position.set(0, 0.55, 0)
  g.add(b)
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        extrude(
          polyShape([
            [-1.9, -1.2],
            [1.3, -1.2],
            [1.2, -0.2],
            [0.5, 0.2],
            [-0.4, 0.1],
            [-1.2, -0.4],
            [-1.9, -0.6]
          ]),
          0.18,
          0.05
        ),
        wd,
        [0, 0, s * 0.72]
      )
    )
    for (const x of [-1.35, 0.8]) {
      const w = group(
        cylinder(0.62, 0.62, 0.24, wd, [0, 0, 0], [Math.PI / 2, 0, 0]),
        ringOf(0.62, 0.07, iron(), [0, 0, 0], [0, 0, 0]),
        ball(0.16, m, [0, 0, 0.14])
      )
      w.position.set(x, -1.35, s * 1.0)
      w.scale.setScalar(x < 0 ? 0.85 : 1)
      g.add(w)
    }
  }
  for (const [x, y, z] of [
    [1.9, -1.55, 1.4],
    [2.6, -1.55, 0.9],
    [2.25, -1.0, 1.15],
    [2.9, -1.6, 1.6]
  ])
    g.add(ball(0.36, iron({ roughness: 0.3 }), [x, y, z]))
  g.add(
    mesh(
      taper(
        [
          [-1.55, 0.45, 0.05],
          [-1.7, 0.9, 0.1],
          [-1.5, 1.2, 0]
        ],
        () => 0.03
      ),
      skin(0xd8c8a0)
    ),
    ball(0.1, glow(0xffb03a, 3), [-1.5, 1.22, 0]),
    halo('#ffb04a', 1.4, [-1.5, 1.22, 0.1])
  )
  g.rotation.set(0.14, -0.55, 0)
  return group(g)
}
