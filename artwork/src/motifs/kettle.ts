import * as THREE from 'three'
import { ball, group, mesh, ringOf, taper, turned } from '../core/geometry.ts'
import { gold, lacquer, metal, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const kettle: Motif = (_k, o) => {
  const m = metal(o.color ?? 0xd8743a, 0.2),
    brass = gold(),
    g = group(
      mesh(
        turned(
          [
            [0, -1.75],
            [1.5, -1.75],
            [1.68, -1.55],
            [1.72, -0.7],
            [1.5, 0.3],
            [0.95, 0.8],
            [0.8, 0.92]
          ],
          128,
          140
        ),
        m
      ),
      mesh(
        turned(
          [
            [0.84, 0.9],
            [0.8, 1.05],
            [0.45, 1.2],
            [0.12, 1.28],
            [0.1, 1.42]
          ],
          64,
          60
        ),
        m
      ),
      ball(0.2, lacquer(0x1a0e0a), [0, 1.55, 0]),
      ringOf(0.84, 0.07, brass, [0, 0.92, 0]),
      ringOf(1.71, 0.06, brass, [0, -0.75, 0]),
      ringOf(1.55, 0.08, brass, [0, -1.72, 0])
    )
  g.add(
    mesh(
      taper(
        [
          [1.35, -0.7, 0],
          [2.1, -0.45, 0],
          [2.25, 0.35, 0],
          [2.75, 0.95, 0]
        ],
        t => 0.46 - 0.3 * t,
        80
      ),
      m
    ),
    ringOf(0.17, 0.05, brass, [2.77, 0.98, 0], [0, 1.0, 0])
  )
  g.add(
    mesh(
      taper(
        [
          [-1.1, 0.55, 0],
          [-1.35, 1.9, 0],
          [-0.5, 2.55, 0],
          [0.5, 2.55, 0],
          [1.25, 1.9, 0],
          [1.05, 0.6, 0]
        ],
        () => 0.1
      ),
      brass
    ),
    mesh(
      taper(
        [
          [-0.75, 2.5, 0],
          [0, 2.62, 0],
          [0.75, 2.5, 0]
        ],
        () => 0.19
      ),
      wood('#3a1a0c', '#8a4a24')
    )
  )
  for (const s of [-1, 1]) g.add(ball(0.16, brass, [s * 1.08, 0.55, 0]))
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    g.add(ball(0.05, brass, [Math.cos(a) * 1.73, -0.58, Math.sin(a) * 1.73]))
  }
  for (let i = 0; i < 4; i++)
    g.add(
      mesh(
        taper(
          [
            [2.8, 1.05, 0],
            [3.0 + i * 0.1, 1.6, 0.1],
            [2.7 + i * 0.22, 2.2, -0.1],
            [3.1 + i * 0.1, 2.9, 0]
          ],
          t => 0.1 + 0.22 * t,
          60
        ),
        new THREE.MeshBasicMaterial({
          color: 0xffffff,
          transparent: true,
          opacity: 0.1,
          depthWrite: false
        })
      )
    )
  g.rotation.set(0.16, -0.35, 0.05)
  g.position.set(-0.4, -0.3, 0)
  g.scale.setScalar(0.9)
  return group(g)
}
