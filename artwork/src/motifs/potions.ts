import * as THREE from 'three'
import { ball, box, extrude, group, mesh, ringOf, starShape, turned } from '../core/geometry.ts'
import { glass, glow, gold, skin, stoneBump } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const potions: Motif = (k, o) => {
  const g = group()
  const one = (x: number, z: number, s: number, hex: string, kind: number, rz = 0) => {
    const prof =
      kind === 0
        ? [
            [0, -1.2],
            [0.9, -1.1],
            [1.15, -0.4],
            [0.95, 0.3],
            [0.38, 0.75],
            [0.32, 1.5],
            [0.45, 1.55],
            [0.45, 1.7]
          ]
        : kind === 1
          ? [
              [0, -1.2],
              [1.2, -1.2],
              [1.15, -1.0],
              [0.42, 0.5],
              [0.34, 1.4],
              [0.46, 1.45],
              [0.46, 1.6]
            ]
          : [
              [0, -1.2],
              [0.6, -1.2],
              [0.68, -1.0],
              [0.68, 0.9],
              [0.38, 1.15],
              [0.36, 1.6],
              [0.48, 1.62],
              [0.48, 1.75]
            ]
    const liq = prof.filter(p => p[1] < (kind === 1 ? 0 : 0.4)).map(p => [p[0] * 0.9, p[1] * 0.96])
    const q = group(
      mesh(turned(prof, 80, 140), glass(hex, 0.25)),
      mesh(
        turned([...liq, [0, liq[liq.length - 1][1] + 0.05]], 64, 90),
        new THREE.MeshPhysicalMaterial({
          color: hex,
          roughness: 0.05,
          clearcoat: 1,
          emissive: new THREE.Color(hex),
          emissiveIntensity: 0.75
        })
      ),
      mesh(
        turned(
          [
            [0, 1.5],
            [0.3, 1.5],
            [0.36, 2.0],
            [0, 2.05]
          ],
          40
        ),
        skin(0xb8864a, { bumpMap: stoneBump(), bumpScale: 2 })
      ),
      ringOf(0.38, 0.05, gold(), [0, 1.3, 0]),
      halo(hex, 3.2, [0, -0.3, -0.9])
    )
    for (let i = 0; i < 9; i++)
      q.add(
        ball(0.05 + k.r() * 0.08, glow(0xffffff, 1.2), [
          (k.r() - 0.5) * 0.8,
          -0.9 + k.r() * 1.0,
          0.55 + k.r() * 0.2
        ])
      )
    const tag = group(
      box(0.5, 0.62, 0.03, skin(0xf2dfb0), [0, 0, 0], [0, 0, 0], 0.05),
      mesh(extrude(starShape(5, 0.16, 0.07), 0.01, 0.01), skin(0x7a1a3a), [0, 0, 0.03])
    )
    tag.position.set(0, -0.35, kind === 0 ? 1.12 : kind === 1 ? 0.88 : 0.7)
    tag.rotation.x = kind === 1 ? -0.4 : 0
    q.add(tag)
    q.position.set(x, -1.0 + s * 0.55, z)
    q.scale.setScalar(s)
    q.rotation.z = rz
    g.add(q)
  }
  const c = (o.colors ?? ['#2aff9a', '#ff3ad0', '#ffb02a']).map(String)
  one(0, 0, 1.45, c[0], 0)
  one(-1.75, 0.5, 0.95, c[1], 1, 0.05)
  one(1.7, 0.5, 1.0, c[2], 2, -0.05)
  g.position.y = -0.35
  return g
}
