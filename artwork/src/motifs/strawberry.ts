import * as THREE from 'three'
import { ball, blade, group, mesh, taper, turned } from '../core/geometry.ts'
import { leafy, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const strawberry: Motif = (_k, o) => {
  const m = new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0xe0142a,
      roughness: 0.2,
      clearcoat: 1,
      clearcoatRoughness: 0.05
    }),
    seed = skin(0xffe08a),
    g = group()
  const one = (x: number, y: number, z: number, s: number, rz: number) => {
    const q = group(
      mesh(
        turned(
          [
            [0, 1.0],
            [0.6, 1.02],
            [1.15, 0.65],
            [1.2, 0.1],
            [0.85, -0.8],
            [0.35, -1.5],
            [0, -1.7]
          ],
          96,
          110
        ),
        m
      )
    )
    for (let r = 0; r < 8; r++)
      for (let i = 0; i < 13; i++) {
        const t = 0.75 - r * 0.3,
          R = (t > 0.1 ? 1.2 - (t - 0.1) * 0.35 : 1.2 + (t - 0.1) * 0.62) + 0.01,
          a = ((i + (r % 2) * 0.5) / 13) * TAU
        if (R < 0.2) continue
        q.add(ball(0.055, seed, [Math.cos(a) * R, t, Math.sin(a) * R], [1, 1.6, 1]))
      }
    for (let i = 0; i < 9; i++)
      q.add(
        mesh(blade(1.15, 0.26, 0.4, 0.55), leafy(0x3aa02a), [0, 1.0, 0], [1.25, (i / 9) * TAU, 0])
      )
    q.add(
      mesh(
        taper(
          [
            [0, 1.0, 0],
            [0.05, 1.5, 0],
            [0.3, 1.95, 0]
          ],
          () => 0.07
        ),
        leafy(0x4aa02a)
      )
    )
    q.position.set(x, y, z)
    q.scale.setScalar(s)
    q.rotation.set(0.15, 0.3, rz)
    q.children.forEach(c => {
      if (c instanceof THREE.Mesh && c.geometry instanceof THREE.PlaneGeometry) {
        c.rotation.order = 'YXZ'
      }
    })
    return q
  }
  g.add(
    one(-0.6, 0.35, 0.3, 1.25, 0.28),
    one(1.25, -0.55, 0, 1.0, -0.35),
    one(-1.5, -1.35, 0.7, 0.75, 0.9)
  )
  for (let i = 0; i < 6; i++)
    g.add(
      mesh(
        blade(0.62, 0.3, 0.3, 0.15),
        skin(0xffffff, { side: THREE.DoubleSide }),
        [1.3, 1.5, 0.4],
        [0.5, 0, (i / 6) * TAU]
      )
    )
  g.add(ball(0.17, skin(0xffd23a), [1.3, 1.5, 0.5]))
  return g
}
