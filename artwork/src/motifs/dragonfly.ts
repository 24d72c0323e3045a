import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { ball, group, mesh, ringOf, surface, taper } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { fbm, lerp } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const dragonfly: Motif = (k, o) => {
  const m = new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0x0a8ab8,
      metalness: 0.7,
      roughness: 0.14,
      clearcoat: 1,
      iridescence: 1,
      iridescenceIOR: 1.8
    }),
    gd = gold(),
    g = group()
  g.add(
    mesh(
      taper(
        [
          [0, 1.1, 0],
          [0, 0.4, 0.05],
          [0, -0.2, 0.05],
          [0.1, -1.4, 0],
          [0.35, -2.7, -0.1]
        ],
        t => 0.34 * (t < 0.3 ? 1 : 0.55) * (1 - t * 0.3),
        140
      ),
      m
    ),
    ball(0.4, m, [0, 0.75, 0.05], [1.1, 1, 1]),
    ball(0.33, m, [0, 1.4, 0.05])
  )
  for (let i = 0; i < 9; i++)
    g.add(
      ringOf(
        0.2 - i * 0.007,
        0.035,
        gd,
        [0.03 + i * i * 0.0038, -0.25 - i * 0.27, 0.03],
        [Math.PI / 2, -0.1, 0]
      )
    )
  for (const s of [-1, 1])
    g.add(
      ball(0.24, lacquer(o.glow ?? 0xd8284a, { roughness: 0.04, iridescence: 1 }), [
        s * 0.24,
        1.5,
        0.15
      ])
    )
  const wing = texture(
    pixels(512, 160, (u, v) => {
      const x = u * 26 + fbm(u * 8, v * 4, 3) * 2,
        y = v * 9 + Math.floor(x) * 0.5
      const cell = Math.min(Math.abs((x % 1) - 0.5), Math.abs((y % 1) - 0.5))
      const vein = cell > 0.43 || v < 0.06 || v > 0.94 ? 1 : 0
      const c = vein ? [255, 226, 150] : [lerp(24, 150, u), lerp(150, 70, u), lerp(170, 190, v)]
      return [c[0], c[1], c[2], vein ? 255 : 215 + (u > 0.86 && u < 0.94 && v < 0.3 ? 160 : 0)]
    })
  )
  for (const s of [-1, 1])
    for (const [y, r, L, w] of [
      [0.95, 0.2, 3.1, 0.48],
      [0.5, -0.22, 2.9, 0.6]
    ]) {
      const geo = surface(
        (u, v) => {
          const ww = w * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.1)) ** 0.55
          return [s * u * L, (v - 0.5) * 2 * ww, 0.12 * Math.sin(u * 3)]
        },
        40,
        10
      )
      const q = mesh(
        geo,
        new THREE.MeshPhysicalMaterial({
          map: wing,
          emissiveMap: wing,
          emissive: 0xffffff,
          emissiveIntensity: 0.3,
          transparent: true,
          side: THREE.DoubleSide,
          roughness: 0.08,
          metalness: 0.1,
          clearcoat: 1,
          iridescence: 1,
          iridescenceIOR: 1.7,
          iridescenceThicknessMinimum: 150,
          iridescenceThicknessMaximum: 500,
          depthWrite: false
        }),
        [s * 0.15, y, 0.1],
        [0, s * -0.22, s * r]
      )
      g.add(q)
    }
  for (let i = 0; i < 4; i++) {
    const q = gem(k, 'rose', o.stone ?? 'aqua', { gain: 2.2 })
    q.scale.setScalar(0.11)
    q.position.set(0, 0.95 - i * 0.2, 0.42)
    q.rotation.x = Math.PI / 2
    g.add(q)
  }
  g.rotation.set(-0.15, 0.25, 0.42)
  return group(g)
}
