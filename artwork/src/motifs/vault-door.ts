import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { coinHeap } from '../core/coins.ts'
import { extrude, group, mesh, polyShape, turned } from '../core/geometry.ts'
import { gold, iron, metal } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const vaultDoor: Motif = k => {
  const g = group()
  const st = metal(0x9aa6b2, 0.32),
    dk = iron(),
    m = gold()
  g.add(
    mesh(
      turned(
        [
          [0, 0.2],
          [1.25, 0.2],
          [1.3, 0.3],
          [1.5, 0.3],
          [1.55, 0.12],
          [1.95, 0.12],
          [2.0, 0.3],
          [2.25, 0.3],
          [2.3, 0]
        ],
        128,
        140
      ),
      st,
      [0, 0, 0],
      [Math.PI / 2, 0, 0]
    ),
    mesh(new THREE.CylinderGeometry(2.25, 2.1, 0.9, 128), dk, [0, 0, -0.42], [Math.PI / 2, 0, 0])
  )
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU
    g.add(
      mesh(
        new THREE.CylinderGeometry(0.09, 0.09, 0.14, 6),
        m,
        [Math.cos(a) * 2.13, Math.sin(a) * 2.13, 0.3],
        [Math.PI / 2, 0, 0]
      )
    )
  }
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.5) / 12) * TAU
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.13, 0.62, 8, 20),
        m,
        [Math.cos(a) * 2.32, Math.sin(a) * 2.32, -0.35],
        [0, 0, a - Math.PI / 2]
      )
    )
    g.add(
      mesh(
        new THREE.BoxGeometry(0.16, 0.34, 0.1),
        dk,
        [Math.cos(a) * 1.75, Math.sin(a) * 1.75, 0.16],
        [0, 0, a - Math.PI / 2]
      )
    )
  }
  const [c, q] = canvas(1024, 1024)
  q.fillStyle = '#777'
  q.fillRect(0, 0, 1024, 1024)
  q.translate(512, 512)
  q.strokeStyle = '#111'
  for (let i = 0; i < 100; i++) {
    q.lineWidth = i % 5 ? 4 : 8
    q.beginPath()
    const a = (i / 100) * TAU
    q.moveTo(Math.cos(a) * 500, Math.sin(a) * 500)
    q.lineTo(Math.cos(a) * (i % 5 ? 470 : 440), Math.sin(a) * (i % 5 ? 470 : 440))
    q.stroke()
  }
  g.add(
    mesh(
      new THREE.CylinderGeometry(1.2, 1.25, 0.12, 96),
      [st, gold({ bumpMap: texture(c, false), bumpScale: 8 }), st],
      [0, 0, 0.26],
      [Math.PI / 2, 0, 0]
    )
  )
  g.add(mesh(new THREE.TorusGeometry(0.82, 0.1, 20, 80), m, [0, 0, 0.75]))
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU + 0.3
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.075, 1.05, 8, 20),
        m,
        [Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0.72],
        [0, 0, a - Math.PI / 2]
      ),
      mesh(new THREE.SphereGeometry(0.16, 32, 20), m, [Math.cos(a) * 1.1, Math.sin(a) * 1.1, 0.75])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [0, 0.9],
          [0.22, 0.85],
          [0.3, 0.7],
          [0.2, 0.5],
          [0.3, 0.2]
        ],
        48
      ),
      m,
      [0, 0, 0.02],
      [Math.PI / 2, 0, 0]
    )
  )
  g.rotation.set(0, -0.55, 0)
  g.position.set(-0.2, 0.4, 0)
  const out = group(g)
  const bar = () => {
    const s = polyShape([
      [-0.34, -0.15],
      [0.34, -0.15],
      [0.26, 0.15],
      [-0.26, 0.15]
    ])
    return extrude(s, 1.15, 0.03, 3)
  }
  const bg = bar()
  for (const [x, y, z, r] of [
    [0.6, -2.1, 1.2, 0.25],
    [1.5, -2.1, 0.9, 0.2],
    [-0.4, -2.1, 1.5, 0.3],
    [-1.3, -2.1, 1.7, 0.35],
    [1.0, -1.74, 1.0, 0.15],
    [0.1, -1.74, 1.3, 0.35],
    [-0.8, -1.74, 1.55, 0.3],
    [0.55, -1.38, 1.15, 0.9]
  ])
    out.add(mesh(bg, m, [x, y, z], [0, r, 0]))
  const h = coinHeap(k.r, 60, 2.3, 0, undefined, 0.3)
  h.position.set(0, -2.26, 1.5)
  out.add(h)
  return out
}
