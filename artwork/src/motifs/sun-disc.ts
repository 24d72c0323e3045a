import * as THREE from 'three'
import {
  ball,
  curveShape,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  turned
} from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'
import { gem } from './stones.ts'

/** The sun as a gold disc; its rays glow a little of themselves, so that they never turn black. */
export const sunDisc: Motif = (k, o) => {
  const m = gold({ emissive: new THREE.Color(0xff9a1a), emissiveIntensity: 0.28 }),
    g = group(
      mesh(
        turned(
          [
            [0, 0.34],
            [0.8, 0.3],
            [1.0, 0.16],
            [1.15, 0.26],
            [1.4, 0.26],
            [1.5, 0]
          ],
          96,
          60
        ),
        m,
        [0, 0, 0],
        [Math.PI / 2, 0, 0]
      )
    )
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU,
      L = i % 2 ? 0.75 : 1.15
    g.add(
      mesh(
        i % 2
          ? extrude(
              polyShape([
                [-0.16, 0],
                [0.16, 0],
                [0, L]
              ]),
              0.08,
              0.05
            )
          : extrude(
              curveShape([
                [-0.15, 0],
                [-0.04, L * 0.4],
                [-0.12, L * 0.7],
                [0, L],
                [0.06, L * 0.6],
                [0.0, L * 0.35],
                [0.15, 0]
              ]),
              0.08,
              0.05
            ),
        m,
        [Math.sin(a) * 1.5, Math.cos(a) * 1.5, 0],
        [0, 0, -a]
      )
    )
  }
  const eye = gem(k, 'brilliant', o.stone ?? 'amber', { gain: 2.3 })
  eye.scale.setScalar(0.78)
  eye.rotation.x = Math.PI / 2
  eye.position.z = 0.38
  g.add(eye, ringOf(0.8, 0.09, m, [0, 0, 0.34], [0, 0, 0]))
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    g.add(
      ball(0.085, lacquer(0x0a7ab8, { metalness: 0.4 }), [
        Math.cos(a) * 1.22,
        Math.sin(a) * 1.22,
        0.28
      ])
    )
  }
  g.add(halo(String(o.glow ?? '#ffb84a'), 6, [0, 0, -0.6]))
  g.rotation.set(0.04, -0.22, 0)
  return group(g)
}
