import * as THREE from 'three'
import {
  ball,
  curveShape,
  cylinder,
  extrude,
  group,
  mesh,
  ringOf,
  turned
} from '../core/geometry.ts'
import { gold, lacquer, silver, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const rocket: Motif = (_k, o) => {
  const white = lacquer(o.color ?? 0xfff6ea, { roughness: 0.18 }),
    red = lacquer(o.color2 ?? 0xe8203a, { roughness: 0.15 }),
    g = group()
  g.add(
    mesh(
      turned(
        [
          [0, 2.5],
          [0.12, 2.4],
          [0.5, 1.7],
          [0.82, 0.7],
          [0.9, -0.2],
          [0.78, -1.1],
          [0.58, -1.6]
        ],
        96,
        140
      ),
      white
    ),
    mesh(
      turned(
        [
          [0, 2.52],
          [0.13, 2.42],
          [0.52, 1.7],
          [0.64, 1.35]
        ],
        96,
        60
      ),
      red
    ),
    ringOf(0.68, 0.06, silver(), [0, 1.28, 0]),
    ringOf(0.82, 0.07, red, [0, -1.0, 0]),
    cylinder(0.5, 0.62, 0.35, silver(), [0, -1.7, 0])
  )
  g.add(
    ringOf(0.42, 0.1, gold(), [0, 0.42, 0.8], [-0.1, 0, 0]),
    mesh(
      new THREE.SphereGeometry(0.4, 40, 24),
      lacquer(0x2a8ad8, { roughness: 0.02, metalness: 0.3 }),
      [0, 0.42, 0.72],
      [0, 0, 0],
      [1, 1, 0.4]
    ),
    ringOf(0.26, 0.07, gold(), [0, -0.45, 0.85], [0.05, 0, 0]),
    ball(0.24, lacquer(0x2a8ad8, { roughness: 0.02 }), [0, -0.45, 0.8], [1, 1, 0.4])
  )
  for (let i = 0; i < 3; i++) {
    const f = mesh(
      extrude(
        curveShape([
          [0.55, -0.5],
          [1.1, -0.9],
          [1.75, -1.9],
          [1.7, -2.4],
          [1.1, -1.9],
          [0.5, -1.6]
        ]),
        0.12,
        0.07,
        5
      ),
      red
    )
    const w = group(f)
    w.rotation.y = (i / 3) * TAU + 0.5
    g.add(w)
  }
  for (const [r, h, c, op] of [
    [0.52, 2.3, 0xff6a1a, 0.75],
    [0.36, 1.6, 0xffc83a, 0.9],
    [0.2, 1.0, 0xffffff, 1]
  ] as const)
    g.add(
      mesh(
        turned(
          [
            [r * 0.7, 0],
            [r, -0.3 * h],
            [r * 0.6, -0.7 * h],
            [0, -h]
          ],
          48
        ),
        new THREE.MeshBasicMaterial({
          color: new THREE.Color(c).multiplyScalar(1.6),
          transparent: true,
          opacity: op,
          blending: THREE.AdditiveBlending,
          depthWrite: false
        }),
        [0, -1.85, 0]
      )
    )
  g.add(halo('#ff9a3a', 3.4, [0, -2.6, -0.4]))
  for (let i = 0; i < 14; i++) {
    const a = i * 2.4
    g.add(
      ball(0.22 + (i % 4) * 0.09, skin(0xfff0e4, { transparent: true, opacity: 0.85 }), [
        Math.cos(a) * (0.3 + i * 0.06),
        -3.0 - i * 0.09,
        Math.sin(a) * 0.4
      ])
    )
  }
  g.rotation.set(0.1, 0.2, -0.42)
  return group(g)
}
