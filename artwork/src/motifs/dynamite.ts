import { ball, box, cylinder, group, mesh, rod, taper, tube } from '../core/geometry.ts'
import { glow, gold, lacquer, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const dynamite: Motif = (k, o) => {
  const red = skin(o.color ?? 0xc81c20, { roughness: 0.5 }),
    paper = skin(0xf0d8a8),
    g = group()
  const at: [number, number][] = [
    [0, 0.55],
    [-0.62, 0.25],
    [0.62, 0.25],
    [-0.35, -0.4],
    [0.35, -0.4],
    [0, 0.0],
    [-0.95, -0.3],
    [0.95, -0.3]
  ]
  for (const [x, z] of at)
    g.add(
      cylinder(0.33, 0.33, 3.4, red, [x, -0.2, z]),
      cylinder(0.335, 0.335, 0.1, paper, [x, 1.46, z]),
      cylinder(0.335, 0.335, 0.1, paper, [x, -1.86, z])
    )
  const rope = skin(0xd8b878, { roughness: 0.8 })
  for (const y of [0.65, -0.9])
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          tube(
            Array.from({ length: 50 }, (_, j) => {
              const a = (j / 50) * TAU
              return [Math.cos(a) * 1.32, y + i * 0.13, 0.05 + Math.sin(a) * 0.93]
            }),
            0.07,
            120,
            true
          ),
          rope
        )
      )
  const clock = group(
    cylinder(0.82, 0.82, 0.3, gold(), [0, 0, 0], [Math.PI / 2, 0, 0]),
    cylinder(0.7, 0.7, 0.05, skin(0xfff6e0), [0, 0, 0.16], [Math.PI / 2, 0, 0]),
    box(0.06, 0.5, 0.04, lacquer(0x140a0a), [0, 0.2, 0.2], [0, 0, 0], 0.01),
    box(0.06, 0.36, 0.04, lacquer(0xc01820), [0.13, 0.08, 0.21], [0, 0, -1.0], 0.01)
  )
  for (let i = 0; i < 12; i++)
    clock.add(
      ball(0.04, lacquer(0x140a0a), [
        Math.cos((i / 12) * TAU) * 0.58,
        Math.sin((i / 12) * TAU) * 0.58,
        0.19
      ])
    )
  for (const s of [-1, 1]) clock.add(ball(0.26, gold(), [s * 0.45, 0.85, 0], [1, 0.8, 1]))
  clock.position.set(0, -0.15, 1.05)
  g.add(clock)
  g.add(
    mesh(
      taper(
        [
          [0, 1.5, 0.55],
          [0.1, 2.0, 0.5],
          [0.6, 2.3, 0.4],
          [0.9, 2.75, 0.5],
          [1.35, 2.75, 0.5]
        ],
        () => 0.055
      ),
      rope
    ),
    ball(0.15, glow(0xfff0c0, 3), [1.38, 2.76, 0.5]),
    halo('#ffb03a', 2.6, [1.38, 2.76, 0.55])
  )
  for (let i = 0; i < 34; i++) {
    const a = k.r() * TAU,
      d = 0.15 + k.r() ** 2 * 1.1
    g.add(
      rod(
        [1.38 + Math.cos(a) * d * 0.6, 2.76 + Math.sin(a) * d * 0.6, 0.5],
        [1.38 + Math.cos(a) * d, 2.76 + Math.sin(a) * d, 0.5],
        0.017,
        glow(i % 2 ? 0xffd86a : 0xff8a2a, 3)
      )
    )
  }
  g.rotation.set(0.1, -0.35, 0.12)
  g.position.y = -0.25
  return group(g)
}
