import * as THREE from 'three'
import { ball, cylinder, group, mesh, ringOf, rod, turned } from '../core/geometry.ts'
import { glass, metalOf, oldGold, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const hourglass: Motif = (k, o) => {
  const m = metalOf(o.metal),
    sand = new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0xffc45a,
      roughness: 0.9,
      emissive: new THREE.Color(o.color ?? 0xff9a2a),
      emissiveIntensity: 0.25
    }),
    g = group()
  g.add(
    mesh(
      turned(
        [
          [1.25, -1.95],
          [1.3, -1.2],
          [0.95, -0.5],
          [0.14, -0.04],
          [0.14, 0.04],
          [0.95, 0.5],
          [1.3, 1.2],
          [1.25, 1.95]
        ],
        96,
        140
      ),
      glass(0xe8f8ff, 0.22)
    )
  )
  g.add(
    mesh(
      turned(
        [
          [0, -0.95],
          [0.35, -1.05],
          [1.0, -1.55],
          [1.2, -1.92],
          [0, -1.94]
        ],
        64
      ),
      sand
    ),
    mesh(
      turned(
        [
          [0, 0.02],
          [0.12, 0.06],
          [0.85, 0.5],
          [1.18, 1.0],
          [0.6, 0.82],
          [0, 0.7]
        ],
        64
      ),
      sand
    ),
    rod([0, 0.1, 0], [0, -1.0, 0], 0.035, sand)
  )
  for (const s of [-1, 1]) {
    g.add(
      cylinder(1.62, 1.62, 0.26, m, [0, s * 2.12, 0]),
      cylinder(1.42, 1.42, 0.2, wood('#2a1006', '#7a3a1a'), [0, s * 2.34, 0]),
      ringOf(1.62, 0.09, m, [0, s * 2.0, 0]),
      ringOf(1.3, 0.08, m, [0, s * 1.92, 0])
    )
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU
      g.add(ball(0.075, oldGold(), [Math.cos(a) * 1.66, s * 2.12, Math.sin(a) * 1.66]))
    }
  }
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + 0.5,
      p = mesh(
        turned(
          [
            [0.1, -2],
            [0.16, -1.6],
            [0.09, -1.2],
            [0.15, -0.5],
            [0.1, -0.12],
            [0.2, 0],
            [0.1, 0.12],
            [0.15, 0.5],
            [0.09, 1.2],
            [0.16, 1.6],
            [0.1, 2]
          ],
          32,
          140
        ),
        m,
        [Math.cos(a) * 1.42, 0, Math.sin(a) * 1.42]
      )
    g.add(p)
  }
  g.add(ringOf(0.2, 0.08, m))
  for (let i = 0; i < 3; i++) {
    const q = gem(k, 'brilliant', (o.stones ?? ['ruby', 'emerald', 'sapphire'])[i], { gain: 2.1 })
    q.scale.setScalar(0.2)
    q.position.set(-0.5 + i * 0.5, -1.35 - (i === 1 ? -0.2 : 0.1), 0.55)
    q.rotation.set(0.8, i, 0.4)
    g.add(q)
  }
  const light = new THREE.PointLight(0xffc060, 8, 4)
  light.position.set(0, -0.8, 1.6)
  g.add(light)
  g.rotation.set(0.14, 0.3, 0.16)
  return group(g)
}
