import * as THREE from 'three'
import { displace, fbm3, group, mesh, turned } from '../core/geometry.ts'
import { stoneBump } from '../core/materials.ts'
import { smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const comet: Motif = (k, o) => {
  const g = group(),
    rock = displace(
      new THREE.IcosahedronGeometry(1.15, 24),
      v => (fbm3(v, 1.1, 5, 4) - 0.5) * 0.5 - 0.16 * smooth(0.56, 0.64, fbm3(v, 1.7, 12, 3))
    )
  g.add(
    mesh(
      rock,
      new THREE.MeshPhysicalMaterial({
        color: o.color ?? 0x5a6a8a,
        roughness: 0.75,
        emissive: new THREE.Color(o.glow ?? 0x2a8aff),
        emissiveIntensity: 0.22,
        bumpMap: stoneBump(),
        bumpScale: 4
      })
    )
  )
  for (const [r, L, c, op] of [
    [1.35, 6.5, o.glow ?? 0x2a8aff, 0.35],
    [1.0, 5, 0x7ae0ff, 0.4],
    [0.6, 3.6, 0xffffff, 0.4]
  ] as const)
    g.add(
      mesh(
        turned(
          [
            [r * 0.75, 0.5],
            [r, 0],
            [r * 0.75, -L * 0.4],
            [0, -L]
          ].map(p => [p[0], p[1]]),
          64
        ),
        new THREE.MeshBasicMaterial({
          color: new THREE.Color(c).multiplyScalar(1.3),
          transparent: true,
          opacity: op,
          blending: THREE.AdditiveBlending,
          depthWrite: false,
          side: THREE.DoubleSide
        }),
        [0.2, 0.25, -0.3],
        [0, 0, -2.25 + Math.PI]
      )
    )
  g.add(halo(String(typeof o.glow === 'string' ? o.glow : '#4aa8ff'), 5.2, [0, 0, -0.6]))
  for (let i = 0; i < 26; i++) {
    const t = 1.3 + k.r() * 3.6,
      q = (k.r() - 0.5) * t * 0.5
    const s = mesh(
      displace(new THREE.IcosahedronGeometry(0.05 + k.r() * 0.14, 2), v => fbm3(v, 12, i) - 0.5),
      new THREE.MeshStandardMaterial({ color: 0x8a9ab8, flatShading: true, roughness: 0.8 }),
      [t * 0.78 + q * 0.6, t * 0.62 - q * 0.75, k.r() - 0.5]
    )
    g.add(s)
  }
  return g
}
