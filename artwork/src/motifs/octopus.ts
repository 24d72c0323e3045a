import * as THREE from 'three'
import { ball, displace, fbm3, group, mesh, ringOf, taper } from '../core/geometry.ts'
import { lacquer, skin, stoneBump } from '../core/materials.ts'
import { smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const octopus: Motif = (_k, o) => {
  const m = skin(o.color ?? 0xd8402a, {
      roughness: 0.3,
      clearcoat: 1,
      bumpMap: stoneBump(),
      bumpScale: 0.6
    }),
    light = skin(o.color2 ?? 0xffc8a0),
    g = group()
  g.add(
    mesh(
      displace(
        new THREE.SphereGeometry(1.25, 80, 60),
        v => 0.16 * smooth(-0.2, 1.2, v.y) + 0.03 * fbm3(v, 3, 5)
      ),
      m,
      [0, 0.95, -0.2],
      [-0.15, 0, 0],
      [1, 1.18, 1]
    )
  )
  for (const s of [-1, 1])
    g.add(
      ball(0.36, skin(0xfff0c8), [s * 0.6, 0.5, 0.92]),
      ball(0.26, lacquer(o.glow ?? 0xffb01a, { roughness: 0.08 }), [s * 0.63, 0.5, 1.06]),
      mesh(
        new THREE.CapsuleGeometry(0.07, 0.22, 8, 16),
        lacquer(0x0a0408),
        [s * 0.64, 0.5, 1.29],
        [0, 0, Math.PI / 2]
      ),
      mesh(
        new THREE.SphereGeometry(0.42, 32, 20, 0, TAU, 0, 1.2),
        m,
        [s * 0.6, 0.52, 0.9],
        [0.55, 0, -s * 0.3]
      )
    )
  const paths: number[][][] = [
    [
      [-0.6, -0.2, 0.6],
      [-1.5, -0.8, 0.9],
      [-2.3, -0.3, 0.6],
      [-2.3, 0.6, 0.3],
      [-1.8, 0.75, 0.2]
    ],
    [
      [0.6, -0.2, 0.6],
      [1.5, -0.9, 0.9],
      [2.3, -0.5, 0.6],
      [2.45, 0.4, 0.3],
      [1.9, 0.65, 0.1]
    ],
    [
      [-0.4, -0.4, 0.7],
      [-1, -1.4, 1.2],
      [-1.9, -1.8, 0.9],
      [-2.2, -1.3, 0.5],
      [-1.8, -1.1, 0.4]
    ],
    [
      [0.4, -0.4, 0.7],
      [1, -1.5, 1.2],
      [1.9, -1.9, 0.9],
      [2.3, -1.4, 0.5],
      [1.9, -1.1, 0.4]
    ],
    [
      [-0.15, -0.4, 0.8],
      [-0.4, -1.5, 1.3],
      [-0.8, -2.2, 0.8],
      [-0.3, -2.5, 0.4],
      [0.0, -2.2, 0.5]
    ],
    [
      [0.2, -0.4, 0.8],
      [0.5, -1.4, 1.4],
      [0.6, -2.2, 1.1],
      [1.2, -2.4, 0.6],
      [1.3, -2, 0.5]
    ],
    [
      [-0.7, 0, -0.2],
      [-1.6, 0.1, -0.6],
      [-2.5, 1.2, -0.7],
      [-2.0, 2.0, -0.6],
      [-1.6, 1.7, -0.5]
    ],
    [
      [0.7, 0, -0.2],
      [1.6, 0.1, -0.6],
      [2.5, 1.1, -0.7],
      [2.1, 2.1, -0.6],
      [1.7, 1.7, -0.5]
    ]
  ]
  for (const p of paths) {
    const thick = (t: number) => 0.36 * (1 - t * 0.82)
    g.add(mesh(taper(p, thick, 140), m))
    const c = new THREE.CatmullRomCurve3(p.map(q => new THREE.Vector3(q[0], q[1], q[2])))
    for (let i = 4; i < 26; i++) {
      const t = i / 27,
        q = c.getPointAt(t),
        n = c.getTangentAt(t)
      const side = new THREE.Vector3(n.y, -n.x, 0.9).normalize()
      const r = thick(t)
      const at = q.add(side.multiplyScalar(r * 0.86))
      g.add(ringOf(r * 0.34, r * 0.14, light, at.toArray(), [0, 0, 0]))
    }
  }
  g.position.y = 0.15
  return group(g)
}
