import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import {
  ball,
  curveShape,
  cylinder,
  extrude,
  group,
  mesh,
  ringOf,
  rod,
  surface,
  taper,
  tube
} from '../core/geometry.ts'
import { cloth, glow, lacquer, oldGold, wood } from '../core/materials.ts'
import { fbm, lerp } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const drakkar: Motif = (_k, o) => {
  const wd = wood('#2a1408', '#8a5228'),
    g = group(),
    m = oldGold()
  g.add(
    mesh(
      surface(
        (u, v) => {
          const x = lerp(-2.5, 2.5, u),
            e = 2 * u - 1,
            belly = (1 - e * e) ** 0.6,
            deck = -0.2 + 1.2 * Math.abs(e) ** 3,
            keel = -1.15 + 0.9 * e * e
          return [
            x,
            keel + (deck - keel) * Math.abs(2 * v - 1) ** 0.9,
            Math.sign(v - 0.5) * Math.abs(2 * v - 1) ** 0.5 * 0.85 * belly
          ]
        },
        90,
        50
      ),
      (() => {
        const w = wood('#2a1408', '#8a5228')
        w.side = THREE.DoubleSide
        return w
      })()
    )
  )
  for (const y of [-0.25, -0.5, -0.75])
    for (const s of [-1, 1])
      g.add(
        mesh(
          tube(
            Array.from({ length: 30 }, (_, i) => {
              const e = i / 15 - 1
              return [
                e * 2.45,
                y + 1.1 * e * e * (1 - 0.2 * (y + 0.25)),
                s * 0.87 * (1 - e * e + 0.001) ** 0.6 * (1 + (y + 0.25) * 0.45)
              ]
            }),
            0.04
          ),
          wd
        )
      )
  for (let i = 0; i < 8; i++) {
    const x = -1.5 + i * 0.43,
      e = x / 2.5
    for (const s of [1]) {
      const sh = group(
        cylinder(
          0.26,
          0.26,
          0.08,
          lacquer([0xa81c20, 0xe8c25a, 0x1c5a8a][i % 3]),
          [0, 0, 0],
          [Math.PI / 2, 0, 0]
        ),
        ball(0.09, m, [0, 0, 0.06]),
        ringOf(0.26, 0.035, m, [0, 0, 0.02], [0, 0, 0])
      )
      sh.position.set(x, -0.2 + 0.9 * Math.abs(e) ** 3, s * (0.88 * (1 - e * e) ** 0.6 + 0.06))
      g.add(sh)
    }
  }
  g.add(
    mesh(
      taper(
        [
          [2.35, 0.1, 0],
          [2.75, 1.0, 0],
          [2.6, 1.9, 0],
          [2.75, 2.35, 0],
          [3.15, 2.35, 0]
        ],
        t => 0.24 * (1 - t * 0.35)
      ),
      wd
    ),
    mesh(
      taper(
        [
          [-2.35, 0.1, 0],
          [-2.8, 0.9, 0],
          [-2.75, 1.7, 0],
          [-2.4, 2.0, 0],
          [-2.2, 1.75, 0],
          [-2.4, 1.6, 0]
        ],
        t => 0.22 * (1 - t * 0.7)
      ),
      wd
    ),
    mesh(
      extrude(
        curveShape([
          [0, -0.1],
          [0.5, -0.22],
          [0.75, -0.1],
          [0.52, 0.04],
          [0.78, 0.14],
          [0.55, 0.3],
          [0.1, 0.36],
          [-0.2, 0.18]
        ]),
        0.2,
        0.1,
        6
      ),
      wd,
      [2.85, 2.3, 0]
    ),
    ball(0.09, glow(0xff8a2a, 2), [3.02, 2.5, 0.2]),
    ball(0.09, glow(0xff8a2a, 2), [3.02, 2.5, -0.2]),
    ...[0, 1, 2, 3].map(i =>
      mesh(
        new THREE.ConeGeometry(0.09, 0.32, 12),
        m,
        [2.5 - i * 0.02 + 0.05, 2.25 - i * 0.36, 0],
        [0, 0, 0.95]
      )
    )
  )
  const A = rgb(String(o.color ?? '#b01c20')),
    map = texture(
      pixels(256, 256, (u, v) => {
        const s = Math.floor(u * 8) % 2,
          n = 0.82 + 0.3 * fbm(u * 20, v * 20, 3)
        return s ? [A[0] * n, A[1] * n, A[2] * n] : [248 * n, 238 * n, 216 * n]
      })
    )
  g.add(
    rod([0, -0.6, 0], [0, 3.5, 0], 0.09, wd),
    rod([0, 3.1, -1.5], [0, 3.1, 1.5], 0.07, wd),
    mesh(
      surface(
        (u, v) => [
          0.1 + Math.sin(u * Math.PI) * Math.sin(v * 2.6 + 0.2) * 0.65,
          3.05 - v * 2.35,
          (u - 0.5) * 2.9 * (1 + 0.08 * v)
        ],
        40,
        30
      ),
      cloth(0xffffff, { map })
    ),
    ball(0.12, m, [0, 3.55, 0])
  )
  for (const s of [-1, 1])
    for (const x of [-2.2, 2.3]) g.add(rod([0, 3.1, 0], [x, 0.4, s * 0.2], 0.02, wd))
  for (let i = 0; i < 6; i++)
    g.add(rod([-1.2 + i * 0.45, -0.2, 0.8], [-1.5 + i * 0.45, -1.25, 2.0], 0.035, wd))
  g.rotation.set(0.06, -0.85, 0.02)
  return group(g)
}
