import * as THREE from 'three'
import {
  ball,
  curveShape,
  extrude,
  group,
  mesh,
  ringOf,
  surface,
  taper,
  tube
} from '../core/geometry.ts'
import { cloth, glow, gold, lacquer } from '../core/materials.ts'
import { smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const foxMask: Motif = (_k, o) => {
  const m = lacquer(o.color ?? 0xe0601a, { roughness: 0.22 }),
    dark = lacquer(0x140a10),
    gd = gold(),
    g = group()
  const side = (s: number) => {
    const pts = [
      [0, 1.0],
      [0.55, 1.25],
      [1.15, 2.5],
      [1.75, 1.0],
      [1.95, 0.2],
      [1.5, -0.55],
      [0.75, -1.25],
      [0.2, -1.95],
      [0, -2.05]
    ]
    const sh = curveShape(
      pts.map(([x, y]) => [x, y]),
      160
    )
    const geo = extrude(sh, 0.12, 0.12, 6),
      p = geo.attributes.position
    for (let i = 0; i < p.count; i++) {
      const x = p.getX(i),
        y = p.getY(i)
      p.setZ(
        i,
        p.getZ(i) + 1.15 * Math.exp(-(x * x) * 1.1) * smooth(1.6, -1.6, y) - 0.32 * x * x * 0.5
      )
      p.setX(i, s * x)
    }
    if (s < 0) {
      const ix = geo.index
      if (ix) {
        const a = ix.array
        for (let i = 0; i < a.length; i += 3) {
          const t = a[i]
          a[i] = a[i + 1]
          a[i + 1] = t
        }
      } else {
        const a = p.array
        for (let i = 0; i < a.length; i += 9)
          for (let c = 0; c < 3; c++) {
            const t = a[i + c]
            a[i + c] = a[i + 3 + c]
            a[i + 3 + c] = t
          }
      }
    }
    geo.computeVertexNormals()
    return mesh(geo, m)
  }
  for (const s of [-1, 1]) {
    g.add(side(s))
    g.add(
      mesh(
        extrude(
          curveShape(
            [
              [0.75, 1.2],
              [1.13, 2.15],
              [1.45, 1.05],
              [1.1, 0.9]
            ].map(([x, y]) => [s * x, y])
          ),
          0.05,
          0.04
        ),
        dark,
        [0, 0, 0.12]
      )
    )
    g.add(
      mesh(
        extrude(
          curveShape(
            [
              [0.32, 0.42],
              [0.75, 0.72],
              [1.25, 0.62],
              [0.85, 0.3]
            ].map(([x, y]) => [s * x, y])
          ),
          0.08,
          0.05
        ),
        dark,
        [0, 0, 0.42],
        [0, s * 0.26, 0]
      ),
      mesh(
        tube(
          [
            [0.28, 0.4, 0.6],
            [0.75, 0.8, 0.5],
            [1.35, 0.7, 0.28]
          ].map(([x, y, z]) => [s * x, y, z]),
          0.05
        ),
        gd
      ),
      mesh(
        taper(
          [
            [s * 0.15, 1.0, 0.6],
            [s * 0.6, 1.35, 0.35],
            [s * 0.5, 1.9, 0.25],
            [s * 0.2, 1.7, 0.3],
            [s * 0.35, 1.45, 0.35]
          ],
          t => 0.07 * (1 - t * 0.5)
        ),
        gd
      ),
      ball(0.11, glow(o.glow ?? 0xffd23a, 1.4), [s * 0.78, 0.5, 0.52], [1.2, 0.8, 0.6])
    )
    for (let i = 0; i < 3; i++)
      g.add(
        mesh(
          taper(
            [
              [s * 0.7, -0.7 - i * 0.12, 0.75],
              [s * 1.5, -0.6 - i * 0.25, 0.6],
              [s * 2.1, -0.45 - i * 0.42, 0.3]
            ],
            t => 0.025 * (1 - t * 0.7)
          ),
          gd
        )
      )
    g.add(
      mesh(
        surface(
          (u, v) => [
            s * (1.75 + v * 1.3 + 0.25 * Math.sin(v * 6)),
            0.2 - v * 2.3 + (u - 0.5) * 0.4,
            -0.2 - 0.2 * Math.sin(v * 7)
          ],
          6,
          40
        ),
        cloth(o.color2 ?? 0x7a0f2a)
      )
    )
  }
  g.add(
    ball(0.24, dark, [0, -1.7, 1.28], [1.1, 0.8, 0.7]),
    mesh(
      tube(
        [
          [0, 1.1, 0.75],
          [0, 0.2, 1.12],
          [0, -0.9, 1.35]
        ],
        0.045
      ),
      gd
    )
  )
  const q = mesh(
    new THREE.OctahedronGeometry(0.24),
    lacquer(0x18b8a8, { metalness: 0.4, roughness: 0.04 }),
    [0, 1.0, 0.78],
    [0, 0, 0],
    [1, 1.5, 0.6]
  )
  g.add(q, ringOf(0.26, 0.05, gd, [0, 1.0, 0.76], [0, 0, 0], [1, 1.45, 1]))
  g.rotation.set(0.06, -0.3, 0.06)
  return group(g)
}
