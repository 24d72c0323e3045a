import * as THREE from 'three'
import {
  ball,
  box,
  cylinder,
  extrude,
  group,
  mesh,
  ringOf,
  rod,
  starShape,
  tube,
  turned
} from '../core/geometry.ts'
import { glow, lacquer, silver, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const joystick: Motif = (_k, o) => {
  const g = group(),
    body = lacquer(o.color ?? 0x241040, { roughness: 0.25 }),
    lit = glow(o.glow ?? 0x19d3ff, 2.2)
  g.add(
    box(4.2, 1.1, 3, body, [0, -1.4, 0], [0, 0, 0], 0.3),
    box(3.9, 0.14, 2.7, lacquer(o.color2 ?? 0xff2d8a), [0, -0.84, 0], [0, 0, 0], 0.06)
  )
  g.add(
    mesh(
      tube(
        [
          [-2.1, -1.4, 1.52],
          [2.1, -1.4, 1.52]
        ],
        0.045
      ),
      lit
    ),
    mesh(
      tube(
        [
          [-2.12, -1.4, -1.3],
          [-2.12, -1.4, 1.5]
        ],
        0.045
      ),
      lit
    )
  )
  g.add(
    mesh(
      turned(
        [
          [0.95, -0.78],
          [0.8, -0.6],
          [0.42, -0.45],
          [0.3, -0.2]
        ],
        64
      ),
      skin(0x16121c)
    ),
    ringOf(0.98, 0.06, silver(), [-0.0, -0.76, 0]),
    rod([0, -0.5, 0], [0.35, 1.5, 0.1], 0.16, silver()),
    ball(0.86, lacquer(o.color3 ?? 0xff1744, { roughness: 0.08 }), [0.45, 2.05, 0.13])
  )
  const cols = [0xffd23a, 0x19d3ff, 0x7aff5a, 0xff5ab0]
  for (let i = 0; i < 4; i++) {
    const [x, z] = [
      [1.15, 0.55],
      [1.62, -0.1],
      [1.15, -0.7],
      [-1.5, 0.8]
    ][i]
    g.add(
      cylinder(0.34, 0.34, 0.16, silver(), [x, -0.74, z]),
      mesh(
        new THREE.SphereGeometry(0.3, 40, 20, 0, TAU, 0, 1.4),
        lacquer(cols[i], { emissive: new THREE.Color(cols[i]), emissiveIntensity: 0.55 }),
        [x, -0.68, z],
        [0, 0, 0],
        [1, 0.6, 1]
      )
    )
  }
  g.children.forEach(c => {
    if (c.position.x === 0 && c.position.y > -0.8) c.position.x -= 0.4
  })
  g.add(mesh(extrude(starShape(5, 0.42, 0.18), 0.06, 0.03), lit, [-1.5, -1.4, 1.52]))
  g.rotation.set(0.3, 0.42, 0)
  return group(g)
}
