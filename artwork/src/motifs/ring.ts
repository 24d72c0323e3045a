import * as THREE from 'three'
import { group, mesh } from '../core/geometry.ts'
import { gold } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const ring: Motif = (k, o = {}) => {
  const m = gold()
  const g = group(
    mesh(new THREE.TorusGeometry(1.55, 0.2, 32, 128), m, [0, -0.9, 0], [0, 0, 0], [1, 1, 1.25])
  )
  const b = gem(k, 'brilliant', o.stone ?? 'ruby', { gain: 1.9 })
  b.scale.setScalar(1.22)
  b.position.set(0, 1.45, 0)
  b.rotation.set(0, 0.2, 0)
  g.add(b)
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + 0.3
    const pr = mesh(
      new THREE.CapsuleGeometry(0.085, 1.15, 8, 16),
      m,
      [Math.cos(a) * 0.93, 1.12, Math.sin(a) * 0.93],
      [Math.sin(a) * 0.42, 0, -Math.cos(a) * 0.42]
    )
    g.add(pr)
  }
  g.add(
    mesh(new THREE.TorusGeometry(0.72, 0.09, 16, 64), m, [0, 0.78, 0], [Math.PI / 2, 0, 0]),
    mesh(new THREE.ConeGeometry(0.5, 0.6, 32, 1, true), m, [0, 0.6, 0], [Math.PI, 0, 0])
  )
  for (const s of [-1, 1])
    for (let i = 1; i < 6; i++) {
      const a = Math.PI / 2 + s * (0.26 + i * 0.16)
      const q = gem(k, 'rose', 'diamond', { gain: 1.3 })
      q.scale.setScalar(0.19 - i * 0.011)
      q.position.set(Math.cos(a) * 1.73, -0.9 + Math.sin(a) * 1.73, 0)
      q.rotation.z = a - Math.PI / 2
      g.add(q)
      const cup = mesh(
        new THREE.TorusGeometry(0.2 - i * 0.011, 0.04, 8, 24),
        m,
        [Math.cos(a) * 1.7, -0.9 + Math.sin(a) * 1.7, 0],
        [Math.PI / 2, 0, 0]
      )
      cup.rotation.set(Math.PI / 2, -(a - Math.PI / 2), 0)
      g.add(cup)
    }
  g.rotation.set(0.38, 0.5, -0.14)
  return g
}
