import * as THREE from 'three'
import { group, mesh, ringOf, rod, taper, turned } from '../core/geometry.ts'
import { glass, glow, metalOf } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const oilLamp: Motif = (_k, o) => {
  const m = metalOf(o.metal ?? 'bronze'),
    flame = o.glow ?? 0xffb43a,
    g = group(
      mesh(
        turned(
          [
            [0, -2.3],
            [1.2, -2.3],
            [1.28, -2.1],
            [1.1, -1.55],
            [0.6, -1.3],
            [0.62, -1.05],
            [0.9, -0.95]
          ],
          96,
          120
        ),
        m
      ),
      mesh(
        turned(
          [
            [0.75, -0.9],
            [1.15, -0.3],
            [1.1, 0.5],
            [0.72, 1.15],
            [0.62, 1.3]
          ],
          96,
          90
        ),
        glass(0xfff0d0, 0.22)
      ),
      mesh(
        turned(
          [
            [0.7, 1.3],
            [0.75, 1.45],
            [1.05, 1.6],
            [0.6, 1.85],
            [0.45, 2.1],
            [0.5, 2.25],
            [0, 2.35]
          ],
          64,
          90
        ),
        m
      ),
      ringOf(1.26, 0.07, m, [0, -2.18, 0]),
      ringOf(0.92, 0.08, m, [0, -0.92, 0]),
      ringOf(0.72, 0.07, m, [0, 1.28, 0])
    )
  g.add(
    mesh(
      taper(
        [
          [0, -0.85, 0],
          [0.12, -0.4, 0],
          [-0.06, 0.15, 0],
          [0.06, 0.75, 0]
        ],
        t => 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.16)) ** 0.9
      ),
      new THREE.MeshBasicMaterial({ color: new THREE.Color(flame).multiplyScalar(1.9) })
    ),
    mesh(
      taper(
        [
          [0, -0.85, 0.1],
          [0, -0.4, 0.1],
          [0, 0.1, 0.1]
        ],
        t => 0.17 * (1 - t)
      ),
      glow(0xfff6d8, 2.4)
    ),
    halo(String(typeof flame === 'string' ? flame : '#ffae3a'), 5, [0, 0.1, -0.7])
  )
  for (const s of [-1, 1])
    g.add(
      mesh(
        taper(
          [
            [s * 1.0, -1.4, 0],
            [s * 1.5, -0.6, 0],
            [s * 1.45, 0.8, 0],
            [s * 0.85, 1.7, 0]
          ],
          () => 0.085
        ),
        m
      )
    )
  g.add(
    mesh(
      taper(
        [
          [-0.85, 1.75, 0],
          [-0.8, 2.75, 0],
          [0, 3.1, 0],
          [0.8, 2.75, 0],
          [0.85, 1.75, 0]
        ],
        () => 0.06
      ),
      m
    ),
    rod([0.9, -1.7, 0.4], [1.5, -1.6, 0.7], 0.06, m),
    ringOf(0.18, 0.05, m, [1.62, -1.58, 0.75], [0, 0.6, 0])
  )
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + 0.4
    g.add(
      rod(
        [Math.cos(a) * 0.95, -0.9, Math.sin(a) * 0.95],
        [Math.cos(a) * 0.75, 1.3, Math.sin(a) * 0.75],
        0.03,
        m
      )
    )
  }
  const light = new THREE.PointLight(flame, 22, 8)
  light.position.set(0, 0.1, 2)
  g.add(light)
  g.rotation.set(0.12, 0.2, -0.06)
  g.position.y = -0.25
  return group(g)
}
