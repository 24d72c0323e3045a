import * as THREE from 'three'
import { ball, blade, group, mesh, taper } from '../core/geometry.ts'
import { lacquer, metalOf, skin, stoneBump } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const stag: Motif = (k, o) => {
  const fur = skin(o.color ?? 0x5a3a28, {
      roughness: 0.7,
      sheen: 1,
      bumpMap: stoneBump(),
      bumpScale: 1.5
    }),
    bone = o.metal ? metalOf(o.metal) : skin(0xe8d8b8, { roughness: 0.35, clearcoat: 0.6 }),
    g = group()
  g.add(
    mesh(
      taper(
        [
          [0, -2.9, -0.9],
          [0, -1.6, -0.6],
          [0, -0.5, -0.3],
          [0, 0.3, 0]
        ],
        t => 0.95 - 0.42 * t,
        80,
        40
      ),
      fur
    ),
    mesh(
      taper(
        [
          [0, 0.55, -0.3],
          [0, 0.3, 0.4],
          [0, -0.25, 1.0],
          [0, -0.55, 1.3]
        ],
        t => 0.62 - 0.3 * t + 0.05 * Math.sin(t * 6),
        80,
        40
      ),
      fur
    ),
    ball(
      0.27,
      skin(0x1a1210, { roughness: 0.2, clearcoat: 1 }),
      [0, -0.55, 1.42],
      [1.05, 0.75, 0.7]
    )
  )
  for (let i = 0; i < 26; i++)
    g.add(
      mesh(
        blade(0.8, 0.2, 0.4, 0.25),
        skin(i % 2 ? 0x8a6a50 : 0x6a4c38, { side: THREE.DoubleSide }),
        [(k.r() - 0.5) * 1.2, -1 - k.r() * 1.3, 0.15 + k.r() * 0.2],
        [Math.PI - 0.25, 0, (k.r() - 0.5) * 0.5]
      )
    )
  const antler = (s: number) => {
    const main = [
      [s * 0.3, 0.85, -0.2],
      [s * 0.95, 1.3, -0.45],
      [s * 1.45, 2.1, -0.35],
      [s * 1.3, 3.0, -0.1],
      [s * 0.95, 3.4, 0.05]
    ]
    g.add(
      mesh(
        taper(main, t => 0.15 * (1 - t * 0.72)),
        bone
      )
    )
    const c = new THREE.CatmullRomCurve3(main.map(p => new THREE.Vector3(p[0], p[1], p[2])))
    for (const [t, dx, dy, dz] of [
      [0.12, 0.15, 0.7, 0.7],
      [0.36, 0.85, 0.55, 0.3],
      [0.56, 0.75, 0.8, 0.2],
      [0.74, 0.6, 0.75, 0.15],
      [0.86, -0.35, 0.5, 0.4]
    ]) {
      const p = c.getPointAt(t)
      g.add(
        mesh(
          taper(
            [
              p.toArray(),
              [p.x + s * dx * 0.55, p.y + dy * 0.35, p.z + dz * 0.6],
              [p.x + s * dx * 0.8, p.y + dy, p.z + dz]
            ],
            q => 0.11 * (1 - q * 0.85)
          ),
          bone
        )
      )
    }
  }
  for (const s of [-1, 1]) {
    antler(s)
    g.add(
      mesh(blade(0.95, 0.3, 0.9, 0.1), fur, [s * 0.48, 0.5, -0.25], [-0.2, s * 0.5, -s * 1.25]),
      ball(0.13, lacquer(o.glow ?? 0x120c08, { roughness: 0.03 }), [s * 0.47, 0.32, 0.38]),
      ball(0.05, skin(0x0a0606), [s * 0.13, -0.5, 1.6])
    )
  }
  if (o.glow)
    g.add(
      halo(String(o.glow), 1.1, [-0.5, 0.32, 0.55]),
      halo(String(o.glow), 1.1, [0.5, 0.32, 0.55])
    )
  g.rotation.set(0.05, -0.42, 0)
  g.scale.setScalar(0.88)
  g.position.y = -0.3
  return group(g)
}
