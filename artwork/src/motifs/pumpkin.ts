import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { blade, extrude, group, mesh, polyShape, surface, taper } from '../core/geometry.ts'
import { glow, lacquer, leafy, skin } from '../core/materials.ts'
import { clamp, fbm, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const pumpkin: Motif = (_k, o) => {
  const A = rgb(String(o.color ?? '#ff7a12')),
    map = texture(
      pixels(512, 128, (u, v) => {
        const r = 0.68 + 0.36 * Math.abs(Math.sin(u * Math.PI * 10)),
          n = 0.9 + 0.18 * fbm(u * 50, v * 14, 3)
        return A.map(c => clamp(c * r * n, 0, 255))
      })
    )
  const body = surface(
    (u, v) => {
      const a = u * TAU,
        rib = 1 - 0.13 * Math.abs(Math.cos(a * 5)) ** 3,
        th = v * Math.PI,
        R = 1.95 * Math.sin(th) ** 0.8 * rib
      return [
        Math.cos(a) * R,
        Math.cos(th) * 1.45 * (1 - 0.22 * Math.exp(-(Math.sin(th) ** 2) * 9)),
        Math.sin(a) * R
      ]
    },
    200,
    70
  )
  const g = group(
    mesh(
      body,
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.34,
        clearcoat: 0.8,
        clearcoatRoughness: 0.2,
        side: THREE.DoubleSide
      })
    )
  )
  const stem = skin(0x5a7a2a, { roughness: 0.7 })
  g.add(
    mesh(
      taper(
        [
          [0, 1.0, 0],
          [0.05, 1.5, 0],
          [0.3, 1.9, 0.1],
          [0.65, 2.05, 0.15]
        ],
        t => 0.32 - 0.14 * t
      ),
      stem
    ),
    mesh(blade(1.4, 0.62, 0.3, 0.5), leafy(0x4a8a2a), [0.1, 1.2, 0.3], [1.2, 0, -1.2]),
    mesh(
      taper(
        [
          [0.0, 1.25, 0.3],
          [-0.6, 1.5, 0.8],
          [-0.9, 1.1, 1.0],
          [-1.2, 1.4, 1.1],
          [-1.3, 1.15, 1.2]
        ],
        () => 0.045
      ),
      stem
    )
  )
  if (!o.plain) {
    const lit = glow(o.glow ?? 0xffc83a, 1.9),
      cut = lacquer(0x3a1404)
    const place = (sh: THREE.Shape, x: number, y: number, ry: number, s = 1) => {
      g.add(
        mesh(extrude(sh, 0.1, 0.06), cut, [x, y, 1.78], [-0.05 - y * 0.12, ry, 0], s * 1.12),
        mesh(extrude(sh, 0.1, 0.03), lit, [x, y, 1.84], [-0.05 - y * 0.12, ry, 0], s)
      )
    }
    for (const s of [-1, 1])
      place(
        polyShape([
          [-0.36 * s, -0.2],
          [0.42 * s, -0.05],
          [0.1 * s, 0.42]
        ]),
        s * 0.68,
        0.35,
        s * 0.38
      )
    place(
      polyShape([
        [-0.14, -0.1],
        [0.14, -0.1],
        [0, 0.2]
      ]),
      0,
      -0.1,
      0
    )
    place(
      polyShape([
        [-1.05, 0.18],
        [-0.7, -0.1],
        [-0.5, 0.08],
        [-0.3, -0.22],
        [0, -0.02],
        [0.3, -0.22],
        [0.5, 0.08],
        [0.7, -0.1],
        [1.05, 0.18],
        [0.6, -0.52],
        [0, -0.68],
        [-0.6, -0.52]
      ]),
      0,
      -0.5,
      0,
      0.95
    )
    const light = new THREE.PointLight(0xffa03a, 14, 5)
    light.position.set(0, -0.2, 2.8)
    g.add(light)
  }
  g.rotation.set(0.12, -0.2, -0.06)
  return group(g)
}
