import * as THREE from 'three'
import { ball, blade, group, mesh, surface, taper } from '../core/geometry.ts'
import { leafy, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const rose: Motif = (_k, o) => {
  const petal = skin(o.color ?? 0x1a0d14, {
    roughness: 0.35,
    sheen: 1,
    sheenColor: new THREE.Color(o.color2 ?? 0xff3a4a),
    sheenRoughness: 0.35,
    clearcoat: 0.7,
    side: THREE.DoubleSide
  })
  const g = group(),
    bloom = group()
  for (let ring = 0; ring < 6; ring++) {
    const n = [3, 4, 5, 6, 7, 8][ring],
      open = [0.12, 0.26, 0.45, 0.72, 1.0, 1.28][ring],
      size = [0.75, 0.95, 1.15, 1.3, 1.42, 1.5][ring]
    for (let i = 0; i < n; i++) {
      const a0 = (i / n) * TAU + ring * 0.7
      const geo = surface(
        (u, v) => {
          const x = (u - 0.5) * 2,
            w = Math.sin(Math.PI * (0.12 + v * 0.78)) ** 0.6 * 0.72 * size
          const curl = open + v ** 3 * (0.35 + open * 0.6),
            r = 0.12 + Math.sin(curl) * v * size,
            y = Math.cos(curl * 0.9) * v * size * 0.95 + 0.06 * Math.cos(x * 5) * v
          const b = (x * w) / (r + 0.55)
          return [Math.sin(a0 + b) * (r + 0.08), y - 0.1 * x * x * v, Math.cos(a0 + b) * (r + 0.08)]
        },
        24,
        24
      )
      bloom.add(mesh(geo, petal))
    }
  }
  bloom.position.y = 0.15
  bloom.rotation.set(0.75, 0, 0)
  bloom.scale.setScalar(1.12)
  g.add(bloom)
  const stem = skin(0x1c3a22)
  g.add(
    mesh(
      taper(
        [
          [0, 0.1, -0.1],
          [0.15, -1.2, -0.3],
          [-0.1, -2.6, -0.2],
          [0.1, -3.6, 0]
        ],
        () => 0.11
      ),
      stem
    )
  )
  for (let i = 0; i < 5; i++)
    g.add(
      mesh(
        new THREE.ConeGeometry(0.08, 0.32, 12),
        stem,
        [0.16 * (i % 2 ? 1 : -1), -1.1 - i * 0.5, -0.22],
        [0, 0, i % 2 ? -1.4 : 1.4]
      )
    )
  for (const s of [-1, 1])
    g.add(
      mesh(
        blade(1.9, 0.55, 0.4, 0.3),
        leafy(o.color3 ?? 0x1f4a2c),
        [0, -1.6 - (s > 0 ? 0.5 : 0), -0.1],
        [0.3, 0, -s * 1.05]
      )
    )
  for (let i = 0; i < 7; i++) {
    const a = i * 2.4
    g.add(
      ball(
        0.06,
        new THREE.MeshPhysicalMaterial({
          color: 0xffffff,
          roughness: 0,
          transparent: true,
          opacity: 0.6
        }),
        [Math.cos(a) * 1.0, 0.5 + Math.sin(a) * 0.7, 1.15]
      )
    )
  }
  g.rotation.set(0, -0.1, 0.12)
  return group(g)
}
