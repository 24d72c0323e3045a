import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { ball, curveShape, group, mesh, ringOf, taper } from '../core/geometry.ts'
import { gold, skin } from '../core/materials.ts'
import { lerp, noise, smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

const insectWing = (
  A: readonly number[],
  B: readonly number[],
  C: readonly number[],
  pts: number[][],
  spots: number[][]
) => {
  const map = texture(
    pixels(512, 512, (u, v) => {
      const d = Math.hypot(u, v - 0.5),
        a = Math.atan2(v - 0.5, u)
      const vein = smooth(0.04, 0.0, Math.abs(((a * 4.2 + 10) % 1) - 0.5) * d)
      const edge = smooth(0.62, 0.86, d + 0.05 * noise(a * 20, d * 6, 3))
      let c = [0, 1, 2].map(i =>
        lerp(lerp(A[i], B[i], smooth(0.08, 0.55, d)), 14, Math.max(vein * 0.85, edge * 0.9))
      )
      for (const [x, y, r] of spots) {
        const q = Math.hypot(u - x, v - y)
        if (q < r) c = q < r * 0.55 ? [...C] : [20, 14, 18]
      }
      if (edge > 0.5 && Math.hypot(((a * 9 + 20) % 1) - 0.5, (d - 0.86) * 9) < 0.3)
        c = [255, 250, 240]
      return c
    })
  )
  const sh = curveShape(pts),
    geo = new THREE.ShapeGeometry(sh, 40),
    p = geo.attributes.position,
    uv = geo.attributes.uv
  for (let i = 0; i < p.count; i++) {
    uv.setXY(i, p.getX(i) / 2.9, p.getY(i) / 4.4 + 0.5)
    p.setZ(i, 0.12 * Math.sin(p.getX(i) * 1.4))
  }
  geo.computeVertexNormals()
  return { geo, map }
}

export const butterfly: Motif = (_k, o) => {
  const A = rgb(String(o.color ?? '#0a6ae8')),
    B = rgb(String(o.color2 ?? '#2ad8ff')),
    C = rgb(String(o.color3 ?? '#ffd84a'))
  const up = insectWing(
      A,
      B,
      C,
      [
        [0.1, 0],
        [0.5, 0.9],
        [1.5, 1.8],
        [2.6, 2.1],
        [2.8, 1.5],
        [2.3, 0.6],
        [1.5, 0.0],
        [0.5, -0.2]
      ],
      [
        [0.55, 0.82, 0.06],
        [0.72, 0.84, 0.05]
      ]
    ),
    low = insectWing(
      A,
      B,
      C,
      [
        [0.1, -0.1],
        [1.2, -0.05],
        [2.0, -0.6],
        [1.9, -1.5],
        [1.25, -2.1],
        [0.7, -1.7],
        [0.35, -0.9]
      ],
      [
        [0.5, 0.25, 0.06],
        [0.36, 0.18, 0.05]
      ]
    )
  const g = group()
  for (const s of [-1, 1]) {
    const m = (map: THREE.Texture) =>
      new THREE.MeshPhysicalMaterial({
        map,
        side: THREE.DoubleSide,
        roughness: 0.28,
        clearcoat: 0.6,
        iridescence: 1,
        iridescenceIOR: 1.6,
        iridescenceThicknessMinimum: 200,
        iridescenceThicknessMaximum: 480,
        emissive: 0xffffff,
        emissiveMap: map,
        emissiveIntensity: 0.22
      })
    const w = group(mesh(low.geo, m(low.map), [0, 0, -0.06]), mesh(up.geo, m(up.map)))
    w.scale.x = s
    w.rotation.y = s * -0.42
    g.add(w)
  }
  g.add(
    mesh(
      taper(
        [
          [0, -1.5, 0.1],
          [0, -0.6, 0.15],
          [0, 0.3, 0.2],
          [0, 0.8, 0.2]
        ],
        t => 0.1 + 0.16 * Math.sin(t * 3)
      ),
      skin(0x241a18, { roughness: 0.8 })
    ),
    ball(0.2, skin(0x241a18), [0, 0.95, 0.22])
  )
  for (const s of [-1, 1])
    g.add(
      mesh(
        taper(
          [
            [s * 0.08, 1.05, 0.25],
            [s * 0.4, 1.7, 0.3],
            [s * 0.75, 2.2, 0.35]
          ],
          () => 0.03
        ),
        skin(0x241a18)
      ),
      ball(0.075, o.metal ? gold() : skin(0x241a18), [s * 0.76, 2.24, 0.35])
    )
  if (o.metal) g.add(...[0.5, 0.1, -0.3, -0.7].map(y => ringOf(0.24, 0.04, gold(), [0, y, 0.18])))
  g.rotation.set(-0.3, 0.32, 0.16)
  return group(g)
}
