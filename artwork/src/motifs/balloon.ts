import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import {
  ball,
  box,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  rod,
  surface
} from '../core/geometry.ts'
import { glow, gold, lacquer, skin, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const balloon: Motif = (_k, o) => {
  const cols = (o.colors ?? ['#e8203a', '#fff2d8', '#1a8ac8', '#ffc21a']).map(c => rgb(String(c)))
  const map = texture(
    pixels(512, 256, (u, v) => {
      const s = Math.floor(u * 16),
        band = v > 0.44 && v < 0.56
      const c = band ? cols[3] : cols[s % 3]
      const n = 0.8 + 0.2 * Math.abs(Math.sin(u * 16 * Math.PI)) ** 0.5
      return c.map(x => x * n)
    })
  )
  const g = group(
    mesh(
      surface(
        (u, v) => {
          const a = u * TAU,
            th = v * Math.PI * 0.93,
            bulge = 1 - 0.06 * Math.abs(Math.cos(a * 8))
          const R =
            2.0 * Math.sin(th) ** 0.92 * (v > 0.6 ? 1 - 0.18 * ((v - 0.6) / 0.4) : 1) * bulge +
            (v > 0.93 ? 0.0 : 0)
          return [Math.cos(a) * R, 2.5 - (1 - Math.cos(th)) * 1.95, Math.sin(a) * R]
        },
        200,
        80
      ),
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.42,
        clearcoat: 0.5,
        sheen: 0.6,
        side: THREE.DoubleSide
      })
    )
  )
  const rope = skin(0xe8d0a0),
    wicker = wood('#6a3a14', '#c8904a')
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    g.add(
      rod(
        [Math.cos(a) * 0.62, -1.22, Math.sin(a) * 0.62],
        [Math.cos(a) * 0.5, -2.0, Math.sin(a) * 0.5],
        0.02,
        rope
      )
    )
  }
  g.add(
    box(1.1, 0.8, 1.0, wicker, [0, -2.4, 0], [0, 0, 0], 0.12),
    box(1.25, 0.14, 1.15, lacquer(0x8a2a1a), [0, -1.98, 0], [0, 0, 0], 0.06),
    ball(0.16, glow(0xffb03a, 2.4), [0, -1.55, 0], [1, 1.6, 1]),
    ringOf(0.6, 0.05, gold(), [0, -1.25, 0])
  )
  for (let i = 0; i < 4; i++)
    g.add(ball(0.16, skin(0xd8b080), [(i < 2 ? -1 : 1) * 0.62, -2.4 + (i % 2) * 0.2, 0.35]))
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    g.add(
      mesh(
        extrude(
          polyShape([
            [-0.14, 0],
            [0.14, 0],
            [0, -0.35]
          ]),
          0.02,
          0.015
        ),
        lacquer(i % 2 ? 0xffc21a : 0xe8203a),
        [Math.cos(a) * 0.72, -1.97, Math.sin(a) * 0.66],
        [0, -a + Math.PI / 2, 0]
      )
    )
  }
  g.rotation.set(0.12, 0.2, 0.06)
  g.position.y = 0.1
  return group(g)
}
