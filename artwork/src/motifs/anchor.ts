import * as THREE from 'three'
import { extrude, group, mesh, polyShape, tube, turned } from '../core/geometry.ts'
import { gold, iron } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const anchor: Motif = () => {
  const m = iron({ color: 0x8a97a5 }),
    b = gold()
  const g = group(
    mesh(
      turned(
        [
          [0.0, 1.9],
          [0.18, 1.85],
          [0.2, 0],
          [0.28, -1.7],
          [0, -1.9]
        ],
        32
      ),
      m
    ),
    mesh(new THREE.TorusGeometry(0.4, 0.11, 16, 48), b, [0, 2.2, 0]),
    mesh(new THREE.CapsuleGeometry(0.13, 1.9, 8, 24), b, [0, 1.45, 0], [0, 0, Math.PI / 2]),
    mesh(
      tube(
        [
          [-1.75, -0.5, 0],
          [-1.35, -1.4, 0],
          [0, -1.95, 0],
          [1.35, -1.4, 0],
          [1.75, -0.5, 0]
        ],
        0.19
      ),
      m
    )
  )
  for (const s of [-1, 1])
    g.add(
      mesh(
        extrude(
          polyShape([
            [-0.5, -0.1],
            [0, 0.65],
            [0.5, -0.1],
            [0, -0.3]
          ]),
          0.16,
          0.06
        ),
        m,
        [s * 1.72, -0.45, 0],
        [0, 0, -s * 0.35]
      )
    )
  return g
}
