import * as THREE from 'three'
import { ball, group, mesh, rod, surface, taper, turned } from '../core/geometry.ts'
import { lacquer, leafy, metalOf, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const acorn: Motif = (_k, o) => {
  const nut = o.metal ? metalOf(o.metal) : lacquer(o.color ?? 0xb8702a, { roughness: 0.18 }),
    g = group()
  const one = (x: number, y: number, z: number, s: number, rz: number) => {
    const q = group(
      mesh(
        turned(
          [
            [0, -1.55],
            [0.1, -1.45],
            [0.5, -1.2],
            [0.95, -0.4],
            [0.98, 0.35]
          ],
          80,
          90
        ),
        nut
      )
    )
    const cap = mesh(
      new THREE.SphereGeometry(1.16, 64, 40, 0, TAU, 0, 1.62),
      skin(0x7a4a22, { roughness: 0.8 }),
      [0, 0.3, 0],
      [0, 0, 0],
      [1, 0.78, 1]
    )
    q.add(cap)
    for (let r = 0; r < 7; r++) {
      const th = 0.25 + r * 0.2,
        n = Math.round(Math.sin(th) * 22) + 3
      for (let i = 0; i < n; i++) {
        const a = ((i + (r % 2) * 0.5) / n) * TAU
        q.add(
          ball(
            0.15,
            skin(r % 2 ? 0x8a5a2c : 0x9a683a, { roughness: 0.7 }),
            [
              Math.sin(th) * Math.cos(a) * 1.18,
              0.3 + Math.cos(th) * 0.93,
              Math.sin(th) * Math.sin(a) * 1.18
            ],
            [1, 0.8, 1]
          )
        )
      }
    }
    q.add(
      mesh(
        taper(
          [
            [0, 1.1, 0],
            [0.05, 1.5, 0],
            [0.25, 1.85, 0]
          ],
          t => 0.13 - 0.04 * t
        ),
        skin(0x6a4424)
      )
    )
    q.position.set(x, y, z)
    q.scale.setScalar(s)
    q.rotation.set(0.12, 0, rz)
    g.add(q)
  }
  one(-0.55, 0.2, 0.3, 1.2, 0.22)
  one(1.25, -0.55, 0, 0.9, -0.4)
  const oak = (x: number, y: number, z: number, r: number, s: number, c: number) => {
    const geo = surface(
      (u, v) => {
        const lobe = 1 + 0.3 * Math.sin(v * 22)
        const half = 0.75 * Math.sin(Math.PI * Math.min(1, v * 0.9 + 0.06)) * lobe
        const side = (u - 0.5) * 2 * half
        const vein = 0.03 * Math.cos(v * 22 - Math.abs(side) * 6)
        return [side, v * 2.8, 0.3 * Math.abs(side) - 0.55 * v * v + vein]
      },
      24,
      90
    )
    const l = group(mesh(geo, leafy(c)), rod([0, -0.4, 0], [0, 2.6, -0.45], 0.035, skin(0x8a5a2a)))
    l.position.set(x, y, z)
    l.rotation.set(0.2, 0, r)
    l.scale.setScalar(s)
    g.add(l)
  }
  oak(0.1, 1.3, -0.3, 0.85, 0.95, Number(o.color2 ?? 0xc8641a))
  oak(0.2, 1.2, -0.4, -0.75, 1.0, Number(o.color3 ?? 0xe0961a))
  oak(-0.2, -0.8, -0.5, 2.3, 0.85, Number(o.color2 ?? 0xa83a14))
  return g
}
