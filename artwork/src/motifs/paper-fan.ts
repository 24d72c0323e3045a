import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { ball, group, mesh, rod, surface, taper } from '../core/geometry.ts'
import { cloth, gold, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const paperFan: Motif = (_k, o) => {
  const [c, q] = canvas(1024, 512)
  const l = q.createLinearGradient(0, 0, 1024, 512)
  l.addColorStop(0, String(o.color ?? '#b01428'))
  l.addColorStop(1, String(o.color2 ?? '#e8502a'))
  q.fillStyle = l
  q.fillRect(0, 0, 1024, 512)
  q.fillStyle = '#ffe6b0'
  q.beginPath()
  q.arc(720, 210, 120, 0, TAU)
  q.fill()
  q.fillStyle = '#fff'
  for (let i = 0; i < 40; i++) {
    q.beginPath()
    q.arc((i * 197) % 1024, (i * 131) % 512, 14 + (i % 3) * 6, 0, TAU)
    q.fill()
  }
  q.strokeStyle = '#2a0a10'
  q.lineWidth = 14
  q.beginPath()
  q.moveTo(0, 420)
  q.bezierCurveTo(300, 300, 420, 460, 700, 300)
  q.stroke()
  for (let i = 0; i < 14; i++) {
    q.fillStyle = '#ffc0d0'
    q.beginPath()
    q.arc(60 + i * 50, 400 - Math.sin(i) * 60, 22, 0, TAU)
    q.fill()
  }
  const leaf = surface(
    (u, v) => {
      const a = (u - 0.5) * 2.7,
        R = 1.1 + v * 1.75,
        z = 0.09 * (Math.abs(((u * 22) % 2) - 1) - 0.5)
      return [Math.sin(a) * R, Math.cos(a) * R - 1.1, z]
    },
    176,
    8
  )
  const g = group(mesh(leaf, cloth(0xffffff, { map: texture(c) })))
  for (let i = 0; i <= 11; i++) {
    const a = (i / 11 - 0.5) * 2.7
    g.add(
      rod(
        [0, -1.1, 0.05],
        [Math.sin(a) * 2.85, Math.cos(a) * 2.85 - 1.1, -0.05],
        0.05,
        i % 11 ? wood('#3a1a0a', '#b07a3a') : gold()
      )
    )
  }
  g.add(
    ball(0.17, gold(), [0, -1.1, 0.12]),
    mesh(
      taper(
        [
          [0, -1.2, 0.1],
          [0.15, -2.0, 0.2],
          [-0.05, -2.6, 0.2]
        ],
        () => 0.04
      ),
      cloth(0xd0142a)
    ),
    mesh(new THREE.ConeGeometry(0.16, 0.8, 20), cloth(0xd0142a), [-0.05, -2.9, 0.2])
  )
  g.rotation.set(0.05, -0.3, 0.12)
  return group(g)
}
