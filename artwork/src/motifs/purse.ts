import * as THREE from 'three'
import { coinHeap } from '../core/coins.ts'
import {
  cylinder,
  extrude,
  group,
  mesh,
  ringOf,
  starShape,
  surface,
  taper
} from '../core/geometry.ts'
import { gold, skin, stoneBump } from '../core/materials.ts'
import { lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const purse: Motif = (k, o) => {
  const hide = skin(o.color ?? 0x6a2a16, { roughness: 0.65, bumpMap: stoneBump(), bumpScale: 1.6 }),
    g = group()
  g.add(
    mesh(
      surface(
        (u, v) => {
          const a = u * TAU,
            y = lerp(-1.7, 1.55, v)
          const base =
            v < 0.75
              ? 1.75 * Math.sin(Math.PI * (0.1 + v * 0.78)) ** 0.6
              : lerp(0.92, 1.35, (v - 0.75) / 0.25)
          const fold = 1 + 0.07 * Math.sin(a * 9 + v * 3) * smooth(0.3, 0.8, v)
          return [
            Math.cos(a) * base * fold,
            y + (v > 0.9 ? 0.12 * Math.sin(a * 9) : 0),
            Math.sin(a) * base * fold * 0.92
          ]
        },
        140,
        80
      ),
      (() => {
        hide.side = THREE.DoubleSide
        return hide
      })()
    ),
    ringOf(0.98, 0.1, skin(0xd8b060), [0, 0.72, 0])
  )
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU
    g.add(
      mesh(
        new THREE.TorusGeometry(0.11, 0.05, 8, 20),
        skin(0xe8c478),
        [Math.cos(a) * 1.0, 0.74, Math.sin(a) * 0.95],
        [0.7, -a, 0.4]
      )
    )
  }
  for (const s of [-1, 1])
    g.add(
      mesh(
        taper(
          [
            [s * 0.25, 0.7, 1.0],
            [s * 0.6, 0.2, 1.5],
            [s * 0.45, -0.4, 1.7]
          ],
          () => 0.06
        ),
        skin(0xe8c478)
      ),
      mesh(new THREE.ConeGeometry(0.14, 0.4, 16), skin(0xe8c478), [s * 0.45, -0.55, 1.7])
    )
  const heap = coinHeap(k.r, 60, 1.0, 0.5, undefined, 0.45)
  heap.position.y = 1.5
  g.add(heap)
  const spill = coinHeap(k.r, 70, 2.7, 0, undefined, 0.3)
  spill.position.y = -1.72
  g.add(spill)
  const stones = ['ruby', 'emerald', 'sapphire', 'amber']
  for (let i = 0; i < 5; i++) {
    const q = gem(k, i % 2 ? 'brilliant' : 'emerald', stones[i % 4], { gain: 2.1 })
    q.scale.setScalar(0.28)
    q.position.set(-0.7 + i * 0.36, 1.95 + (i % 2) * 0.15, 0.45)
    q.rotation.set(0.8, i, 0.3)
    g.add(q)
  }
  const seal = group(
    cylinder(0.55, 0.55, 0.1, gold(), [0, 0, 0], [Math.PI / 2, 0, 0]),
    mesh(extrude(starShape(5, 0.36, 0.15), 0.03, 0.04), gold(), [0, 0, 0.06])
  )
  seal.position.set(0, -0.45, 1.66)
  g.add(seal)
  g.rotation.set(0.16, 0.1, 0.03)
  return group(g)
}
