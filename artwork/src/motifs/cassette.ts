import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import {
  box,
  cylinder,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  taper,
  tube
} from '../core/geometry.ts'
import { glow, lacquer, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const cassette: Motif = (_k, o) => {
  const g = group()
  const [c, q] = canvas(1024, 512)
  const band = (y: number, h: number, col: string) => {
    q.fillStyle = col
    q.fillRect(0, y, 1024, h)
  }
  band(0, 512, String(o.color2 ?? '#fff3d8'))
  ;['#ff2d8a', '#ff7a3a', '#ffd23a', '#19d3ff', '#5a2ad0'].forEach((col, i) => {
    band(250 + i * 52, 46, col)
  })
  q.fillStyle = '#241040'
  q.font = '400 118px "Kaushan Script"'
  q.fillText(o.label ?? 'Midnight', 70, 150)
  q.strokeStyle = '#241040'
  q.lineWidth = 5
  q.beginPath()
  q.moveTo(60, 190)
  q.lineTo(964, 190)
  q.stroke()
  g.add(
    box(
      4.6,
      2.95,
      0.55,
      lacquer(o.color ?? 0x1c1030, { roughness: 0.18 }),
      [0, 0, 0],
      [0, 0, 0],
      0.16
    )
  )
  const label = box(
    4.0,
    1.9,
    0.05,
    new THREE.MeshPhysicalMaterial({ map: texture(c), roughness: 0.5, clearcoat: 0.5 }),
    [0, 0.32, 0.28]
  )
  {
    const p = label.geometry.attributes.position,
      uv = label.geometry.attributes.uv
    for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / 4 + 0.5, p.getY(i) / 1.9 + 0.5)
  }
  g.add(
    label,
    box(2.5, 0.86, 0.08, lacquer(0x0c0814, { roughness: 0.05 }), [0, 0.12, 0.3], [0, 0, 0], 0.3)
  )
  for (const s of [-1, 1]) {
    g.add(
      ringOf(0.34, 0.08, lacquer(0xffffff), [s * 0.82, 0.12, 0.36], [0, 0, 0]),
      cylinder(
        0.42 - 0.08 * s,
        0.42 - 0.08 * s,
        0.05,
        lacquer(0x4a2418, { roughness: 0.3 }),
        [s * 0.82, 0.12, 0.31],
        [Math.PI / 2, 0, 0]
      )
    )
    for (let i = 0; i < 6; i++)
      g.add(
        box(
          0.08,
          0.16,
          0.1,
          lacquer(0xffffff),
          [s * 0.82 + Math.cos((i / 6) * TAU) * 0.26, 0.12 + Math.sin((i / 6) * TAU) * 0.26, 0.38],
          [0, 0, (i / 6) * TAU + Math.PI / 2],
          0.02
        )
      )
  }
  g.add(
    mesh(
      extrude(
        polyShape([
          [-1.6, 0],
          [1.6, 0],
          [1.35, 0.6],
          [-1.35, 0.6]
        ]),
        0.1,
        0.04
      ),
      lacquer(o.color ?? 0x1c1030),
      [0, -1.44, 0.3]
    )
  )
  for (const [x, y] of [
    [-2.1, 1.28],
    [2.1, 1.28],
    [-2.1, -1.28],
    [2.1, -1.28]
  ])
    g.add(cylinder(0.1, 0.1, 0.06, silver(), [x, y, 0.28], [Math.PI / 2, 0, 0]))
  const edge = glow(o.glow ?? 0xff2d8a, 2.4)
  g.add(
    mesh(
      tube(
        [
          [-2.15, 1.5, 0.1],
          [2.15, 1.5, 0.1],
          [2.33, 1.3, 0.1],
          [2.33, -1.3, 0.1],
          [2.15, -1.5, 0.1],
          [-2.15, -1.5, 0.1],
          [-2.33, -1.3, 0.1],
          [-2.33, 1.3, 0.1]
        ],
        0.05,
        300,
        true
      ),
      edge
    )
  )
  g.add(
    mesh(
      taper(
        [
          [-0.9, -1.4, 0.2],
          [-1.4, -2.1, 0.5],
          [-0.3, -2.4, 0.8],
          [0.6, -2.0, 0.6],
          [1.5, -2.6, 0.7],
          [2.6, -2.2, 0.4]
        ],
        () => 0.07,
        200
      ),
      lacquer(0x3a1c14, { roughness: 0.2 })
    )
  )
  g.rotation.set(0.06, -0.42, 0.2)
  return group(g)
}
