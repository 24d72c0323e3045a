import { ball, extrude, group, mesh, polyShape, ringOf, rod, taper } from '../core/geometry.ts'
import { cloth, metalOf, oldGold } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const trident: Motif = (k, o) => {
  const m = metalOf(o.metal),
    dark = oldGold(),
    g = group()
  const head = () =>
    mesh(
      extrude(
        polyShape([
          [0, 0.95],
          [0.27, 0.1],
          [0.1, 0.16],
          [0.08, 0],
          [-0.08, 0],
          [-0.1, 0.16],
          [-0.27, 0.1]
        ]),
        0.06,
        0.07
      ),
      m
    )
  g.add(
    rod([0, -3.6, 0], [0, 1.9, 0], 0.12, m, 0.1),
    rod([0, -2.3, 0], [0, -1.1, 0], 0.17, cloth(o.color ?? 0x0a5a6a))
  )
  for (let i = 0; i < 9; i++) g.add(ringOf(0.175, 0.03, dark, [0, -2.3 + i * 0.15, 0]))
  const centre = head()
  centre.position.y = 1.85
  centre.scale.setScalar(1.15)
  g.add(centre)
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        taper(
          [
            [0, 0.1, 0],
            [s * 0.5, 0.12, 0],
            [s * 0.95, 0.45, 0],
            [s * 1.02, 1.1, 0],
            [s * 0.88, 1.7, 0]
          ],
          t => 0.15 - 0.04 * t
        ),
        m
      )
    )
    const tip = head()
    tip.position.set(s * 0.87, 1.6, 0)
    tip.rotation.z = s * 0.1
    g.add(tip)
    g.add(
      mesh(
        taper(
          [
            [0, 0.2, 0.05],
            [s * 0.5, -0.12, 0.1],
            [s * 0.72, -0.5, 0.05],
            [s * 0.4, -0.7, 0],
            [s * 0.3, -0.5, 0]
          ],
          t => 0.09 * (1 - t * 0.8)
        ),
        dark
      ),
      ball(0.1, m, [s * 0.3, -0.5, 0])
    )
  }
  const eye = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.1 })
  eye.scale.setScalar(0.42)
  eye.position.set(0, 0.18, 0.22)
  eye.rotation.x = Math.PI / 2
  g.add(eye, ringOf(0.42, 0.08, m, [0, 0.18, 0.18], [0, 0, 0]))
  for (const y of [-0.35, -0.95, -2.45]) g.add(ringOf(0.17, 0.07, dark, [0, y, 0]))
  g.add(ball(0.2, m, [0, -3.65, 0]))
  g.rotation.set(0.08, -0.3, -0.3)
  return group(g)
}
