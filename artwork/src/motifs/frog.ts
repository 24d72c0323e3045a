import * as THREE from 'three'
import { ball, group, mesh, ringOf, taper } from '../core/geometry.ts'
import { glow, gold, lacquer, skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const frog: Motif = (k, o) => {
  const m = skin(o.color ?? 0x4ab83a, {
      roughness: 0.2,
      clearcoat: 1,
      bumpMap: stoneBump(),
      bumpScale: 0.5
    }),
    belly = skin(0xf2ecc0, { roughness: 0.3, clearcoat: 0.8 }),
    g = group()
  g.add(
    ball(1.65, m, [0, -0.95, -0.1], [1.1, 0.95, 0.95]),
    ball(1.4, belly, [0, -1.05, 0.55], [0.95, 0.9, 0.75]),
    ball(1.4, m, [0, 0.35, 0.25], [1.18, 0.72, 0.92]),
    mesh(
      taper(
        [
          [-1.5, 0.2, 0.85],
          [-0.8, -0.08, 1.4],
          [0, -0.16, 1.58],
          [0.8, -0.08, 1.4],
          [1.5, 0.2, 0.85]
        ],
        () => 0.055
      ),
      skin(0x1f5a1c)
    ),
    ball(1.3, belly, [0, -0.12, 0.5], [1.05, 0.4, 0.78])
  )
  for (const s of [-1, 1]) {
    g.add(
      ball(0.58, m, [s * 0.82, 1.05, 0.45]),
      ball(
        0.47,
        lacquer(o.glow ?? 0xffc21a, { roughness: 0.04 }),
        [s * 0.86, 1.1, 0.68],
        [1, 1, 0.8]
      ),
      mesh(
        new THREE.CapsuleGeometry(0.1, 0.3, 8, 20),
        lacquer(0x0a0608, { roughness: 0.02 }),
        [s * 0.88, 1.1, 1.0],
        [0, 0, Math.PI / 2]
      ),
      ball(0.08, glow(0xffffff, 2), [s * 0.88 - 0.15, 1.25, 1.05]),
      ball(0.06, skin(0x1f5a1c), [s * 0.22, 0.38, 1.52])
    )
    g.add(
      mesh(
        taper(
          [
            [s * 1.2, -1.0, 0.6],
            [s * 1.75, -1.5, 0.9],
            [s * 1.3, -2.15, 1.3]
          ],
          t => 0.36 - 0.1 * t
        ),
        m
      )
    )
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          taper(
            [
              [s * 1.3, -2.15, 1.3],
              [s * (1.1 + i * 0.28), -2.3, 1.75],
              [s * (1.0 + i * 0.36), -2.38, 1.95]
            ],
            t => 0.12 - 0.03 * t
          ),
          m
        ),
        ball(0.15, m, [s * (1.0 + i * 0.36), -2.36, 1.98])
      )
    g.add(ball(0.95, m, [s * 1.65, -1.55, -0.2], [0.8, 1.0, 1.0]))
  }
  for (let i = 0; i < 12; i++)
    g.add(
      ball(
        0.1 + k.r() * 0.1,
        skin(0x2a7a24),
        [(k.r() - 0.5) * 2.2, 0.9 + k.r() * 0.2 - 0.25, 0.1 + k.r() * 0.4],
        [1, 0.4, 1]
      )
    )
  const cr = group(ringOf(0.62, 0.12, gold(), [0, 0, 0]))
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * TAU
    const q = gem(k, 'brilliant', i % 2 ? 'ruby' : 'emerald', { gain: 2 })
    q.scale.setScalar(0.1)
    q.position.set(Math.cos(a) * 0.72, 0.72, Math.sin(a) * 0.72)
    cr.add(
      mesh(new THREE.ConeGeometry(0.2, 0.65, 4), gold(), [
        Math.cos(a) * 0.64,
        0.34,
        Math.sin(a) * 0.64
      ]),
      q
    )
  }
  cr.position.set(0, 1.5, 0.2)
  cr.rotation.set(0.1, 0, -0.14)
  g.add(cr)
  g.rotation.set(0.05, -0.25, 0)
  g.position.y = 0.1
  return group(g)
}
