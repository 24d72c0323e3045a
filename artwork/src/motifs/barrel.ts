import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { ball, box, cylinder, group, lathe, mesh, ringOf, rod, surface } from '../core/geometry.ts'
import { gold, iron, lacquer, metalOf, wood } from '../core/materials.ts'
import { lerp, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const barrel: Motif = (_k, o) => {
  const wd = wood('#3a1c0a', '#9a5c2a'),
    hoop = o.metal ? metalOf(o.metal) : iron(),
    g = group()
  const prof = (y: number) => 1.5 - 0.28 * (y / 1.7) ** 2
  for (let i = 0; i < 20; i++) {
    const a0 = (i / 20) * TAU,
      a1 = ((i + 0.94) / 20) * TAU
    g.add(
      mesh(
        surface(
          (u, v) => {
            const y = lerp(-1.75, 1.75, v),
              a = lerp(a0, a1, u),
              R = prof(y) - 0.03 * Math.abs(u - 0.5)
            return [Math.sin(a) * R, y, Math.cos(a) * R]
          },
          6,
          30
        ),
        wd
      )
    )
  }
  for (const y of [-1.55, -0.75, 0.75, 1.55])
    g.add(
      mesh(
        lathe(
          [
            [prof(y - 0.12) + 0.03, y - 0.12],
            [prof(y) + 0.06, y - 0.1],
            [prof(y) + 0.06, y + 0.1],
            [prof(y + 0.12) + 0.03, y + 0.12]
          ],
          96
        ),
        hoop
      )
    )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    for (const y of [-0.75, 0.75])
      g.add(ball(0.055, hoop, [Math.sin(a) * (prof(y) + 0.07), y, Math.cos(a) * (prof(y) + 0.07)]))
  }
  g.add(
    cylinder(1.28, 1.28, 0.1, wd, [0, 1.62, 0]),
    cylinder(1.28, 1.28, 0.1, wd, [0, -1.62, 0]),
    ringOf(1.24, 0.1, wd, [0, 1.72, 0])
  )
  g.add(
    rod([0, -0.95, 1.35], [0, -0.95, 1.95], 0.14, gold()),
    rod([0, -0.75, 1.75], [0, -1.2, 1.75], 0.1, gold()),
    box(0.5, 0.1, 0.1, gold(), [0, -0.65, 1.75]),
    ball(0.14, lacquer(o.color2 ?? 0xd88a1a, { roughness: 0.02 }), [0, -1.38, 1.75], [1, 1.4, 1])
  )
  const [c, q] = canvas(512, 256)
  q.fillStyle = '#fff0'
  q.clearRect(0, 0, 512, 256)
  q.fillStyle = '#1c0a04'
  q.font = '400 170px Rye'
  q.textAlign = 'center'
  q.textBaseline = 'middle'
  q.fillText(o.label ?? 'XXX', 256, 132)
  g.add(
    mesh(
      new THREE.CylinderGeometry(1.53, 1.53, 0.9, 40, 1, true, -0.62, 1.24),
      new THREE.MeshStandardMaterial({ map: texture(c), transparent: true, roughness: 0.8 }),
      [0, 0.05, 0]
    )
  )
  g.rotation.set(0.22, -0.32, 0.12)
  return group(g)
}
