import * as THREE from 'three'
import { ball, blade, group, mesh, ringOf, rod, surface, taper } from '../core/geometry.ts'
import { glow, lacquer, skin, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const owl: Motif = (_k, o) => {
  const white = skin(o.color ?? 0xf4f4f2, { roughness: 0.7 }),
    g = group()
  g.add(
    ball(1.35, white, [0, -0.6, 0], [1, 1.25, 0.9]),
    ball(1.12, white, [0, 1.2, 0.1], [1.08, 0.92, 0.95])
  )
  const feather = (
    x: number,
    y: number,
    z: number,
    s: number,
    rz: number,
    rx: number,
    tone: number
  ) =>
    g.add(
      mesh(
        blade(0.62 * s, 0.25 * s, 0.35, 0.12, 0.9),
        skin(tone, { side: THREE.DoubleSide, roughness: 0.65 }),
        [x, y, z],
        [Math.PI + rx, 0, rz]
      )
    )
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 13; i++) {
      const a = ((i + (row % 2) * 0.5 - 6) / 6) * 1.35,
        y = 0.55 - row * 0.3,
        R = 1.35 * Math.sqrt(Math.max(0.05, 1 - ((y + 0.6) / 1.72) ** 2)) + 0.04
      feather(
        Math.sin(a) * R,
        y,
        Math.cos(a) * R * 0.9,
        1,
        Math.sin(a) * 0.2,
        -0.16,
        (row + i) % 3 === 0 ? Number(o.color2 ?? 0xb8b0a4) : 0xf6f6f4
      )
    }
  for (const s of [-1, 1]) {
    for (let i = 0; i < 10; i++) {
      const t = i / 9
      g.add(
        mesh(
          blade(2.1 - t * 0.9, 0.3, 0.3, 0.15, 0.8),
          skin(i % 2 ? 0xe8e4de : Number(o.color2 ?? 0xb8b0a4), {
            side: THREE.DoubleSide,
            roughness: 0.6
          }),
          [s * (1.2 + 0.12 * t), 0.55 - t * 0.55, 0.15 - t * 0.45 + 0.3],
          [Math.PI - 0.1, s * 0.5, s * (0.1 + t * 0.16)]
        )
      )
    }
    g.add(
      mesh(
        surface(
          (u, v) => {
            const a = u * TAU,
              R = v * 0.66
            return [
              Math.cos(a) * R,
              Math.sin(a) * R * 1.05,
              0.25 * v * v + 0.04 * Math.sin(a * 26) * v
            ]
          },
          110,
          14
        ),
        skin(0xfffdf8, { side: THREE.DoubleSide, roughness: 0.7 }),
        [s * 0.5, 1.2, 0.95],
        [0, s * 0.3, 0]
      ),
      ringOf(
        0.66,
        0.055,
        skin(Number(o.color2 ?? 0x8a7a68)),
        [s * 0.53, 1.2, 1.16],
        [0, s * 0.3, 0]
      ),
      ball(
        0.34,
        lacquer(o.glow ?? 0xffb020, {
          roughness: 0.04,
          emissive: new THREE.Color(o.glow ?? 0xff9a10),
          emissiveIntensity: 0.45
        }),
        [s * 0.47, 1.22, 1.0],
        [1, 1, 0.6]
      ),
      ball(0.17, lacquer(0x060408), [s * 0.46, 1.22, 1.17], [1, 1, 0.5]),
      ball(0.05, glow(0xffffff, 2), [s * 0.46 - 0.08, 1.3, 1.27]),
      mesh(
        taper(
          [
            [s * 0.1, 1.55, 1.12],
            [s * 0.5, 1.85, 0.95],
            [s * 1.05, 2.0, 0.4]
          ],
          t => 0.16 * (1 - t * 0.7)
        ),
        white
      )
    )
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          taper(
            [
              [s * 0.5 + (i - 1) * 0.2, -2.1, 0.6],
              [s * 0.5 + (i - 1) * 0.24, -2.2, 0.95],
              [s * 0.5 + (i - 1) * 0.26, -2.45, 1.05]
            ],
            t => 0.12 * (1 - t * 0.5)
          ),
          skin(0x3a342e)
        )
      )
  }
  g.add(
    mesh(
      taper(
        [
          [0, 1.12, 1.15],
          [0, 1.0, 1.42],
          [0, 0.72, 1.38]
        ],
        t => 0.19 * (1 - t * 0.9)
      ),
      lacquer(0x2c2a2a)
    ),
    rod([-2.6, -2.35, 0.6], [2.6, -2.25, 0.6], 0.2, wood('#2a1a10', '#6a4a30'))
  )
  for (let i = 0; i < 9; i++)
    g.add(ball(0.2, skin(0xf6fbff), [-2.4 + i * 0.58, -2.15, 0.6], [1.5, 0.5, 1]))
  g.rotation.set(0.02, -0.25, 0)
  return group(g)
}
