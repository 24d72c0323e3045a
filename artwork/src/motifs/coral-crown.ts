import { ball, group, mesh, taper } from '../core/geometry.ts'
import { pearly, skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { crown } from './crown.ts'

export const coralCrown: Motif = (k, o) => {
  const g = group(crown(k, { stones: ['aqua', 'rose'], ...o }))
  const coral = skin(0xff5a4a, { roughness: 0.4, bumpMap: stoneBump(), bumpScale: 2 })
  const branch = (
    x: number,
    y: number,
    z: number,
    a: number,
    len: number,
    r: number,
    depth: number
  ) => {
    const dx = Math.sin(a) * len,
      dy = Math.cos(a) * len
    g.add(
      mesh(
        taper(
          [
            [x, y, z],
            [x + dx * 0.5 + 0.05, y + dy * 0.5, z + 0.08],
            [x + dx, y + dy, z]
          ],
          t => r * (1 - t * 0.35)
        ),
        coral
      ),
      ball(r * 0.68, coral, [x + dx, y + dy, z])
    )
    if (depth)
      for (const s of [-1, 1])
        branch(
          x + dx * 0.9,
          y + dy * 0.9,
          z,
          a + s * (0.38 + k.r() * 0.25),
          len * 0.72,
          r * 0.7,
          depth - 1
        )
  }
  for (const [x, a] of [
    [-1.5, -0.5],
    [1.5, 0.5],
    [-0.9, -0.15],
    [0.95, 0.2]
  ] as const)
    branch(x, -1.3, 1.1, a, 0.72, 0.15, 2)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    g.add(ball(0.15, pearly(), [Math.cos(a) * 1.9, -1.15 + 0.1 * Math.sin(a), Math.sin(a) * 1.9]))
  }
  return g
}
