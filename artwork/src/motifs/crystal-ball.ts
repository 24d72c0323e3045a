import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { ball, extrude, group, mesh, ringOf, starShape, taper, turned } from '../core/geometry.ts'
import { glass, glow, gold } from '../core/materials.ts'
import { clamp, fbm, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const crystalBall: Motif = (_k, o) => {
  const m = gold(),
    g = group()
  const glowHex = String(o.glow ?? '#b04aff')
  const swirl = texture(
    pixels(512, 512, (u, v) => {
      const x = u - 0.5,
        y = v - 0.5,
        d = Math.hypot(x, y) * 2,
        a = Math.atan2(y, x) + d * 2.6
      const n = fbm(Math.cos(a) * 2.2 + 5, Math.sin(a) * 2.2 + d * 3, 9, 5)
      const [r, gr, b] = rgb(glowHex)
      const t = clamp(n * 1.9 - 0.45),
        core = Math.exp(-d * d * 4.5)
      return [
        clamp(r * t + 255 * core, 0, 255),
        clamp(gr * t + 235 * core, 0, 255),
        clamp(b * t + 255 * core, 0, 255)
      ]
    })
  )
  const disc = new THREE.CircleGeometry(1.66, 80)
  g.add(
    mesh(disc, new THREE.MeshBasicMaterial({ map: swirl }), [0, 0.55, -0.2]),
    ball(1.78, glass(0xe8d8ff, 0.2), [0, 0.55, 0]),
    halo(glowHex, 5.6, [0, 0.55, -0.8])
  )
  g.add(
    mesh(
      turned(
        [
          [0, -2.2],
          [1.6, -2.2],
          [1.7, -2.05],
          [1.3, -1.85],
          [0.75, -1.65],
          [0.7, -1.45],
          [1.1, -1.2],
          [1.35, -0.9],
          [1.3, -0.85]
        ],
        96,
        120
      ),
      m
    ),
    ringOf(1.34, 0.1, m, [0, -0.88, 0])
  )
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU + 0.3
    g.add(
      mesh(
        taper(
          [
            [Math.cos(a) * 1.25, -1.95, Math.sin(a) * 1.25],
            [Math.cos(a) * 1.75, -1.3, Math.sin(a) * 1.75],
            [Math.cos(a) * 1.5, -0.55, Math.sin(a) * 1.5]
          ],
          t => 0.16 * (1 - t * 0.4)
        ),
        m
      ),
      ball(0.15, m, [Math.cos(a) * 1.52, -0.5, Math.sin(a) * 1.52])
    )
  }
  for (const [x, y] of [
    [-0.5, 1.1],
    [0.5, 0.3],
    [-0.2, 0.1],
    [0.3, 1.2]
  ])
    g.add(mesh(extrude(starShape(4, 0.2, 0.05), 0.01, 0.01), glow(0xffffff, 2.5), [x, y, 0.9]))
  const light = new THREE.PointLight(glowHex, 14, 6)
  light.position.set(0, 0.6, 2.2)
  g.add(light)
  g.rotation.x = 0.1
  return group(g)
}
