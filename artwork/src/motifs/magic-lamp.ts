import * as THREE from 'three'
import { ball, group, mesh, ringOf, taper, turned } from '../core/geometry.ts'
import { glow, metalOf, oldGold } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const magicLamp: Motif = (k, o) => {
  const m = metalOf(o.metal),
    g = group(
      mesh(
        turned(
          [
            [0, -1.45],
            [1.0, -1.45],
            [1.05, -1.3],
            [0.5, -1.1],
            [0.35, -0.9],
            [1.2, -0.55],
            [1.75, 0.05],
            [1.55, 0.55],
            [0.9, 0.85],
            [0.6, 0.95]
          ],
          128,
          160
        ),
        m,
        [0, 0, 0],
        [0, 0, 0],
        [1.12, 1, 0.92]
      ),
      mesh(
        turned(
          [
            [0.62, 0.92],
            [0.66, 1.02],
            [0.4, 1.3],
            [0.16, 1.5],
            [0.2, 1.68],
            [0.08, 1.82],
            [0, 1.95]
          ],
          64,
          90
        ),
        m
      )
    )
  g.add(
    mesh(
      taper(
        [
          [1.5, -0.1, 0],
          [2.3, 0.1, 0],
          [2.85, 0.75, 0],
          [3.2, 0.95, 0]
        ],
        t => 0.52 - 0.36 * t ** 0.7,
        80
      ),
      m
    ),
    mesh(
      taper(
        [
          [-1.5, 0.45, 0],
          [-2.3, 1.0, 0],
          [-2.75, 0.3, 0],
          [-2.3, -0.5, 0],
          [-1.6, -0.35, 0]
        ],
        t => 0.14 + 0.04 * Math.sin(t * 9)
      ),
      m
    ),
    ringOf(1.78, 0.08, oldGold(), [0, 0.05, 0], [Math.PI / 2, 0, 0], [1.1, 0.92, 1]),
    ringOf(1.0, 0.09, oldGold(), [0, -1.38, 0], [Math.PI / 2, 0, 0], [1.1, 0.95, 1])
  )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    const q = gem(k, i % 2 ? 'brilliant' : 'rose', (o.stones ?? ['ruby', 'aqua'])[i % 2], {
      gain: 2.2
    })
    q.scale.setScalar(0.17)
    q.position.set(Math.cos(a) * 1.82, -0.22, Math.sin(a) * 1.5)
    q.rotation.order = 'YXZ'
    q.rotation.set(0, -a, -Math.PI / 2 - 0.3)
    g.add(q)
  }
  const smoke = new THREE.Color(o.glow ?? 0x5a8aff)
  for (let s = 0; s < 3; s++)
    g.add(
      mesh(
        taper(
          Array.from({ length: 9 }, (_, i) => {
            const t = i / 8
            return [
              3.25 - t * (2.2 + s * 0.3) + Math.sin(t * 6 + s * 2) * 0.5 * t,
              1.0 + t * (2.2 + s * 0.25),
              Math.cos(t * 5 + s * 2) * 0.4 * t - 0.2
            ]
          }),
          t => (0.1 + 0.52 * t) * (1 - t * 0.3),
          120,
          24
        ),
        new THREE.MeshBasicMaterial({
          color: smoke.clone().multiplyScalar(0.5 + s * 0.2),
          transparent: true,
          opacity: 0.3,
          blending: THREE.AdditiveBlending,
          depthWrite: false
        })
      )
    )
  for (let i = 0; i < 24; i++) {
    const t = k.r()
    g.add(
      ball(0.03 + k.r() * 0.05, glow(0xfff0c0, 2.5), [
        3.2 - t * 2.6 + (k.r() - 0.5),
        1.1 + t * 2.6,
        (k.r() - 0.5) * 0.8
      ])
    )
  }
  g.rotation.set(0.12, -0.25, 0.04)
  g.position.set(-0.3, -0.45, 0)
  g.scale.setScalar(0.86)
  return group(g)
}
