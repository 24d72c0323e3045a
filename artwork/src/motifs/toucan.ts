import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { ball, blade, group, mesh, taper } from '../core/geometry.ts'
import { glow, lacquer, skin } from '../core/materials.ts'
import { clamp, lerp, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const toucan: Motif = (_k, o) => {
  const black = skin(0x16141c, { roughness: 0.5 }),
    bib = skin(o.color2 ?? 0xfff0b0),
    g = group()
  const map = texture(
    pixels(512, 64, (u, v) => {
      const t = u
      const c =
        t < 0.08
          ? [20, 16, 20]
          : t < 0.55
            ? [255, lerp(216, 120, (t - 0.08) / 0.47), 20]
            : t < 0.82
              ? [lerp(255, 220, (t - 0.55) / 0.27), lerp(110, 40, (t - 0.55) / 0.27), 30]
              : [24, 18, 24]
      const s = 0.85 + 0.2 * Math.sin(v * TAU)
      return c.map(x => clamp(x * s, 0, 255))
    })
  )
  const bm = new THREE.MeshPhysicalMaterial({ map, roughness: 0.14, clearcoat: 1 })
  g.add(
    mesh(
      taper(
        [
          [0.9, -3.0, -0.2],
          [0.75, -1.6, 0],
          [0.35, -0.3, 0.1],
          [0, 0.9, 0.1],
          [-0.1, 1.3, 0.1]
        ],
        t => 0.45 + 0.95 * Math.sin(Math.PI * Math.min(1, t * 0.78 + 0.16)) ** 1.1 * (1 - t * 0.45),
        90,
        44
      ),
      black
    ),
    ball(0.98, black, [-0.15, 1.25, 0.1], [1, 0.95, 0.92]),
    ball(0.92, bib, [-0.55, 0.35, 0.42], [0.75, 1.2, 0.72])
  )
  const upper = mesh(
      taper(
        [
          [-0.7, 1.35, 0.15],
          [-1.5, 1.75, 0.2],
          [-2.5, 1.5, 0.25],
          [-3.1, 0.65, 0.28]
        ],
        t => 0.62 * (1 - t * 0.86),
        120,
        40
      ),
      bm
    ),
    lower = mesh(
      taper(
        [
          [-0.75, 0.85, 0.18],
          [-1.5, 0.95, 0.22],
          [-2.35, 0.75, 0.25],
          [-2.8, 0.35, 0.27]
        ],
        t => 0.36 * (1 - t * 0.85),
        120,
        40
      ),
      bm
    )
  g.add(upper, lower)
  for (const z of [0.95])
    g.add(
      ball(0.42, skin(o.color ?? 0x2a8ae0), [-0.4, 1.5, z - 0.2], [1, 1, 0.4]),
      ball(0.3, skin(0xffb02a), [-0.42, 1.5, z - 0.12], [1, 1, 0.4]),
      ball(0.19, lacquer(0x0a0608, { roughness: 0.03 }), [-0.44, 1.5, z], [1, 1, 0.6]),
      ball(0.06, glow(0xffffff, 2), [-0.52, 1.58, z + 0.12])
    )
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(
        blade(2.6 - i * 0.14, 0.36, 0.35, 0.1, 0.8),
        skin(i % 3 === 2 ? 0x2a3a4a : 0x1a1a24, { side: THREE.DoubleSide }),
        [0.55 + i * 0.07, 0.7 - i * 0.12, 1.05 - i * 0.07],
        [Math.PI, 0.25, -0.1 - i * 0.06]
      )
    )
  for (let i = 0; i < 3; i++)
    g.add(
      mesh(
        blade(1.0, 0.28, 0.3, 0.1),
        skin(0xd0182a, { side: THREE.DoubleSide }),
        [0.2 - i * 0.15, -1.3, 0.75],
        [Math.PI, 0, 0.1 * i]
      )
    )
  g.rotation.set(0.02, 0.2, 0.02)
  g.position.set(0.75, -0.1, 0)
  g.scale.setScalar(0.92)
  return group(g)
}
