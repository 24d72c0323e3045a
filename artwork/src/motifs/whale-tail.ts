import { group, mesh, surface, taper } from '../core/geometry.ts'
import { skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { splash } from './parts/splash.ts'

export const whaleTail: Motif = (k, o) => {
  const m = skin(o.color ?? 0x24405c, {
      roughness: 0.22,
      clearcoat: 1,
      bumpMap: stoneBump(),
      bumpScale: 0.7
    }),
    g = group()
  const fluke = (s: number) =>
    mesh(
      surface(
        (u, v) => {
          const x = u * 2.75,
            chord = (0.85 * (1 - u) ** 0.6 + 0.05) * (1 + 0.35 * Math.sin(u * 3.1))
          const y = 1.15 + u * 1.0 - u * u * 0.95 + 0.25 * Math.sin(u * 3)
          const a = v * TAU
          return [
            s * x,
            y + Math.cos(a) * chord * 0.62 + 0.12 * u,
            Math.sin(a) * 0.2 * (1 - u * 0.8) + 0.35 * u * u
          ]
        },
        60,
        40
      ),
      m
    )
  g.add(
    fluke(1),
    fluke(-1),
    mesh(
      taper(
        [
          [0, -2.6, -0.1],
          [0, -1.4, 0.05],
          [0, -0.2, 0.1],
          [0.0, 0.9, 0],
          [0, 1.5, 0]
        ],
        t => 0.95 * (1 - t) ** 0.8 + 0.28
      ),
      m
    )
  )
  const s = splash(k, 150, 1.7, 3.2)
  s.position.y = -2.1
  g.add(s)
  g.rotation.set(0.05, -0.22, 0.1)
  return group(g)
}
