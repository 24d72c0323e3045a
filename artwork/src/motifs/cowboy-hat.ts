import * as THREE from 'three'
import { ball, blade, extrude, group, mesh, starShape, surface, tube } from '../core/geometry.ts'
import { cloth, gold, lacquer, silver, skin } from '../core/materials.ts'
import { lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const cowboyHat: Motif = (_k, o) => {
  const felt = cloth(o.color ?? 0x8a5a30),
    band = skin(o.color2 ?? 0x2a140c),
    g = group()
  g.add(
    mesh(
      surface(
        (u, v) => {
          const a = u * TAU,
            R = 1.2 + v * 1.55,
            side = Math.abs(Math.cos(a)) ** 3
          return [
            Math.cos(a) * R * (1 - 0.2 * v * side),
            -0.55 + v * v * (0.95 * side - 0.22),
            Math.sin(a) * R * 0.82
          ]
        },
        160,
        30
      ),
      felt
    ),
    mesh(
      surface(
        (u, v) => {
          const a = u * TAU,
            y = -0.55 + v * 1.95,
            R = v < 0.82 ? 1.22 - 0.1 * v : lerp(1.14, 0.0, ((v - 0.82) / 0.18) ** 1.5),
            pinch = 1 - 0.2 * v * Math.max(0, Math.sin(a)) ** 4,
            dent = v > 0.7 ? -0.5 * smooth(0.7, 1, v) * Math.exp(-((Math.cos(a) * R) ** 2) * 5) : 0
          return [
            Math.cos(a) * R * (1 - 0.12 * v),
            Math.min(y, 1.15) + dent + 0.12 * Math.abs(Math.cos(a)) * v,
            Math.sin(a) * R * 0.86 * pinch
          ]
        },
        140,
        70
      ),
      felt
    ),
    mesh(
      surface(
        (u, v) => {
          const a = u * TAU
          return [Math.cos(a) * 1.24, -0.48 + v * 0.42, Math.sin(a) * 1.07]
        },
        100,
        4
      ),
      band
    )
  )
  const conch = gold()
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU + 0.2
    g.add(
      ball(
        0.13,
        i % 2 ? silver() : lacquer(0x18a8a0),
        [Math.cos(a) * 1.27, -0.27, Math.sin(a) * 1.1],
        [1, 1, 1]
      )
    )
  }
  g.add(
    mesh(
      tube(
        Array.from({ length: 120 }, (_, i) => {
          const a = (i / 120) * TAU,
            side = Math.abs(Math.cos(a)) ** 3
          return [
            Math.cos(a) * 2.75 * (1 - 0.2 * side),
            -0.55 + 0.95 * side - 0.22,
            Math.sin(a) * 2.75 * 0.82
          ]
        }),
        0.05,
        240,
        true
      ),
      band
    ),
    mesh(extrude(starShape(5, 0.34, 0.15), 0.06, 0.05), conch, [0, -0.25, 1.12])
  )
  g.add(
    mesh(
      blade(2.2, 0.34, 0.3, -0.2, 0.75),
      skin(0xfff6e8, { side: THREE.DoubleSide }),
      [1.15, -0.3, 0.5],
      [-0.2, 0.3, -0.7]
    ),
    mesh(
      blade(1.8, 0.26, 0.3, -0.2, 0.75),
      skin(0xc8202a, { side: THREE.DoubleSide }),
      [1.15, -0.3, 0.6],
      [-0.1, 0.3, -0.95]
    )
  )
  g.rotation.set(0.36, -0.25, -0.1)
  return group(g)
}
