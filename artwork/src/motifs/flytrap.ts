import * as THREE from 'three'
import { ball, blade, group, mesh, surface, taper } from '../core/geometry.ts'
import { glow, leafy, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const flytrap: Motif = (k, o) => {
  const g = group(),
    inner = skin(o.color ?? 0xd8205a, { side: THREE.DoubleSide, roughness: 0.22, clearcoat: 1 }),
    outer = leafy(o.color2 ?? 0x4aa83a),
    tooth = skin(0xf6ffd8, { roughness: 0.25 })
  const trap = (x: number, y: number, z: number, s: number, rz: number, open: number) => {
    const q = group()
    for (const side of [-1, 1]) {
      const lobe = (u: number, v: number, off: number): number[] => {
        const a = u * Math.PI,
          R = 1.5 * v
        return [
          Math.cos(a) * R * 1.15,
          Math.sin(a) * R * 0.95,
          0.5 * (1 - v * v) * -1 + off + 0.03 * Math.sin(a * 16) * v
        ]
      }
      const h = group(
        mesh(
          surface((u, v) => lobe(u, v, 0.06), 70, 24),
          inner
        ),
        mesh(
          surface((u, v) => lobe(u, v, -0.06), 70, 24),
          outer
        )
      )
      for (let i = 0; i <= 12; i++) {
        const a = ((i + 0.3) / 12.6) * Math.PI
        h.add(
          mesh(
            taper(
              [
                [Math.cos(a) * 1.72, Math.sin(a) * 1.42, 0],
                [Math.cos(a) * 1.95, Math.sin(a) * 1.65, 0.2],
                [Math.cos(a) * 2.0, Math.sin(a) * 1.85, 0.6]
              ],
              t => 0.085 * (1 - t * 0.9),
              20,
              10
            ),
            tooth
          )
        )
      }
      for (let i = 0; i < 8; i++)
        h.add(ball(0.07, glow(0xffe08a, 1.1), [(k.r() - 0.5) * 1.8, 0.3 + k.r() * 0.8, -0.32]))
      h.rotation.x = side > 0 ? -open : Math.PI + open
      if (side < 0) h.scale.z = -1
      q.add(h)
    }
    q.position.set(x, y, z)
    q.rotation.set(0.15, 0, rz)
    q.scale.setScalar(s)
    g.add(
      q,
      mesh(
        taper(
          [
            [x * 0.95, y - 0.1, z - 0.1],
            [x * 0.7, y - 1, z],
            [x * 0.25, -1.8, z * 0.4],
            [0, -2.7, 0]
          ],
          t => (0.12 + 0.12 * t) * s
        ),
        outer
      )
    )
  }
  trap(0.1, 0.6, 0.4, 1.12, -0.1, 0.55)
  trap(-1.75, -0.55, 0.2, 0.5, 0.5, 0.5)
  trap(1.85, -0.35, 0.1, 0.55, -0.55, 0.62)
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(
        blade(1.9 + k.r() * 0.6, 0.36, 0.4, 0.7),
        outer,
        [0, -2.6, 0.1],
        [0.7 + k.r() * 0.4, (i / 9) * TAU, 0]
      )
    )
  g.children.forEach(c => {
    if (c instanceof THREE.Mesh && c.geometry instanceof THREE.PlaneGeometry)
      c.rotation.order = 'YXZ'
  })
  g.position.y = -0.1
  g.rotation.y = -0.15
  return g
}
