import * as THREE from 'three'
import { canvas, pixels, texture } from '../core/canvas.ts'
import { ball, blade, group, mesh, turned } from '../core/geometry.ts'
import { leafy, skin } from '../core/materials.ts'
import { clamp, noise, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const citrus: Motif = (_k, o) => {
  const peel = texture(
    pixels(256, 256, (u, v) => {
      const n = clamp(0.5 + (noise(u * 60, v * 60, 3) - 0.5) * 1.3) * 255
      return [n, n, n]
    }),
    false,
    2
  )
  const skinM = new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0xffcf0a,
      roughness: 0.34,
      clearcoat: 0.8,
      clearcoatRoughness: 0.15,
      bumpMap: peel,
      bumpScale: 0.9
    }),
    g = group()
  const one = () =>
    mesh(
      turned(
        [
          [0, 1.52],
          [0.12, 1.48],
          [0.2, 1.3],
          [0.55, 1.08],
          [0.92, 0.45],
          [0.95, -0.2],
          [0.68, -0.92],
          [0.24, -1.24],
          [0.12, -1.36],
          [0, -1.4]
        ],
        96,
        110
      ),
      skinM
    )
  const a = one()
  a.position.set(-0.75, 0.35, 0)
  a.rotation.set(0.2, 0.2, 0.5)
  a.scale.setScalar(1.15)
  const b = one()
  b.position.set(1.0, 0.75, -0.7)
  b.rotation.set(0.2, 0, -0.6)
  b.scale.setScalar(1.0)
  g.add(a, b)
  const map = texture(
    (() => {
      const [c, q] = canvas(512, 512)
      q.translate(256, 256)
      q.fillStyle = String(o.color2 ?? '#ffd61a')
      q.beginPath()
      q.arc(0, 0, 256, 0, TAU)
      q.fill()
      q.fillStyle = '#fff8dc'
      q.beginPath()
      q.arc(0, 0, 236, 0, TAU)
      q.fill()
      for (let i = 0; i < 10; i++) {
        q.save()
        q.rotate((i / 10) * TAU)
        const l = q.createRadialGradient(0, 0, 20, 0, 0, 220)
        l.addColorStop(0, '#fff6b0')
        l.addColorStop(1, String(o.color2 ?? '#ffc90a'))
        q.fillStyle = l
        q.beginPath()
        q.moveTo(14, 0)
        q.quadraticCurveTo(120, -78, 205, -56)
        q.quadraticCurveTo(226, 0, 205, 56)
        q.quadraticCurveTo(120, 78, 14, 0)
        q.fill()
        q.restore()
      }
      return c
    })()
  )
  const half = group(
    mesh(new THREE.SphereGeometry(1.12, 64, 32, 0, TAU, Math.PI / 2, Math.PI / 2), skinM),
    mesh(
      new THREE.CircleGeometry(1.12, 64),
      new THREE.MeshPhysicalMaterial({ map, roughness: 0.12, clearcoat: 1 }),
      [0, 0.005, 0],
      [-Math.PI / 2, 0, 0]
    )
  )
  half.position.set(0.55, -0.95, 1.0)
  half.rotation.set(1.15, 0, -0.25)
  g.add(half)
  for (const [x, y, r, l] of [
    [-0.3, 1.65, 0.9, 1.7],
    [-0.2, 1.7, -0.6, 1.5],
    [1.4, 1.75, -1.1, 1.3]
  ])
    g.add(mesh(blade(l, 0.42, 0.35, 0.3), leafy(0x2a8a2e), [x, y, 0.2], [0.3, 0, r]))
  for (let i = 0; i < 5; i++)
    g.add(
      mesh(
        blade(0.5, 0.2, 0.3, 0.15),
        skin(0xffffff, { side: THREE.DoubleSide }),
        [-1.5, 1.4, 0.5],
        [0.9, 0, (i / 5) * TAU]
      )
    )
  g.add(ball(0.1, skin(0xffd84a), [-1.5, 1.42, 0.55]))
  return g
}
