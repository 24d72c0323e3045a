import { ball, extrude, group, mesh, polyShape, ringOf, rod, taper } from '../core/geometry.ts'
import { metalOf } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const ornateKey: Motif = (k, o) => {
  const m = metalOf(o.metal),
    g = group(
      rod([0, -2.6, 0], [0, 1.0, 0], 0.17, m),
      ringOf(0.3, 0.1, m, [0, 0.95, 0]),
      ringOf(0.26, 0.09, m, [0, 0.6, 0]),
      ringOf(0.25, 0.08, m, [0, -1.3, 0]),
      ball(0.22, m, [0, -2.65, 0])
    )
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + Math.PI / 4
    g.add(
      ringOf(0.5, 0.12, m, [Math.cos(a) * 0.55, 1.9 + Math.sin(a) * 0.55, 0], [0, 0, 0]),
      ball(0.17, m, [Math.cos(a) * 1.22, 1.9 + Math.sin(a) * 1.22, 0])
    )
  }
  g.add(ringOf(0.95, 0.1, m, [0, 1.9, 0], [0, 0, 0]))
  const q = gem(k, 'brilliant', o.stone ?? 'ruby', { gain: 2.2 })
  q.scale.setScalar(0.5)
  q.position.set(0, 1.9, 0.2)
  q.rotation.x = Math.PI / 2
  g.add(q, ringOf(0.5, 0.08, m, [0, 1.9, 0.15], [0, 0, 0]))
  g.add(
    mesh(
      extrude(
        polyShape([
          [0, 0],
          [1.05, 0],
          [1.05, -0.28],
          [0.72, -0.28],
          [0.72, -0.48],
          [1.15, -0.48],
          [1.15, -0.75],
          [0.72, -0.75],
          [0.72, -0.95],
          [1.0, -0.95],
          [1.0, -1.2],
          [0, -1.2]
        ]),
        0.2,
        0.05
      ),
      m,
      [0.1, -1.4, 0]
    )
  )
  for (const s of [-1, 1])
    g.add(
      mesh(
        taper(
          [
            [0, 0.7, 0],
            [s * 0.5, 0.55, 0],
            [s * 0.62, 0.15, 0],
            [s * 0.3, 0.05, 0],
            [s * 0.25, 0.3, 0]
          ],
          t => 0.09 * (1 - t * 0.5)
        ),
        m
      )
    )
  g.rotation.set(0.1, -0.45, 0.55)
  return group(g)
}
