import { ball, blade, box, group, mesh, rod, surface, tube, turned } from '../core/geometry.ts'
import { cloth, gold, lacquer, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const tricorne: Motif = (k, o) => {
  const felt = cloth(o.color ?? 0x1c1a22),
    trim = gold(),
    g = group()
  const brim = (u: number, v: number) => {
    const a = u * TAU,
      e = v ** 1.2,
      lift = 0.25 + 0.95 * (0.5 + 0.5 * Math.cos(a * 3 + Math.PI)) ** 0.8
    const R = 1.15 + e * (1.35 - 0.75 * (0.5 + 0.5 * Math.cos(a * 3 + Math.PI)) ** 0.9 * e)
    return [Math.sin(a) * R * 1.1, -0.5 + e * lift * 1.5, Math.cos(a) * R]
  }
  g.add(
    mesh(surface(brim, 200, 30), felt),
    mesh(
      tube(
        Array.from({ length: 150 }, (_, i) => [...brim(i / 150, 1)]),
        0.07,
        300,
        true
      ),
      trim
    ),
    mesh(
      turned(
        [
          [0, 1.0],
          [0.5, 0.98],
          [0.9, 0.75],
          [1.08, 0.2],
          [1.2, -0.5]
        ],
        64
      ),
      felt,
      [0, 0, 0],
      [0, 0, 0],
      [1.1, 1, 1]
    )
  )
  g.add(
    mesh(
      tube(
        Array.from({ length: 60 }, (_, i) => {
          const a = (i / 60) * TAU
          return [Math.sin(a) * 1.25, -0.28, Math.cos(a) * 1.14]
        }),
        0.09,
        120,
        true
      ),
      lacquer(0x8a1018)
    )
  )
  const skull = group(
    ball(0.3, skin(0xf2e8d2), [0, 0.1, 0], [1, 1, 0.8]),
    box(0.3, 0.22, 0.3, skin(0xf2e8d2), [0, -0.22, 0.02]),
    ...[-1, 1].flatMap(s => [
      ball(0.1, lacquer(0x120a08), [s * 0.12, 0.1, 0.2]),
      rod([s * 0.5, -0.55, 0], [-s * 0.5, 0.0, -0.08], 0.055, skin(0xf2e8d2))
    ])
  )
  skull.position.set(0, 0.22, 2.0)
  skull.rotation.x = -0.35
  skull.scale.setScalar(1.15)
  g.add(skull)
  const q = gem(k, 'brilliant', o.stone ?? 'ruby', { gain: 2.2 })
  q.scale.setScalar(0.3)
  q.position.set(-1.5, 0.55, 1.1)
  q.rotation.set(1, 0, 0.6)
  g.add(q)
  for (let i = 0; i < 3; i++) {
    const f = mesh(
      blade(2.6 - i * 0.3, 0.42, 0.3, -0.4 - i * 0.25, 0.7),
      cloth(i === 1 ? 0xffffff : (o.color2 ?? 0xc81c28)),
      [1.15, 0.35, 0.9 - i * 0.12],
      [-0.5, 0.4, -0.75 - i * 0.3]
    )
    g.add(f)
  }
  g.rotation.set(0.28, 0.2, -0.06)
  return group(g)
}
