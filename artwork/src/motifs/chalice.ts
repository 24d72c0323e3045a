import * as THREE from 'three'
import { cylinder, group, mesh, ringOf, taper, turned } from '../core/geometry.ts'
import { glow, metalOf } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'
import { gem } from './stones.ts'

export const chalice: Motif = (k, o) => {
  const m = metalOf(o.metal),
    g = group(
      mesh(
        turned(
          [
            [0, -2.3],
            [1.25, -2.3],
            [1.3, -2.15],
            [0.9, -1.95],
            [0.35, -1.6],
            [0.2, -1.2],
            [0.36, -1.0],
            [0.36, -0.8],
            [0.18, -0.6],
            [0.3, -0.35],
            [1.0, 0.1],
            [1.35, 0.9],
            [1.42, 1.7],
            [1.5, 1.8],
            [1.38, 1.82],
            [1.28, 1.5],
            [1.1, 0.8],
            [0.3, 0.1]
          ],
          128,
          220
        ),
        m
      )
    )
  for (const [r, y, t] of [
    [1.27, -2.22, 0.08],
    [0.38, -0.9, 0.09],
    [1.4, 1.15, 0.06],
    [1.46, 1.78, 0.07],
    [1.05, 0.2, 0.05]
  ])
    g.add(ringOf(r, t, m, [0, y, 0]))
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    const q = gem(k, i % 2 ? 'brilliant' : 'emerald', (o.stones ?? ['ruby', 'amber'])[i % 2], {
      gain: 2.1
    })
    q.scale.setScalar(0.24)
    q.position.set(Math.cos(a) * 1.36, 0.68, Math.sin(a) * 1.36)
    q.rotation.order = 'YXZ'
    q.rotation.set(0, -a, -Math.PI / 2 + 0.2)
    g.add(q)
    const b = gem(k, 'rose', 'diamond')
    b.scale.setScalar(0.13)
    b.position.set(Math.cos(a + 0.39) * 1.12, -2.08, Math.sin(a + 0.39) * 1.12)
    g.add(b)
  }
  const fire = o.glow ?? 0xff7a1a
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU,
      R = i % 3 ? 0.7 : 0.25,
      h = 1.1 + k.r() * 0.9
    g.add(
      mesh(
        taper(
          [
            [Math.cos(a) * R, 1.4, Math.sin(a) * R],
            [Math.cos(a) * R * 1.15 + 0.1, 1.9, Math.sin(a) * R],
            [Math.cos(a) * R * 0.5 - 0.12, 1.7 + h * 0.6, 0],
            [Math.cos(a) * R * 0.6 + 0.1, 1.6 + h, 0]
          ],
          t => 0.38 * (1 - t) ** 0.8 * (t < 0.12 ? t * 8 : 1)
        ),
        new THREE.MeshBasicMaterial({
          color: new THREE.Color(i % 3 ? fire : 0xffd86a).multiplyScalar(i % 3 ? 1.3 : 1.9),
          transparent: true,
          opacity: 0.62,
          blending: THREE.AdditiveBlending,
          depthWrite: false
        })
      )
    )
  }
  g.add(
    halo('#ff9a3a', 3.8, [0, 2.3, -0.6]),
    cylinder(1.25, 1.25, 0.06, glow(0xff6a10, 1.6), [0, 1.55, 0])
  )
  const light = new THREE.PointLight(0xffa040, 16, 6)
  light.position.set(0, 2.6, 1.2)
  g.add(light)
  g.rotation.set(0.18, 0.2, -0.05)
  g.position.y = -0.2
  return group(g)
}
