import * as THREE from 'three'
import { ball, box, cylinder, group, mesh, ringOf, rod, turned } from '../core/geometry.ts'
import { glow, gold, iron, lacquer, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const locomotive: Motif = (_k, o) => {
  const body = lacquer(o.color ?? 0x1a2430, { metalness: 0.5, roughness: 0.22 }),
    brass = gold(),
    red = lacquer(o.color2 ?? 0xb01a20),
    g = group()
  g.add(
    cylinder(1.15, 1.15, 3.6, body, [0, 0.2, -1.6], [Math.PI / 2, 0, 0]),
    cylinder(1.2, 1.2, 0.25, body, [0, 0.2, 0.3], [Math.PI / 2, 0, 0]),
    mesh(
      turned(
        [
          [0, 0.2],
          [0.7, 0.18],
          [1.0, 0.06],
          [1.08, 0]
        ],
        64
      ),
      body,
      [0, 0.2, 0.42],
      [Math.PI / 2, 0, 0]
    ),
    ringOf(1.16, 0.08, brass, [0, 0.2, 0.42], [0, 0, 0]),
    ringOf(0.5, 0.05, brass, [0, 0.2, 0.56], [0, 0, 0]),
    ball(0.14, brass, [0, 0.2, 0.66]),
    rod([-0.5, 0.2, 0.6], [0.5, 0.2, 0.6], 0.035, brass)
  )
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    g.add(ball(0.055, brass, [Math.cos(a) * 1.0, 0.2 + Math.sin(a) * 1.0, 0.46]))
  }
  for (const z of [-0.5, -1.4, -2.3]) g.add(ringOf(1.17, 0.06, brass, [0, 0.2, z], [0, 0, 0]))
  g.add(
    mesh(
      turned(
        [
          [0.3, 0],
          [0.32, 0.5],
          [0.42, 0.9],
          [0.85, 1.5],
          [0.9, 1.75],
          [0.6, 1.85],
          [0.5, 1.6]
        ],
        64,
        90
      ),
      body,
      [0, 1.25, -0.2]
    ),
    ringOf(0.88, 0.08, brass, [0, 2.98, -0.2]),
    ringOf(0.33, 0.06, brass, [0, 1.45, -0.2]),
    mesh(
      turned(
        [
          [0.0, 0.75],
          [0.25, 0.7],
          [0.45, 0.4],
          [0.5, 0]
        ],
        48
      ),
      brass,
      [0, 1.3, -1.5]
    )
  )
  g.add(
    box(0.85, 0.95, 0.6, body, [0, 1.55, 0.3], [0, 0, 0], 0.1),
    cylinder(0.38, 0.42, 0.35, brass, [0, 1.55, 0.62], [Math.PI / 2, 0, 0]),
    ball(0.32, glow(o.glow ?? 0xffe6a0, 2.4), [0, 1.55, 0.76], [1, 1, 0.4]),
    halo('#ffe6a0', 4.2, [0, 1.55, 1.0])
  )
  g.add(box(2.7, 0.3, 0.9, red, [0, -1.0, 0.35], [0, 0, 0], 0.06))
  for (let i = 0; i < 11; i++) {
    const x = (i - 5) * 0.25
    g.add(
      rod([x, -1.05, 0.75], [x * 1.25, -2.25, 1.75 - Math.abs(x) * 0.5], 0.065, i % 2 ? brass : red)
    )
  }
  g.add(
    rod([-1.6, -2.25, 1.1], [0, -2.28, 1.85], 0.09, brass),
    rod([1.6, -2.25, 1.1], [0, -2.28, 1.85], 0.09, brass)
  )
  for (const s of [-1, 1]) {
    g.add(
      cylinder(0.42, 0.42, 1.1, body, [s * 1.3, -0.9, -0.3], [Math.PI / 2, 0, 0]),
      ringOf(0.42, 0.06, brass, [s * 1.3, -0.9, 0.26], [0, 0, 0]),
      ball(0.2, lacquer(0x2aff6a), [s * 1.2, -0.55, 0.75])
    )
    for (const [z, R] of [
      [-1.2, 0.75],
      [-2.7, 0.75]
    ]) {
      const w = group(
        ringOf(R, 0.1, iron(), [0, 0, 0], [0, Math.PI / 2, 0]),
        ball(0.15, brass, [s * 0.06, 0, 0])
      )
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * TAU
        w.add(rod([0, 0, 0], [0, Math.cos(a) * R, Math.sin(a) * R], 0.04, red))
      }
      w.position.set(s * 1.35, -1.5, z)
      g.add(w)
    }
    g.add(rod([s * 1.48, -1.3, -0.3], [s * 1.48, -1.5, -2.7], 0.07, silver()))
  }
  const steam = (x: number, y: number, z: number, s: number) =>
    g.add(
      ball(
        s,
        new THREE.MeshPhysicalMaterial({
          color: 0xfff0e0,
          roughness: 1,
          transparent: true,
          opacity: 0.5,
          depthWrite: false
        }),
        [x, y, z]
      )
    )
  for (let i = 0; i < 9; i++)
    steam(-0.1 - i * 0.26 * Math.sin(i), 3.2 + i * 0.12, -0.4 - i * 0.5, 0.4 + i * 0.1)
  for (let i = 0; i < 5; i++) {
    steam(1.8 + i * 0.22, -1.9, 0.3 - i * 0.2, 0.3 + i * 0.06)
    steam(-1.8 - i * 0.22, -1.9, 0.3 - i * 0.2, 0.3 + i * 0.06)
  }
  g.rotation.set(0.06, 0.52, 0)
  g.scale.setScalar(0.82)
  g.position.y = -0.1
  return group(g)
}
