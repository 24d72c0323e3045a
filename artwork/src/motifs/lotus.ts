import * as THREE from 'three'
import { ball, group, mesh, rod, surface, turned } from '../core/geometry.ts'
import { glow, leafy, skin } from '../core/materials.ts'
import { smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const lotus: Motif = (_k, o) => {
  const A = new THREE.Color(o.color ?? 0xff9ac8),
    B = new THREE.Color(o.color2 ?? 0xffe8f4),
    g = group()
  ;[
    [5, 0.3, 1.35, 0.2],
    [7, 0.62, 1.6, 0.1],
    [9, 0.98, 1.75, 0],
    [11, 1.3, 1.8, -0.12]
  ].forEach(([n, open, L, y], ring) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + ring * 0.4
      const geo = surface(
        (u, v) => {
          const x = (u - 0.5) * 2,
            w = 0.48 * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.06)) ** 0.8 * (1 - v * 0.12),
            c = open * (0.55 + 0.45 * (1 - v)) - 0.2 * v
          const r = 0.2 + Math.sin(c) * v * L,
            yy = y + Math.cos(c) * v * L - 0.1 * x * x
          return [Math.sin(a) * r + Math.cos(a) * x * w, yy, Math.cos(a) * r - Math.sin(a) * x * w]
        },
        16,
        26
      )
      const cols: number[] = [],
        p = geo.attributes.position
      for (let q = 0; q < p.count; q++) {
        const v = (q % 27) / 26
        const c = B.clone().lerp(A, smooth(0.35, 1, v))
        cols.push(c.r, c.g, c.b)
      }
      geo.setAttribute('color', new THREE.Float32BufferAttribute(cols, 3))
      g.add(
        mesh(
          geo,
          skin(0xffffff, {
            vertexColors: true,
            side: THREE.DoubleSide,
            roughness: 0.35,
            emissive: new THREE.Color(o.glow ?? 0x000000),
            emissiveIntensity: o.glow ? 0.28 : 0
          })
        )
      )
    }
  })
  g.add(
    mesh(
      turned(
        [
          [0, 0.55],
          [0.42, 0.55],
          [0.5, 0.45],
          [0.3, 0.1]
        ],
        40
      ),
      skin(0xe8c23a)
    )
  )
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU
    g.add(
      rod(
        [Math.cos(a) * 0.4, 0.3, Math.sin(a) * 0.4],
        [Math.cos(a) * 0.62, 0.85, Math.sin(a) * 0.62],
        0.03,
        skin(0xffd84a)
      ),
      ball(0.06, glow(0xffe07a, 1.3), [Math.cos(a) * 0.62, 0.88, Math.sin(a) * 0.62])
    )
  }
  for (const [x, z, s] of [
    [-1.3, 0.8, 1.3],
    [1.4, 0.5, 1.15],
    [0, 1.6, 1.0]
  ])
    g.add(
      mesh(
        surface(
          (u, v) => {
            const a = 0.25 + u * (TAU - 0.5),
              R = v * s
            return [x + Math.cos(a) * R, -0.45 + 0.06 * v * v, z + Math.sin(a) * R]
          },
          60,
          10
        ),
        leafy(0x1f6a3c)
      )
    )
  if (o.glow) g.add(halo(String(o.glow), 5, [0, 0.7, -0.8]))
  g.rotation.set(0.5, 0.15, 0)
  g.position.y = -0.7
  g.scale.setScalar(1.22)
  return group(g)
}
