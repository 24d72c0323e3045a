import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import {
  ball,
  curveShape,
  extrude,
  group,
  mesh,
  ringOf,
  rod,
  surface,
  turned
} from '../core/geometry.ts'
import { iron, metal, metalOf, oldGold, wood } from '../core/materials.ts'
import { fbm, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const shield: Motif = (k, o) => {
  const g = group(),
    A = rgb(String(o.color ?? '#a01c20')),
    B = rgb(String(o.color2 ?? '#ecd9a8'))
  const map = texture(
    pixels(512, 512, (u, v) => {
      const x = (u - 0.5) * 2,
        y = (v - 0.5) * 2,
        a = Math.atan2(y, x) + Math.hypot(x, y) * 1.1
      const s = Math.floor((a / TAU + 1) * 8) % 2
      const grain = 0.72 + 0.4 * fbm(u * 4, v * 60, 3, 4),
        plank = smooth(0.0, 0.03, Math.abs(((u * 7) % 1) - 0.5) < 0.48 ? 1 : 0)
      const c = s ? A : B
      return [
        c[0] * grain * (0.6 + 0.4 * plank),
        c[1] * grain * (0.6 + 0.4 * plank),
        c[2] * grain * (0.6 + 0.4 * plank)
      ]
    })
  )
  const disc = mesh(
    surface(
      (u, v) => {
        const a = u * TAU,
          R = v * 2.05
        return [Math.cos(a) * R, Math.sin(a) * R, 0.35 * (1 - v * v)]
      },
      96,
      24
    ),
    new THREE.MeshPhysicalMaterial({ map, roughness: 0.7, side: THREE.DoubleSide })
  )
  {
    const p = disc.geometry.attributes.position,
      uv = disc.geometry.attributes.uv
    for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / 4.1 + 0.5, p.getY(i) / 4.1 + 0.5)
  }
  const m = o.metal ? metalOf(o.metal) : iron({ color: 0x8a94a2 }),
    gd = oldGold()
  const boss = group(
    disc,
    ringOf(2.05, 0.15, m, [0, 0, 0], [0, 0, 0]),
    mesh(
      turned(
        [
          [0, 0.75],
          [0.3, 0.7],
          [0.55, 0.4],
          [0.62, 0.2],
          [0.85, 0.12],
          [0.88, 0]
        ],
        64
      ),
      m,
      [0, 0, 0.3],
      [Math.PI / 2, 0, 0]
    ),
    ringOf(0.8, 0.07, gd, [0, 0, 0.42], [0, 0, 0]),
    ringOf(1.45, 0.05, gd, [0, 0, 0.22], [0, 0, 0])
  )
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU
    boss.add(ball(0.08, gd, [Math.cos(a) * 2.05, Math.sin(a) * 2.05, 0.15]))
  }
  for (const s of [-1, 1]) {
    const axe = group(
      rod([0, -3.1, 0], [0, 2.6, 0], 0.11, wood('#3a1c0c', '#8a5428')),
      mesh(
        extrude(
          curveShape([
            [0.1, 2.3],
            [0.5, 2.5],
            [1.15, 2.75],
            [1.32, 2],
            [1.15, 1.2],
            [0.5, 1.6],
            [0.1, 1.7],
            [-0.25, 1.75],
            [-0.25, 2.25]
          ]),
          0.06,
          0.09,
          4
        ),
        metal(0xc4d2de, 0.22)
      ),
      ringOf(0.14, 0.05, gd, [0, 1.4, 0]),
      ringOf(0.14, 0.05, gd, [0, -2.7, 0])
    )
    axe.rotation.set(0, s < 0 ? Math.PI : 0, s * 0.72)
    axe.position.z = -0.5
    g.add(axe)
  }
  const q = gem(k, 'brilliant', o.stone ?? 'sapphire', { gain: 2 })
  q.scale.setScalar(0.3)
  q.rotation.x = Math.PI / 2
  q.position.z = 1.0
  boss.add(q)
  g.add(boss)
  g.rotation.set(0.02, -0.32, 0.05)
  return group(g)
}
