import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { extrude, group, mesh, polyShape, turned } from '../core/geometry.ts'
import { lacquer, metal, metalOf } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const lantern: Motif = (_k, o = {}) => {
  const g = group()
  const m = o.metal ? metalOf(o.metal) : metal(0xb8722c, 0.34)
  const N = 6
  const [c, q] = canvas(256, 384)
  q.fillStyle = '#ff9a2e'
  q.fillRect(0, 0, 256, 384)
  const gr = q.createRadialGradient(128, 230, 10, 128, 210, 220)
  gr.addColorStop(0, '#fffbe0')
  gr.addColorStop(0.3, '#ffcf5a')
  gr.addColorStop(0.75, '#e2571a')
  gr.addColorStop(1, '#7a1f0a')
  q.fillStyle = gr
  q.fillRect(0, 0, 256, 384)
  const glass = new THREE.MeshBasicMaterial({
    map: texture(c),
    color: new THREE.Color(1.5, 1.4, 1.3),
    side: THREE.DoubleSide
  })
  const panel = () => {
    const s = polyShape([
      [-0.56, -0.95],
      [0.56, -0.95],
      [0.56, 0.95],
      [-0.56, 0.95]
    ])
    const hole = (cx: number, cy: number, pts: number, R: number, r: number) => {
      const h = new THREE.Path()
      for (let i = 0; i < pts * 2; i++) {
        const a = (i * Math.PI) / pts + Math.PI / 2,
          d = i % 2 ? r : R
        i
          ? h.lineTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d)
          : h.moveTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d)
      }
      s.holes.push(h)
    }
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 2; x++) hole(-0.25 + x * 0.5, -0.68 + y * 0.455, 8, 0.215, 0.15)
    for (let y = 0; y < 3; y++) hole(0, -0.455 + y * 0.455, 4, 0.1, 0.06)
    return extrude(s, 0.05, 0.015, 2)
  }
  for (let i = 0; i < N; i++) {
    const a = (i / N) * TAU
    const p = group(
      mesh(panel(), m),
      mesh(new THREE.PlaneGeometry(1.1, 1.88), glass, [0, 0, -0.06])
    )
    p.position.set(Math.sin(a) * 1.0, -0.2, Math.cos(a) * 1.0)
    p.rotation.y = a
    g.add(p)
    const b = a + Math.PI / N
    g.add(
      mesh(new THREE.CylinderGeometry(0.075, 0.075, 2.1, 20), m, [
        Math.sin(b) * 1.16,
        -0.2,
        Math.cos(b) * 1.16
      ]),
      mesh(new THREE.SphereGeometry(0.12, 24, 16), m, [
        Math.sin(b) * 1.16,
        0.9,
        Math.cos(b) * 1.16
      ]),
      mesh(new THREE.SphereGeometry(0.12, 24, 16), m, [
        Math.sin(b) * 1.16,
        -1.3,
        Math.cos(b) * 1.16
      ])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [1.34, 0.84],
          [1.3, 0.98],
          [1.0, 1.2],
          [0.98, 1.42],
          [0.72, 1.75],
          [0.3, 2.0],
          [0.16, 2.2],
          [0.2, 2.32],
          [0, 2.4]
        ],
        6 * 16,
        100
      ),
      m
    )
  )
  g.add(
    mesh(
      turned(
        [
          [1.34, -1.25],
          [1.38, -1.4],
          [1.1, -1.52],
          [0.7, -1.7],
          [0.3, -1.9],
          [0.2, -2.1],
          [0, -2.2]
        ],
        96,
        80
      ),
      m
    )
  )
  g.add(mesh(new THREE.TorusGeometry(0.34, 0.06, 16, 48), m, [0, 2.68, 0]))
  const tz = lacquer(0x0f8a8a)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.085, 20, 14), tz, [
        Math.sin(a) * 1.31,
        0.92,
        Math.cos(a) * 1.31
      ])
    )
  }
  const pl = new THREE.PointLight(0xff9a3a, 30, 9)
  pl.position.set(0, -0.2, 2.2)
  g.add(pl)
  g.rotation.set(0.14, 0.26, -0.06)
  return g
}
