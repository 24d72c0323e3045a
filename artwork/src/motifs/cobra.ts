import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { coinHeap } from '../core/coins.ts'
import { ball, box, displace, group, mesh, ringOf, surface, taper } from '../core/geometry.ts'
import { gold, lacquer, skin } from '../core/materials.ts'
import { lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const cobra: Motif = (k, o) => {
  const A = rgb(String(o.color ?? '#c8861a')),
    B = rgb(String(o.color2 ?? '#1a5a4a'))
  const map = texture(
    pixels(256, 1024, (u, v) => {
      const x = u * 22,
        y = v * 130,
        row = Math.floor(y),
        fx = ((x + (row % 2) * 0.5) % 1) - 0.5,
        fy = (y % 1) - 0.5
      const sc = 1 - smooth(0.3, 0.5, Math.hypot(fx, fy))
      const band = smooth(0.4, 0.5, Math.abs(((v * 16) % 1) - 0.5))
      return [0, 1, 2].map(i => lerp(A[i], B[i], band) * (0.55 + 0.55 * sc))
    })
  )
  const m = new THREE.MeshPhysicalMaterial({
    map,
    roughness: 0.28,
    metalness: 0.35,
    clearcoat: 1,
    bumpMap: map,
    bumpScale: 2,
    side: THREE.DoubleSide
  })
  const coil = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45,
      a = t * TAU * 2.6 + 0.6,
      R = 1.9 - t * 1.05
    return [Math.cos(a) * R, -2.3 + t * 1.1, Math.sin(a) * R]
  })
  const up = [
    [-0.3, -0.7, 0.55],
    [0.05, 0.1, 0.55],
    [0.1, 0.9, 0.2],
    [0.0, 1.6, 0.15],
    [0, 2.1, 0.45]
  ]
  const path = [...coil, ...up]
  const g = group(
    mesh(
      taper(path, t => 0.5 * Math.min(1, t * 3 + 0.08) * (t > 0.94 ? 0.72 : 1), 420, 30),
      m
    )
  )
  g.add(
    mesh(
      surface(
        (u, v) => {
          const y = -0.3 + v * 2.35,
            w = 1.3 * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.03)) ** 0.75,
            x = (u - 0.5) * 2
          return [x * w, y, 0.42 - 0.35 * x * x * (w / 1.3) + 0.12 * v]
        },
        50,
        50
      ),
      m
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      box(
        0.75 * Math.sin(Math.PI * (0.18 + i * 0.09)) + 0.1,
        0.15,
        0.12,
        skin(0xf2d890),
        [0, 0.0 + i * 0.22, 0.56 + 0.02 * i],
        [0, 0, 0],
        0.05
      )
    )
  )
  for (const s of [-1, 1])
    g.add(
      ringOf(0.2, 0.07, gold(), [s * 0.58, 1.25, 0.42], [0, s * 0.35, 0]),
      ball(0.12, lacquer(0xc0142a), [s * 0.58, 1.25, 0.4])
    )
  g.add(
    mesh(
      displace(new THREE.SphereGeometry(0.52, 48, 32), v => -0.12 * smooth(0, 0.5, v.y)),
      m,
      [0, 2.22, 0.72],
      [0.2, 0, 0],
      [0.95, 0.62, 1.3]
    )
  )
  for (const s of [-1, 1])
    g.add(
      ball(
        0.12,
        lacquer(o.glow ?? 0xff3a1a, {
          emissive: new THREE.Color(o.glow ?? 0xff2a0a),
          emissiveIntensity: 0.8
        }),
        [s * 0.34, 2.36, 1.0]
      ),
      mesh(
        new THREE.ConeGeometry(0.05, 0.34, 12),
        skin(0xfffaf0),
        [s * 0.18, 1.85, 1.22],
        [Math.PI, 0, 0]
      ),
      mesh(
        taper(
          [
            [0, 2.05, 1.25],
            [s * 0.05, 1.95, 1.6],
            [s * 0.2, 1.98, 1.85]
          ],
          t => 0.035 * (1 - t * 0.5)
        ),
        lacquer(0xd0142a)
      )
    )
  const q = gem(k, 'brilliant', o.stone ?? 'emerald', { gain: 2.2 })
  q.scale.setScalar(0.2)
  q.position.set(0, 2.58, 0.95)
  q.rotation.x = 0.9
  g.add(q)
  const heap = coinHeap(k.r, 90, 2.6, 0.35, undefined, 0.3)
  heap.position.y = -2.65
  g.add(heap)
  g.rotation.set(0.1, 0.22, 0)
  g.position.y = -0.05
  return group(g)
}
