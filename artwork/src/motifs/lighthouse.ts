import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import {
  ball,
  box,
  cylinder,
  displace,
  fbm3,
  group,
  mesh,
  ringOf,
  rod,
  turned
} from '../core/geometry.ts'
import { glow, gold, iron, lacquer, skin, stone } from '../core/materials.ts'
import { fbm, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { additive } from './parts/additive.ts'
import { halo } from './parts/halo.ts'

/** A cone of light as two crossed sheets, from its source to the right. */
const beam = (hex: string, length: number, width: number) => {
  const g = group()
  for (const a of [0, Math.PI / 2])
    g.add(
      mesh(
        new THREE.PlaneGeometry(length, width),
        additive(hex, 'beam'),
        [length / 2, 0, 0],
        [a, 0, 0]
      )
    )
  g.traverse(o => {
    o.castShadow = o.receiveShadow = false
  })
  return g
}

const rockMass = (
  color: number,
  p: readonly number[],
  s: readonly number[],
  seed: number,
  detail = 4
) => {
  const q = displace(
    new THREE.IcosahedronGeometry(1, detail),
    v => (Math.floor(fbm3(v, 1.6, seed, 3) * 7) / 7 - 0.4) * 0.7 + (fbm3(v, 5, seed) - 0.5) * 0.12
  )
  q.computeVertexNormals()
  return mesh(q, stone(color, { flatShading: true }), p, [0, seed, 0], s)
}

export const lighthouse: Motif = (_k, o) => {
  const A = rgb(String(o.color ?? '#c8202a')),
    map = texture(
      pixels(64, 512, (u, v) => {
        const s = Math.floor(v * 6) % 2
        const n = 0.86 + 0.2 * fbm(u * 20, v * 60, 3)
        return s ? [A[0] * n, A[1] * n, A[2] * n] : [245 * n, 240 * n, 228 * n]
      })
    ),
    g = group()
  g.add(
    mesh(
      turned(
        [
          [1.05, -2.1],
          [0.86, -1.2],
          [0.7, 0],
          [0.6, 1.2]
        ],
        64
      ),
      new THREE.MeshPhysicalMaterial({ map, roughness: 0.55, clearcoat: 0.3 })
    ),
    cylinder(0.62, 0.9, 0.16, iron(), [0, 1.25, 0]),
    ringOf(0.88, 0.035, iron(), [0, 1.62, 0])
  )
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU
    g.add(
      rod(
        [Math.cos(a) * 0.88, 1.3, Math.sin(a) * 0.88],
        [Math.cos(a) * 0.88, 1.62, Math.sin(a) * 0.88],
        0.022,
        iron()
      )
    )
  }
  g.add(
    cylinder(0.45, 0.45, 0.7, glow(0xffe29a, 1.6), [0, 1.68, 0]),
    mesh(
      turned(
        [
          [0.62, 2.02],
          [0.5, 2.2],
          [0.2, 2.5],
          [0.06, 2.75],
          [0, 2.8]
        ],
        48
      ),
      lacquer(o.color ?? 0xa01a22)
    ),
    ball(0.09, gold(), [0, 2.86, 0]),
    ringOf(0.5, 0.04, iron(), [0, 2.02, 0])
  )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    g.add(
      rod(
        [Math.cos(a) * 0.47, 1.33, Math.sin(a) * 0.47],
        [Math.cos(a) * 0.47, 2.03, Math.sin(a) * 0.47],
        0.025,
        iron()
      )
    )
  }
  for (const [y, x] of [
    [-1.2, 0.1],
    [-0.2, -0.06],
    [0.65, 0.05]
  ] as const)
    g.add(box(0.22, 0.34, 0.1, glow(0xffcf7a, 1.3), [x, y, 0.82 - (y + 1.2) * 0.14]))
  const right = beam('#fff0b0', 6, 2.6),
    left = beam('#fff0b0', 5, 2.2)
  right.position.set(0, 1.7, 0.2)
  right.rotation.set(0, -0.25, 0.14)
  left.position.set(0, 1.7, -0.2)
  left.rotation.set(0, -0.2, Math.PI + 0.14)
  g.add(right, left, halo('#fff2c0', 3.2, [0, 1.7, 0.55]))
  g.add(
    rockMass(0x4a4e58, [0, -2.7, 0], [1.9, 0.95, 1.4], 3),
    rockMass(0x3c424c, [-1.5, -2.9, 0.3], [1.1, 0.6, 1], 6),
    rockMass(0x3c424c, [1.5, -3, 0.5], [1, 0.6, 1], 9),
    box(0.5, 0.7, 0.5, skin(0xf0e8d8), [0.95, -1.9, 0.5], [0, 0.4, 0]),
    mesh(
      new THREE.ConeGeometry(0.5, 0.45, 4),
      lacquer(o.color ?? 0xa01a22),
      [0.95, -1.35, 0.5],
      [0, 0.4 + Math.PI / 4, 0]
    )
  )
  return group(g)
}
