import * as THREE from 'three'
import { group, mesh, turned } from '../core/geometry.ts'
import { gold, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const shipWheel: Motif = k => {
  const g = group()
  const wd = wood('#3a190a', '#a05a28', { clearcoat: 1, clearcoatRoughness: 0.12 }),
    m = gold()
  g.add(
    mesh(new THREE.TorusGeometry(1.55, 0.2, 24, 120), wd, [0, 0, 0], [0, 0, 0], [1, 1, 1.15]),
    mesh(new THREE.TorusGeometry(1.55, 0.09, 16, 120), m, [0, 0, 0.2]),
    mesh(new THREE.TorusGeometry(1.3, 0.05, 16, 120), m, [0, 0, 0.08]),
    mesh(new THREE.TorusGeometry(1.8, 0.05, 16, 120), m, [0, 0, 0.08])
  )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    const sp = turned(
      [
        [0.06, 0.3],
        [0.12, 0.45],
        [0.075, 0.6],
        [0.13, 0.85],
        [0.09, 1.1],
        [0.15, 1.36],
        [0.15, 1.74],
        [0.1, 1.84],
        [0.17, 2.05],
        [0.19, 2.3],
        [0.12, 2.5],
        [0.15, 2.62],
        [0.0, 2.72]
      ],
      40,
      120
    )
    g.add(mesh(sp, wd, [0, 0, 0.04], [0, 0, -a]))
    g.add(
      mesh(
        new THREE.TorusGeometry(0.12, 0.045, 12, 32),
        m,
        [Math.sin(a) * 1.84, Math.cos(a) * 1.84, 0.04],
        [Math.PI / 2, 0, 0]
      ).rotateOnWorldAxis(new THREE.Vector3(0, 0, 1), -a)
    )
    g.add(
      mesh(new THREE.SphereGeometry(0.075, 20, 14), m, [
        Math.sin(a + 0.39) * 1.55,
        Math.cos(a + 0.39) * 1.55,
        0.25
      ])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [0, 0.3],
          [0.3, 0.28],
          [0.42, 0.16],
          [0.55, 0.16],
          [0.6, -0.1]
        ],
        64
      ),
      m,
      [0, 0, 0.1],
      [Math.PI / 2, 0, 0]
    )
  )
  const c = gem(k, 'brilliant', 'sapphire', { gain: 2.2 })
  c.scale.setScalar(0.34)
  c.position.set(0, 0, 0.5)
  c.rotation.x = Math.PI / 2
  g.add(c)
  g.rotation.set(0.05, -0.42, 0.12)
  return g
}
