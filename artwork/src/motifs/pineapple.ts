import * as THREE from 'three'
import { ball, blade, curveShape, extrude, group, mesh, rod, taper } from '../core/geometry.ts'
import { gold, lacquer, leafy, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const pineapple: Motif = (_k, o) => {
  const g = group(),
    m = skin(o.color ?? 0xe8961a, {
      roughness: 0.35,
      clearcoat: 0.8,
      metalness: o.metal ? 0.9 : 0
    }),
    t2 = skin(o.color2 ?? 0xffc83a, {
      roughness: 0.3,
      clearcoat: 0.8,
      metalness: o.metal ? 0.9 : 0
    })
  for (let r = 0; r < 12; r++) {
    const y = 1.05 - r * 0.27,
      R = 1.35 * Math.sqrt(Math.max(0.05, 1 - ((y + 0.45) / 1.9) ** 2)),
      n = Math.max(6, Math.round(R * 9))
    for (let i = 0; i < n; i++) {
      const a = ((i + (r % 2) * 0.5) / n) * TAU
      const s = mesh(
        new THREE.OctahedronGeometry(0.27),
        m,
        [Math.cos(a) * R, y, Math.sin(a) * R],
        [0, -a, 0],
        [0.55, 1, 1.15]
      )
      g.add(s, ball(0.075, t2, [Math.cos(a) * (R + 0.13), y - 0.02, Math.sin(a) * (R + 0.13)]))
    }
  }
  g.add(ball(1.28, m, [0, -0.45, 0], [1, 1.4, 1]))
  const leaf = leafy(o.color3 ?? 0x2f9a3a)
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < 9 - ring; i++) {
      const b = group(
        mesh(
          blade(1.35 + ring * 0.3, 0.25, 0.5, 0.6 - ring * 0.22, 0.65),
          leaf,
          [0, 0, 0],
          [1.05 - ring * 0.33, 0, 0]
        )
      )
      b.position.y = 1.2 + ring * 0.12
      b.rotation.y = (i / (9 - ring)) * TAU + ring * 0.5
      g.add(b)
    }
  if (o.glow) {
    for (const s of [-1, 1])
      g.add(
        mesh(
          extrude(
            curveShape([
              [-0.5, 0.2],
              [0.5, 0.25],
              [0.55, -0.1],
              [0.2, -0.32],
              [-0.35, -0.25]
            ]),
            0.12,
            0.05
          ),
          lacquer(0x120a18, { roughness: 0.03 }),
          [s * 0.56, 0.0, 1.32],
          [0, s * 0.25, 0]
        )
      )
    g.add(
      rod([-0.2, 0.1, 1.45], [0.2, 0.1, 1.45], 0.06, gold()),
      mesh(
        taper(
          [
            [-0.4, -0.75, 1.3],
            [0, -0.95, 1.4],
            [0.45, -0.7, 1.3]
          ],
          () => 0.06
        ),
        lacquer(0x6a2a0a)
      )
    )
  }
  g.rotation.set(0.1, 0.1, -0.12)
  g.position.y = -0.25
  g.scale.setScalar(1.05)
  return group(g)
}
