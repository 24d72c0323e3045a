import * as THREE from 'three'
import { ball, blade, displace, fbm3, group, mesh, rod, surface } from '../core/geometry.ts'
import { leafy, skin, stone } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const cactus: Motif = (k, o) => {
  const m = leafy(o.color ?? 0x2f8a4a, { side: THREE.FrontSide, roughness: 0.5 }),
    spike = skin(0xfff2d0),
    g = group()
  const limb = (pts: number[][], r: number) => {
    const c = new THREE.CatmullRomCurve3(pts.map(p => new THREE.Vector3(p[0], p[1], p[2] ?? 0))),
      fr = c.computeFrenetFrames(90)
    const geo = surface(
      (u, v) => {
        const i = Math.round(u * 90),
          p = c.getPointAt(u),
          a = -v * TAU,
          cap = Math.sqrt(Math.max(0, 1 - Math.max(0, (u - 0.88) / 0.12) ** 2)),
          R = r * cap * (1 - 0.13 * Math.abs(Math.sin(a * 5)) ** 0.6)
        const n = fr.normals[i],
          b = fr.binormals[i]
        return [
          p.x + R * (Math.cos(a) * n.x + Math.sin(a) * b.x),
          p.y + R * (Math.cos(a) * n.y + Math.sin(a) * b.y),
          p.z + R * (Math.cos(a) * n.z + Math.sin(a) * b.z)
        ]
      },
      90,
      100
    )
    g.add(mesh(geo, m))
    for (let i = 2; i < 26; i++) {
      const t = i / 28,
        q = c.getPointAt(t),
        fi = Math.round(t * 90)
      for (let j = 0; j < 10; j++) {
        const a = (-(j + 0.0) / 10) * TAU,
          n = fr.normals[fi]
            .clone()
            .multiplyScalar(Math.cos(a))
            .add(fr.binormals[fi].clone().multiplyScalar(Math.sin(a)))
        if (n.z < -0.2) continue
        const b = q.clone().add(n.clone().multiplyScalar(r * 0.98))
        g.add(
          rod(
            b.toArray(),
            b
              .clone()
              .add(n.multiplyScalar(0.13))
              .add(new THREE.Vector3((k.r() - 0.5) * 0.1, (k.r() - 0.5) * 0.1, 0))
              .toArray(),
            0.012,
            spike,
            0.004
          )
        )
      }
    }
  }
  limb(
    [
      [0, -2.6, 0],
      [0.05, -1, 0],
      [0, 0.8, 0],
      [0, 2.3, 0]
    ],
    0.78
  )
  limb(
    [
      [0.3, -0.8, 0.1],
      [1.35, -0.75, 0.15],
      [1.65, -0.1, 0.15],
      [1.6, 1.35, 0.1]
    ],
    0.46
  )
  limb(
    [
      [-0.3, -0.1, 0.1],
      [-1.3, -0.1, 0.2],
      [-1.6, 0.5, 0.2],
      [-1.55, 1.7, 0.1]
    ],
    0.42
  )
  const flower = (x: number, y: number, z: number, s: number) => {
    for (let i = 0; i < 9; i++)
      g.add(
        mesh(
          blade(0.62 * s, 0.2 * s, 0.4, 0.1),
          skin(i % 2 ? 0xff4a8a : 0xff7ab0, { side: THREE.DoubleSide }),
          [x, y, z],
          [0.65, (i / 9) * TAU, 0]
        )
      )
    g.add(ball(0.15 * s, skin(0xffd84a), [x, y + 0.2 * s, z]))
  }
  flower(0, 2.25, 0.2, 1.2)
  flower(1.6, 1.35, 0.3, 0.9)
  flower(-1.55, 1.7, 0.3, 0.85)
  g.children.forEach(c => {
    if (c instanceof THREE.Mesh && c.geometry instanceof THREE.PlaneGeometry)
      c.rotation.order = 'YXZ'
  })
  for (let i = 0; i < 7; i++)
    g.add(
      mesh(
        displace(
          new THREE.IcosahedronGeometry(0.3 + k.r() * 0.25, 3),
          v => (fbm3(v, 2, i) - 0.5) * 0.6
        ),
        stone(0xb0704a, { flatShading: true }),
        [-2 + i * 0.65, -2.55, 0.4 + k.r() * 0.7]
      )
    )
  return g
}
