import * as THREE from 'three'
import { ball, extrude, group, mesh, ringOf, rod, taper, tube } from '../core/geometry.ts'
import { gold, metal, oldGold, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const cutlasses: Motif = (k, o) => {
  const one = (s: number) => {
    const g = group()
    const sh = new THREE.Shape()
    sh.moveTo(-0.18, 0)
    sh.bezierCurveTo(-0.1, 1.4, 0.1, 2.6, 0.75, 3.6)
    sh.bezierCurveTo(0.62, 2.7, 0.5, 1.6, 0.34, 0)
    sh.closePath()
    g.add(
      mesh(
        extrude(sh, 0.03, 0.07, 3),
        metal(0xd6e4f0, 0.3, { emissive: new THREE.Color(0x8a9aac), emissiveIntensity: 0.4 })
      ),
      mesh(
        tube(
          [
            [0.02, 0.2, 0.1],
            [0.08, 1.4, 0.1],
            [0.3, 2.5, 0.1]
          ],
          0.025
        ),
        oldGold()
      )
    )
    const m = gold()
    g.add(
      rod([0.05, -0.05, 0], [-0.05, -1.0, 0], 0.15, skin(o.color ?? 0x6a1418)),
      ball(0.22, m, [-0.06, -1.12, 0]),
      mesh(
        new THREE.SphereGeometry(0.55, 40, 24, 0, TAU, 0, 1.25),
        m,
        [0.08, -0.28, 0],
        [0, 0, 0],
        [1.15, 0.8, 1]
      ),
      mesh(
        taper(
          [
            [0.6, -0.1, 0],
            [0.72, -0.6, 0],
            [0.35, -1.1, 0],
            [-0.06, -1.15, 0]
          ],
          () => 0.08
        ),
        m
      )
    )
    for (let i = 0; i < 6; i++) g.add(ringOf(0.155, 0.025, m, [0, -0.2 - i * 0.13, 0]))
    const q = gem(k, 'brilliant', o.stone ?? 'emerald', { gain: 2.2 })
    q.scale.setScalar(0.17)
    q.position.set(0.08, -0.1, 0.5)
    q.rotation.x = 1.4
    g.add(q)
    g.position.set(s * -1.3, -1.3, s * 0.12)
    g.scale.set(s, 1, 1)
    g.rotation.z = s * -0.5
    return g
  }
  return group(one(1), one(-1))
}
