import * as THREE from 'three'
import {
  ball,
  blade,
  box,
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
import { glass, lacquer, skin, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const honeyPot: Motif = (k, o) => {
  const clay = lacquer(o.color ?? 0xb8662a, { roughness: 0.35 }),
    honey = new THREE.MeshPhysicalMaterial({
      color: 0xffa40a,
      roughness: 0.02,
      clearcoat: 1,
      transparent: true,
      opacity: 0.92,
      emissive: 0x8a3a00,
      emissiveIntensity: 0.35
    }),
    g = group(
      mesh(
        turned(
          [
            [0, -2.0],
            [1.2, -2.0],
            [1.65, -1.4],
            [1.75, -0.5],
            [1.5, 0.5],
            [1.2, 0.85],
            [1.3, 1.05],
            [1.42, 1.15],
            [1.2, 1.2],
            [1.1, 0.9]
          ],
          96,
          140
        ),
        clay
      ),
      ringOf(1.74, 0.06, lacquer(0x7a3a14), [0, -0.4, 0]),
      cylinder(1.2, 1.2, 0.1, honey, [0, 1.08, 0])
    )
  for (const [a, L] of [
    [0.3, 1.3],
    [0.75, 0.8],
    [1.5, 1.7],
    [1.95, 0.7],
    [2.5, 1.1],
    [5.6, 0.9]
  ])
    g.add(
      mesh(
        taper(
          [
            [Math.cos(a) * 1.28, 1.15, Math.sin(a) * 1.28],
            [Math.cos(a) * 1.42, 1.05, Math.sin(a) * 1.42],
            [Math.cos(a) * 1.5, 0.6, Math.sin(a) * 1.5],
            [Math.cos(a) * (1.62 + L * 0.09), 0.85 - L * 0.9, Math.sin(a) * (1.62 + L * 0.09)]
          ],
          t => 0.17 + 0.06 * t
        ),
        honey
      ),
      ball(
        0.26,
        honey,
        [Math.cos(a) * (1.6 + L * 0.08), 0.8 - L * 0.9, Math.sin(a) * (1.6 + L * 0.08)],
        [1, 1.2, 0.8]
      )
    )
  const dip = group(rod([0, -0.2, 0], [0, 2.6, 0], 0.11, wood('#6a3a14', '#c8904a')))
  for (let i = 0; i < 5; i++)
    dip.add(
      ringOf(0.3 - Math.abs(i - 2) * 0.06, 0.1, wood('#6a3a14', '#c8904a'), [0, -0.5 + i * 0.17, 0])
    )
  dip.position.set(0.35, 1.5, 0)
  dip.rotation.z = -0.5
  g.add(dip, box(1.5, 0.75, 0.06, skin(0xfff0d0), [0, -0.75, 1.72], [0.02, 0, 0], 0.1))
  for (let i = 0; i < 3; i++)
    g.add(
      mesh(
        extrude(
          polyShape(
            Array.from({ length: 6 }, (_, j) => [
              Math.cos((j / 6) * TAU) * 0.22,
              Math.sin((j / 6) * TAU) * 0.22
            ])
          ),
          0.04,
          0.03
        ),
        honey,
        [-0.4 + i * 0.4, -0.75 + (i % 2) * 0.12, 1.8]
      )
    )
  for (const [x, y, z, s] of [
    [-1.9, 1.7, 0.8, 1],
    [1.95, 0.7, 1.2, 0.85],
    [-1.2, 2.5, -0.3, 0.7]
  ]) {
    const b = group(
      ball(0.3, lacquer(0xffc21a), [0, 0, 0], [1.35, 1, 1]),
      ...[-0.18, 0.05, 0.28].map(q =>
        ringOf(
          0.27 - Math.abs(q - 0.05) * 0.1,
          0.055,
          lacquer(0x1a0e08),
          [q, 0, 0],
          [0, Math.PI / 2, 0]
        )
      ),
      ball(0.2, lacquer(0x1a0e08), [-0.42, 0.04, 0])
    )
    for (const w of [-1, 1])
      b.add(
        mesh(
          blade(0.62, 0.24, 0.2, 0.1),
          glass(0xffffff, 0.55),
          [0, 0.2, w * 0.1],
          [w * 0.7, 0, -0.2]
        )
      )
    b.position.set(x, y, z)
    b.scale.setScalar(s)
    b.rotation.y = k.r() - 0.5
    g.add(b)
  }
  g.rotation.set(0.2, -0.15, 0.04)
  g.position.y = -0.05
  return group(g)
}
