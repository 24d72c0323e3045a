import * as THREE from 'three'
import { coinHeap, coinMats } from '../core/coins.ts'
import { group, mesh, tube, turned } from '../core/geometry.ts'
import { bronze, gold, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

/** Jackpot pot: turned urn with relief, heap of coins, stone on top, name plate. */
export const pot: Motif = (k, o = {}) => {
  const make = o.metal === 'bronze' ? bronze : o.metal === 'silver' ? silver : gold
  const m = make()
  const g = group()
  g.add(
    mesh(
      turned(
        [
          [0.0, -1.75],
          [0.7, -1.75],
          [0.78, -1.6],
          [0.55, -1.42],
          [1.0, -1.25],
          [1.65, -0.6],
          [1.8, 0.05],
          [1.55, 0.62],
          [1.3, 0.8],
          [1.38, 0.95],
          [1.62, 1.05],
          [1.58, 1.14],
          [1.3, 1.02],
          [1.2, 0.8]
        ],
        128,
        180
      ),
      m
    )
  )
  for (const [r, y, t] of [
    [1.79, 0.1, 0.09],
    [1.72, -0.5, 0.07],
    [1.6, 1.08, 0.1],
    [0.72, -1.68, 0.08]
  ])
    g.add(mesh(new THREE.TorusGeometry(r, t, 18, 120), m, [0, y, 0], [Math.PI / 2, 0, 0]))
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.075, 16, 12), m, [
        Math.cos(a) * 1.84,
        -0.02,
        Math.sin(a) * 1.84
      ])
    )
    g.add(
      mesh(
        new THREE.SphereGeometry(0.2, 20, 14),
        m,
        [Math.cos(a) * 1.42, -1, Math.sin(a) * 1.42],
        [0, -a, -0.75],
        [0.35, 1.5, 0.55]
      )
    )
  }
  for (const s of [-1, 1])
    g.add(
      mesh(
        tube(
          [
            [s * 1.55, 0.75, 0],
            [s * 2.15, 0.95, 0],
            [s * 2.3, 0.35, 0],
            [s * 2, -0.2, 0],
            [s * 1.75, -0.15, 0]
          ],
          0.12
        ),
        m
      )
    )
  const heap = coinHeap(k.r, 170, 1.3, 0.75, coinMats(make), 0.36)
  heap.position.y = 1.0
  g.add(heap)
  const st = o.stone
  if (st) {
    const b = gem(k, 'brilliant', st, { gain: 2 })
    b.scale.setScalar(0.62)
    b.position.set(0.1, 2.0, 0.3)
    b.rotation.set(0.6, 0.2, -0.25)
    g.add(b)
    for (const [x, y, z, s2] of [
      [-0.75, 1.45, 0.75, 0.3],
      [0.95, 1.4, 0.6, 0.27]
    ]) {
      const q = gem(k, 'brilliant', st, { gain: 2 })
      q.scale.setScalar(s2)
      q.position.set(x, y, z)
      q.rotation.set(k.r() * 2, k.r(), k.r())
      g.add(q)
    }
  }
  const fl = coinHeap(k.r, 26, 2.5, 0, coinMats(make), 0.25)
  fl.position.y = -1.72
  g.add(fl)
  g.rotation.set(0.2, 0.1, 0)
  return g
}
