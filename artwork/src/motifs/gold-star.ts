import { extrude, group, mesh, ringOf, starShape } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const goldStar: Motif = (k, o) => {
  const g = group(
    mesh(
      extrude(starShape(5, 2.1, 1.0), 0.3, 0.3, 10),
      lacquer(o.color ?? 0xffc21a, { metalness: 0.5, roughness: 0.12 })
    ),
    mesh(
      extrude(starShape(5, 1.45, 0.7), 0.2, 0.12, 6),
      lacquer(o.color2 ?? 0xff5a2a),
      [0, 0, 0.36]
    )
  )
  const q = gem(k, 'brilliant', o.stone ?? 'amber', { gain: 2.3 })
  q.scale.setScalar(0.5)
  q.rotation.x = Math.PI / 2
  q.position.z = 0.6
  g.add(q, ringOf(0.52, 0.09, gold(), [0, 0, 0.55], [0, 0, 0]))
  g.rotation.set(0.06, -0.3, 0.08)
  return group(g)
}
