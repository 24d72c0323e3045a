import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { ball, displace, fbm3, group, mesh, ringOf, taper } from '../core/geometry.ts'
import { gold, metalOf, skin } from '../core/materials.ts'
import { fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const drinkingHorn: Motif = (k, o) => {
  const map = texture(
    pixels(1024, 64, u => {
      const t = smooth(0, 0.9, u),
        n = 0.85 + 0.3 * fbm(u * 12, 2, 3)
      return [lerp(250, 56, t) * n, lerp(232, 34, t) * n, lerp(196, 24, t) * n]
    })
  )
  const path = [
    [-1.6, 1.5, 0],
    [-1.2, 0.2, 0.1],
    [-0.3, -0.9, 0.1],
    [1.0, -1.1, 0],
    [1.9, -0.2, -0.1],
    [2.0, 0.7, -0.1]
  ]
  const g = group(
    mesh(
      taper(path, t => 0.98 * (1 - t) ** 0.85 + 0.04, 200, 48),
      new THREE.MeshPhysicalMaterial({ map, roughness: 0.25, clearcoat: 1, side: THREE.DoubleSide })
    )
  )
  const m = o.metal ? metalOf(o.metal) : gold()
  const c = new THREE.CatmullRomCurve3(path.map(p => new THREE.Vector3(p[0], p[1], p[2])))
  for (const [t, r] of [
    [0, 0.13],
    [0.09, 0.06],
    [0.42, 0.09],
    [0.5, 0.05],
    [0.78, 0.06]
  ] as const) {
    const at = c.getPointAt(t),
      ring = ringOf(0.98 * (1 - t) ** 0.85 + 0.05, r, m, at.toArray(), [0, 0, 0])
    ring.lookAt(at.clone().add(c.getTangentAt(t)))
    g.add(ring)
    if (r > 0.08)
      for (let i = 0; i < 8; i++) {
        const q = gem(k, 'rose', o.stone ?? 'ruby', { gain: 2 })
        q.scale.setScalar(0.12)
        const R = 0.98 * (1 - t) ** 0.85 + 0.14,
          a = (i / 8) * TAU
        q.position.copy(
          new THREE.Vector3(Math.cos(a) * R, Math.sin(a) * R, 0)
            .applyQuaternion(ring.quaternion)
            .add(at)
        )
        g.add(q)
      }
  }
  g.add(ball(0.16, m, [2.0, 0.82, -0.1]))
  const top = group(
    mesh(
      displace(new THREE.SphereGeometry(0.95, 48, 32), v => 0.1 * fbm3(v, 3, 4)),
      skin(0xfff6e0, { roughness: 0.6 }),
      [0, 0, 0],
      [0, 0, 0],
      [1, 0.42, 1]
    )
  )
  for (let i = 0; i < 26; i++) {
    const a = k.r() * TAU,
      d = Math.sqrt(k.r()) * 0.85
    top.add(
      ball(0.12 + k.r() * 0.18, skin(0xfffaf0, { roughness: 0.5 }), [
        Math.cos(a) * d,
        0.25 + k.r() * 0.2,
        Math.sin(a) * d
      ])
    )
  }
  top.position.set(-1.66, 1.6, 0)
  top.rotation.z = 0.25
  g.add(top)
  g.rotation.set(0.12, -0.35, 0.05)
  return group(g)
}
