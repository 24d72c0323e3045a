import * as THREE from 'three'
import { ball, blade, group, mesh, surface, taper } from '../core/geometry.ts'
import { leafy, skin } from '../core/materials.ts'
import { clamp, smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const orchid: Motif = (_k, o) => {
  const A = new THREE.Color(o.color ?? 0xb03ae8),
    B = new THREE.Color(o.color2 ?? 0xfff0ff),
    g = group()
  const flower = (x: number, y: number, z: number, s: number, rz: number) => {
    const q = group()
    const petal = (a: number, L: number, w: number, zz: number) => {
      const geo = surface(
        (u, v) => {
          const xx = (u - 0.5) * 2,
            ww = w * Math.sin(Math.PI * Math.min(1, v * 0.86 + 0.1)) ** 0.6
          return [
            xx * ww,
            v * L,
            zz +
              0.18 * Math.sin(v * 3) -
              0.22 * v * v +
              0.1 * Math.abs(xx) * ww +
              0.04 * Math.sin(v * 20 + xx * 8)
          ]
        },
        20,
        30
      )
      const cols: number[] = [],
        p = geo.attributes.position
      for (let i = 0; i < p.count; i++) {
        const v = (i % 31) / 30,
          u = Math.floor(i / 31) / 20
        const vein = 0.12 * Math.sin(u * 40)
        const c = B.clone().lerp(A, clamp(smooth(0.05, 0.9, v) + vein))
        cols.push(c.r, c.g, c.b)
      }
      geo.setAttribute('color', new THREE.Float32BufferAttribute(cols, 3))
      const m = mesh(
        geo,
        skin(0xffffff, { vertexColors: true, side: THREE.DoubleSide, roughness: 0.3 })
      )
      m.rotation.z = a
      q.add(m)
    }
    for (const a of [0, 2.1, -2.1]) petal(a, 1.6, 0.55, -0.1)
    for (const a of [1.25, -1.25]) petal(a, 1.75, 1.0, 0.05)
    q.add(
      mesh(
        surface(
          (u, v) => {
            const xx = (u - 0.5) * 2
            return [
              xx * 0.5 * Math.sin(Math.PI * Math.min(1, v + 0.1)),
              -v * 1.1,
              0.3 + 0.5 * v - 0.3 * xx * xx
            ]
          },
          16,
          16
        ),
        skin(o.color3 ?? 0xffc21a, { side: THREE.DoubleSide })
      ),
      ball(0.22, skin(0xfff6e0), [0, 0.05, 0.35], [1, 1.2, 1]),
      ...[-1, 1].map(t => ball(0.08, skin(0xc8143a), [t * 0.14, -0.3, 0.62]))
    )
    q.position.set(x, y, z)
    q.scale.setScalar(s)
    q.rotation.set(-0.1, 0, rz)
    g.add(q)
  }
  flower(-0.15, 0.5, 0.5, 1.15, 0.08)
  flower(1.5, -0.85, 0.1, 0.75, -0.3)
  flower(-1.6, -0.95, 0, 0.62, 0.35)
  g.add(
    mesh(
      taper(
        [
          [-0.1, -2.9, 0],
          [-0.4, -1.4, -0.2],
          [0.2, 0.2, -0.1],
          [1.1, 1.5, -0.2],
          [1.7, 1.9, -0.2]
        ],
        () => 0.07
      ),
      leafy(0x5a8a3a)
    ),
    ball(0.2, skin(A), [1.72, 1.85, -0.1], [1, 1.4, 1]),
    ball(0.26, skin(A), [1.2, 1.65, -0.1], [1, 1.4, 1])
  )
  for (const [r, l] of [
    [0.9, 2.2],
    [-0.85, 2.4],
    [0.2, 1.8]
  ])
    g.add(mesh(blade(l, 0.55, 0.3, 0.4), leafy(0x2a7a3a), [-0.1, -2.7, 0.2], [0.5, 0, r]))
  return g
}
