import { extrude, group, mesh, ringOf, starShape } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const quasar: Motif = (k, o) => {
  const g = group(
    mesh(extrude(starShape(8, 2.3, 0.75), 0.1, 0.22, 6), gold()),
    mesh(
      extrude(starShape(8, 1.6, 0.6), 0.2, 0.12, 6),
      lacquer(o.color ?? 0x3a1a9a, { metalness: 0.4 }),
      [0, 0, 0.22]
    )
  )
  const q = gem(k, 'brilliant', o.stone ?? 'rose', { gain: 2.4 })
  q.scale.setScalar(0.72)
  q.rotation.x = Math.PI / 2
  q.position.z = 0.45
  g.add(q, ringOf(0.74, 0.09, gold(), [0, 0, 0.4], [0, 0, 0]))
  g.rotation.set(0.08, -0.3, 0.12)
  return group(g)
}
