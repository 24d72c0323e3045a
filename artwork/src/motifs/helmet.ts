import * as THREE from 'three'
import {
  ball,
  box,
  cylinder,
  group,
  mesh,
  ringOf,
  rod,
  taper,
  tube,
  turned
} from '../core/geometry.ts'
import { glow, lacquer, silver, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const helmet: Motif = (_k, o) => {
  const white = lacquer(o.color ?? 0xf4f6fa, { roughness: 0.25 }),
    red = lacquer(o.color2 ?? 0xe8502a),
    m = silver(),
    g = group()
  g.add(
    ball(1.85, white, [0, 0.35, 0], [1, 0.98, 1]),
    mesh(
      new THREE.SphereGeometry(1.62, 80, 50),
      new THREE.MeshPhysicalMaterial({
        color: o.glow ?? 0xffb43a,
        metalness: 1,
        roughness: 0.05,
        envMapIntensity: 1.6,
        clearcoat: 1,
        iridescence: 0.8
      }),
      [0, 0.4, 0.42],
      [0, 0, 0],
      [0.96, 0.82, 0.95]
    ),
    mesh(
      tube(
        Array.from({ length: 60 }, (_, i) => {
          const a = (i / 60) * TAU
          return [Math.cos(a) * 1.52, 0.4 + Math.sin(a) * 1.24, 0.98 + 0.12 * Math.cos(a * 2)]
        }),
        0.14,
        200,
        true
      ),
      white
    ),
    ringOf(1.35, 0.22, m, [0, -1.35, 0]),
    ringOf(1.5, 0.16, red, [0, -1.6, 0]),
    mesh(
      turned(
        [
          [1.4, -1.5],
          [1.9, -1.9],
          [2.3, -2.6],
          [2.4, -3.2]
        ],
        64
      ),
      white,
      [0, 0, 0],
      [0, 0, 0],
      [1.1, 1, 0.8]
    )
  )
  for (const s of [-1, 1])
    g.add(
      cylinder(0.52, 0.52, 0.34, m, [s * 1.8, 0.3, 0], [0, 0, Math.PI / 2]),
      cylinder(0.34, 0.34, 0.42, red, [s * 1.84, 0.3, 0], [0, 0, Math.PI / 2]),
      mesh(
        taper(
          [
            [s * 1.5, -1.5, 0.6],
            [s * 1.2, -2.2, 1.5],
            [s * 0.5, -2.7, 1.75]
          ],
          () => 0.14
        ),
        skin(0xc8ccd8)
      )
    )
  g.add(box(1.4, 0.8, 0.3, m, [0, -2.45, 1.75], [-0.15, 0, 0], 0.1))
  ;[0xff3a4a, 0x3adf7a, 0xffd23a].forEach((c, i) => {
    g.add(ball(0.12, glow(c, 1.8), [-0.4 + i * 0.4, -2.4, 1.95]))
  })
  g.add(
    rod([1.3, 1.6, -0.2], [1.75, 2.7, -0.3], 0.045, m),
    ball(0.12, glow(0xff3a4a, 2.4), [1.77, 2.75, -0.3])
  )
  g.rotation.set(-0.04, -0.38, 0.08)
  return group(g)
}
