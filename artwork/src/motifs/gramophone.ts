import * as THREE from 'three'
import {
  ball,
  box,
  cylinder,
  extrude,
  group,
  mesh,
  ringOf,
  rod,
  starShape,
  surface,
  taper,
  tube
} from '../core/geometry.ts'
import { gold, lacquer, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const gramophone: Motif = (_k, o) => {
  const brass = gold({ side: THREE.DoubleSide }),
    wd = wood('#3a1608', '#9a4e22'),
    g = group()
  g.add(
    box(2.9, 0.9, 2.5, wd, [0, -1.9, 0], [0, 0, 0], 0.12),
    box(3.15, 0.2, 2.75, wd, [0, -1.42, 0], [0, 0, 0], 0.08),
    box(3.15, 0.22, 2.75, wd, [0, -2.38, 0], [0, 0, 0], 0.08),
    cylinder(1.15, 1.15, 0.1, lacquer(0x0c0a10, { roughness: 0.12 }), [0, -1.25, 0.1]),
    cylinder(0.38, 0.38, 0.12, lacquer(o.color ?? 0xc01828), [0, -1.23, 0.1]),
    ball(0.07, brass, [0, -1.1, 0.1])
  )
  for (let i = 0; i < 7; i++)
    g.add(ringOf(0.5 + i * 0.09, 0.012, lacquer(0x3a3640), [0, -1.19, 0.1]))
  const horn = mesh(
    surface(
      (u, v) => {
        const a = u * TAU,
          t = v,
          r = 0.1 + 1.95 * t ** 3.2 + 0.25 * t
        const petal = 1 + 0.05 * Math.cos(a * 9) * t ** 2
        return [Math.cos(a) * r * petal, t * 3.1, Math.sin(a) * r * petal]
      },
      140,
      60
    ),
    brass
  )
  const hg = group(
    horn,
    mesh(
      tube(
        Array.from({ length: 140 }, (_, i) => {
          const a = (i / 140) * TAU,
            r = 2.3 * (1 + 0.05 * Math.cos(a * 9))
          return [Math.cos(a) * r, 3.1, Math.sin(a) * r]
        }),
        0.06,
        280,
        true
      ),
      brass
    )
  )
  hg.position.set(0.4, -0.35, -0.5)
  hg.rotation.set(0.95, 0, -0.22)
  g.add(
    hg,
    mesh(
      taper(
        [
          [0.4, -0.3, -0.5],
          [0.5, -0.75, -0.85],
          [0.75, -1.0, -0.6],
          [0.75, -1.1, -0.1],
          [0.45, -1.15, 0.35]
        ],
        t => 0.13 - 0.03 * t
      ),
      brass
    ),
    rod([1.45, -1.9, 0.4], [2.1, -1.9, 0.4], 0.07, brass),
    rod([2.1, -1.9, 0.4], [2.1, -2.5, 0.4], 0.06, brass),
    ball(0.15, wd, [2.1, -2.6, 0.4])
  )
  for (const x of [-1.2, 1.2])
    g.add(mesh(extrude(starShape(4, 0.3, 0.1), 0.03, 0.03), brass, [x, -1.9, 1.26]))
  g.rotation.set(0.14, -0.42, 0)
  return group(g)
}
