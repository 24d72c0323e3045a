import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { extrude, group, lathe, mesh, turned } from '../core/geometry.ts'
import { gold, metalOf, oldGold } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const bell: Motif = (_k, o = {}) => {
  const m = metalOf(o.metal)
  const [c, q] = canvas(1024, 256)
  q.fillStyle = '#555'
  q.fillRect(0, 0, 1024, 256)
  q.fillStyle = '#fff'
  q.filter = 'blur(1px)'
  for (let i = 0; i < 12; i++) {
    q.save()
    q.translate(i * 86, 110)
    for (let j = 0; j < 5; j++) {
      q.save()
      q.translate(43, 50)
      q.rotate((j - 2) * 0.5)
      q.beginPath()
      q.ellipse(0, -46, 9, 34, 0, 0, TAU)
      q.fill()
      q.restore()
    }
    q.restore()
  }
  const band = gold({ bumpMap: texture(c, false), bumpScale: 9 })
  const g = group(
    mesh(
      turned(
        [
          [0, 1.75],
          [0.5, 1.72],
          [0.82, 1.35],
          [0.95, 0.7],
          [1.05, 0.1],
          [1.3, -0.6],
          [1.75, -1.1],
          [1.9, -1.32],
          [1.82, -1.45],
          [1.6, -1.35],
          [1.1, -0.7],
          [0.9, 0]
        ],
        128,
        160
      ),
      m
    )
  )
  g.add(
    mesh(
      lathe(
        [
          [1.155, 0.0],
          [1.22, -0.2],
          [1.36, -0.5],
          [1.4, -0.58]
        ],
        128
      ),
      band
    )
  )
  for (const [r, y, t] of [
    [1.02, 0.42, 0.055],
    [1.08, 0.1, 0.07],
    [1.44, -0.66, 0.06],
    [1.87, -1.3, 0.1],
    [0.66, 1.58, 0.06]
  ])
    g.add(mesh(new THREE.TorusGeometry(r, t, 16, 120), m, [0, y, 0], [Math.PI / 2, 0, 0]))
  g.add(
    mesh(new THREE.TorusGeometry(0.34, 0.11, 20, 60), m, [0, 2.05, 0]),
    mesh(new THREE.SphereGeometry(0.4, 48, 32), oldGold(), [0, -1.62, 0]),
    mesh(new THREE.CylinderGeometry(0.1, 0.1, 1.2), oldGold(), [0, -1, 0])
  )
  const red = new THREE.MeshPhysicalMaterial({
    color: o.color ?? 0xb0101f,
    roughness: 0.45,
    sheen: 1,
    sheenColor: new THREE.Color(0xff8888),
    side: THREE.DoubleSide
  })
  for (const s of [-1, 1]) {
    const loop = new THREE.Shape()
    loop.moveTo(0, 0)
    loop.bezierCurveTo(s * 0.5, 0.95, s * 1.7, 0.9, s * 1.55, 0.1)
    loop.bezierCurveTo(s * 1.4, -0.5, s * 0.5, -0.35, 0, 0)
    const b = mesh(extrude(loop, 0.22, 0.1, 6), red, [0, 1.8, 0.55], [0.15, -s * 0.45, 0], 0.85)
    g.add(b)
    const tail = new THREE.Shape()
    tail.moveTo(0, 0)
    tail.bezierCurveTo(s * 0.3, -0.5, s * 0.5, -0.9, s * 1.05, -1.15)
    tail.lineTo(s * 1.05, -1.55)
    tail.lineTo(s * 0.62, -1.4)
    tail.bezierCurveTo(s * 0.1, -1, -s * 0.05, -0.5, -s * 0.2, 0)
    g.add(mesh(extrude(tail, 0.08, 0.06), red, [0, 1.75, 0.62], [-0.1, 0, 0], 0.85))
  }
  g.add(mesh(new THREE.SphereGeometry(0.26, 32, 24), red, [0, 1.8, 0.8]))
  g.rotation.set(0.12, 0.2, -0.16)
  return g
}
