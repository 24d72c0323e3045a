import { ball, group, mesh, ringOf, taper, turned } from '../core/geometry.ts'
import { gold, lacquer, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const teapot: Motif = (_k, o) => {
  const glaze = lacquer(o.color ?? 0x1c6a5a, { roughness: 0.1 }),
    m = gold(),
    g = group(
      mesh(
        turned(
          [
            [0, -1.5],
            [1.0, -1.5],
            [1.1, -1.35],
            [1.65, -0.6],
            [1.75, 0.1],
            [1.4, 0.85],
            [0.8, 1.15]
          ],
          96,
          130
        ),
        glaze
      ),
      mesh(
        turned(
          [
            [0.85, 1.12],
            [0.8, 1.25],
            [0.4, 1.45],
            [0.1, 1.5]
          ],
          64
        ),
        glaze
      ),
      ball(0.24, m, [0, 1.7, 0]),
      ringOf(0.86, 0.06, m, [0, 1.15, 0]),
      ringOf(1.1, 0.06, m, [0, -1.42, 0]),
      mesh(
        taper(
          [
            [1.5, -0.5, 0],
            [2.2, -0.2, 0],
            [2.4, 0.6, 0],
            [2.9, 1.0, 0]
          ],
          t => 0.42 - 0.26 * t
        ),
        glaze
      ),
      mesh(
        taper(
          [
            [-1.5, 0.7, 0],
            [-2.4, 1.0, 0],
            [-2.6, 0, 0],
            [-1.6, -0.6, 0]
          ],
          () => 0.15
        ),
        m
      )
    )
  for (let i = 0; i < 9; i++) {
    const a = 0.6 + i * 0.25
    const f = group(
      ...Array.from({ length: 5 }, (_, j) =>
        ball(
          0.14,
          skin(0xffc8d8),
          [Math.cos((j / 5) * TAU) * 0.16, Math.sin((j / 5) * TAU) * 0.16, 0],
          [1, 1, 0.4]
        )
      ),
      ball(0.09, m, [0, 0, 0.06])
    )
    f.position.set(Math.cos(a) * 1.72, -0.15 + 0.4 * Math.sin(i * 2.2), Math.sin(a) * 1.72)
    f.lookAt(f.position.x * 2, f.position.y, f.position.z * 2)
    g.add(f)
  }
  g.rotation.set(0.16, -0.2, 0.04)
  return group(g)
}
