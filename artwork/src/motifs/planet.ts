import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { displace, fbm3, group, mesh } from '../core/geometry.ts'
import { clamp, fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const planet: Motif = (k, o = {}) => {
  const g = group()
  const A = (o.bands ?? ['#3a0f5a', '#d94f8a', '#ffb36b', '#7a2a9a', '#ffd9a0']).map((h: string) =>
    rgb(h)
  )
  const map = texture(
    pixels(1024, 512, (u, v) => {
      const w = fbm(Math.cos(u * TAU) * 2 + 5, Math.sin(u * TAU) * 2 + v * 5, 4, 5)
      const t = clamp(fbm(3, v * 16 + w * 2.2, 9, 4) * 1.5 - 0.25) * (A.length - 1.01)
      const i = Math.floor(t),
        f = smooth(0, 1, t - i)
      const n = 0.82 + 0.36 * fbm(u * 50, v * 120 + w * 10, 21, 3)
      return [0, 1, 2].map(c => clamp(lerp(A[i][c], A[i + 1][c], f) * n, 0, 255))
    })
  )
  g.add(
    mesh(
      new THREE.SphereGeometry(1.75, 128, 96),
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.85,
        sheen: 1,
        sheenRoughness: 0.35,
        sheenColor: new THREE.Color(o.glow ?? 0xff9ad0)
      }),
      [0, 0, 0],
      [0.1, 1.2, 0.25]
    )
  )
  const ringTex = texture(
    pixels(1024, 4, u => {
      const n = fbm(u * 30, 1, 5, 4),
        gap = smooth(0, 0.03, Math.abs(u - 0.62)) * smooth(0, 0.015, Math.abs(u - 0.3))
      const a = clamp(n * 2.1 - 0.2) * gap * smooth(0, 0.06, u) * smooth(1, 0.9, u)
      return [255, 205 + n * 50, 150 + n * 90, a * 255]
    })
  )
  const R0 = 2.15,
    R1 = 3.6
  const rg = new THREE.RingGeometry(R0, R1, 200, 1),
    p = rg.attributes.position,
    uv = rg.attributes.uv
  for (let i = 0; i < p.count; i++)
    uv.setXY(i, (Math.hypot(p.getX(i), p.getY(i)) - R0) / (R1 - R0), 0.5)
  const rm = new THREE.MeshStandardMaterial({
    map: ringTex,
    transparent: true,
    side: THREE.DoubleSide,
    roughness: 0.9,
    emissive: 0xffb070,
    emissiveMap: ringTex,
    emissiveIntensity: 0.35,
    depthWrite: false
  })
  g.add(mesh(rg, rm, [0, 0, 0], [Math.PI / 2 - 0.3, -0.34, 0]))
  for (let i = 0; i < 40; i++) {
    const a = k.r() * TAU,
      d = 2.7 + k.r() * 1.3
    const q = new THREE.Vector3(Math.cos(a) * d, Math.sin(a) * d, (k.r() - 0.5) * 0.1).applyEuler(
      new THREE.Euler(Math.PI / 2 - 0.3, -0.34, 0)
    )
    const rk = displace(
      new THREE.IcosahedronGeometry(0.05 + k.r() * 0.09, 2),
      v => (fbm3(v, 14, i) - 0.5) * 0.9
    )
    g.add(
      mesh(
        rk,
        new THREE.MeshStandardMaterial({ color: 0x8a7a78, roughness: 0.9, flatShading: true }),
        q.toArray(),
        [k.r() * 6, k.r() * 6, 0]
      )
    )
  }
  g.add(
    mesh(
      new THREE.SphereGeometry(0.36, 48, 32),
      new THREE.MeshStandardMaterial({
        color: 0x9fd8ff,
        roughness: 0.8,
        bumpMap: texture(
          pixels(256, 128, (u, v) => {
            const c = fbm(u * 20, v * 10, 3) * 255
            return [c, c, c, 255]
          }),
          false
        ),
        bumpScale: 6
      }),
      [1.9, 1.75, 0.6]
    )
  )
  return g
}
