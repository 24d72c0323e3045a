import { canvas, texture } from '../core/canvas.ts'
import { ball, group, mesh, ringOf, rod, surface } from '../core/geometry.ts'
import { cloth, gold, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const blackFlag: Motif = (_k, o) => {
  const [c, q] = canvas(900, 640)
  q.fillStyle = String(o.color ?? '#17141c')
  q.fillRect(0, 0, 900, 640)
  for (let i = 0; i < 900; i++) {
    q.fillStyle = `rgba(${i % 2 ? 255 : 0},${i % 2 ? 240 : 0},${i % 2 ? 220 : 0},.03)`
    q.fillRect((i * 97) % 900, (i * 57) % 640, 60, 2)
  }
  q.translate(450, 320)
  q.strokeStyle = q.fillStyle = '#f2e6cc'
  q.lineCap = 'round'
  for (const s of [-1, 1]) {
    q.save()
    q.rotate(s * 0.62)
    q.lineWidth = 44
    q.beginPath()
    q.moveTo(-270, 90)
    q.lineTo(270, 90)
    q.stroke()
    for (const x of [-290, 290])
      for (const y of [62, 118]) {
        q.beginPath()
        q.arc(x, y, 36, 0, TAU)
        q.fill()
      }
    q.restore()
  }
  q.fillStyle = '#17141c'
  q.beginPath()
  q.arc(0, -40, 172, 0, TAU)
  q.fill()
  q.fillStyle = '#f8eed8'
  q.beginPath()
  q.arc(0, -60, 150, 0, TAU)
  q.fill()
  q.beginPath()
  q.roundRect(-92, 30, 184, 120, 34)
  q.fill()
  q.fillStyle = '#17141c'
  for (const s of [-1, 1]) {
    q.beginPath()
    q.ellipse(s * 62, -46, 44, 52, s * 0.2, 0, TAU)
    q.fill()
  }
  q.beginPath()
  q.moveTo(0, 4)
  q.lineTo(-24, 50)
  q.lineTo(24, 50)
  q.fill()
  q.lineWidth = 9
  q.strokeStyle = '#17141c'
  for (let i = -3; i <= 3; i++) {
    q.beginPath()
    q.moveTo(i * 26, 84)
    q.lineTo(i * 26, 146)
    q.stroke()
  }
  q.fillStyle = String(o.color2 ?? '#c81828')
  q.beginPath()
  q.moveTo(-160, -120)
  q.quadraticCurveTo(0, -260, 160, -120)
  q.quadraticCurveTo(0, -170, -160, -120)
  q.fill()
  const flag = surface(
    (u, v) => {
      const t = u * 7 + v * 1.6
      return [
        -2.1 + u * 4.3,
        1.7 - v * 2.9 - u * 0.35 + 0.08 * Math.sin(t * 1.7),
        0.42 * Math.sin(t) * (0.25 + u)
      ]
    },
    120,
    60
  )
  {
    const uv = flag.attributes.uv
    for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i), 1 - uv.getY(i))
  }
  const wd = wood('#2a1207', '#7a4a22')
  return group(
    mesh(flag, cloth(0xffffff, { map: texture(c) })),
    rod([-2.2, -3.4, 0], [-2.2, 2.3, 0], 0.12, wd),
    ball(0.24, gold(), [-2.2, 2.45, 0]),
    ...[1.55, 0.2, -1.1].map(y => ringOf(0.17, 0.05, gold(), [-2.2, y, 0]))
  ).rotateY(0.12)
}
