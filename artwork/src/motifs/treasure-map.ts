import { canvas, pixels, texture } from '../core/canvas.ts'
import { coinMats, coinParts } from '../core/coins.ts'
import { ball, group, mesh, rod, surface } from '../core/geometry.ts'
import { cloth, gold } from '../core/materials.ts'
import { clamp, fbm, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const treasureMap: Motif = (_k, _o) => {
  const [c, q] = canvas(1024, 760)
  q.fillStyle = '#e8cf96'
  q.fillRect(0, 0, 1024, 760)
  const im = pixels(256, 190, (u, v) => {
    const n = fbm(u * 8, v * 6, 4, 5),
      e = Math.min(u, 1 - u, v, 1 - v)
    const d = clamp(e * 9)
    return [90, 50, 14, clamp((0.62 - n) * 1.6 + (1 - d) * 0.8) * 150]
  })
  q.drawImage(im, 0, 0, 1024, 760)
  q.strokeStyle = '#6a3a14'
  q.fillStyle = 'rgba(120,84,30,.35)'
  q.lineWidth = 5
  q.beginPath()
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * TAU,
      R = 210 + 90 * fbm(Math.cos(a) * 2 + 4, Math.sin(a) * 2, 7, 4)
    q.lineTo(470 + Math.cos(a) * R * 1.5, 390 + Math.sin(a) * R * 0.92)
  }
  q.fill()
  q.stroke()
  q.setLineDash([26, 18])
  q.lineWidth = 9
  q.strokeStyle = '#a01818'
  q.beginPath()
  q.moveTo(210, 520)
  q.bezierCurveTo(340, 260, 480, 600, 580, 380)
  q.bezierCurveTo(620, 300, 680, 300, 730, 330)
  q.stroke()
  q.setLineDash([])
  q.lineWidth = 24
  q.lineCap = 'round'
  q.beginPath()
  q.moveTo(690, 290)
  q.lineTo(770, 370)
  q.moveTo(770, 290)
  q.lineTo(690, 370)
  q.stroke()
  q.strokeStyle = '#5a3010'
  q.lineWidth = 5
  for (const [x, y] of [
    [400, 340],
    [450, 320],
    [500, 345],
    [350, 420]
  ]) {
    q.beginPath()
    q.moveTo(x - 34, y + 36)
    q.lineTo(x, y - 30)
    q.lineTo(x + 34, y + 36)
    q.stroke()
  }
  q.save()
  q.translate(860, 610)
  for (let i = 0; i < 8; i++) {
    q.rotate(TAU / 8)
    q.beginPath()
    q.moveTo(0, 0)
    q.lineTo(12, -26)
    q.lineTo(0, i % 2 ? -60 : -95)
    q.lineTo(-12, -26)
    q.closePath()
    i % 2 ? q.stroke() : q.fill()
  }
  q.restore()
  const sheet = surface(
    (u, v) => {
      const x = (u - 0.5) * 4.6
      const curl = (t: number) => (t < 0.1 ? (0.1 - t) * 10 : 0)
      const z = 0.8 * curl(u) ** 2 + 0.8 * curl(1 - u) ** 2 + 0.12 * Math.sin(u * 9 + v * 4)
      const inn = curl(u) - curl(1 - u)
      return [x + inn * 0.35, (v - 0.5) * -3.4 + 0.08 * Math.sin(u * 7), z]
    },
    120,
    40
  )
  {
    const uv = sheet.attributes.uv
    for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i), 1 - uv.getY(i))
  }
  const g = group(mesh(sheet, cloth(0xffffff, { map: texture(c), sheen: 0.2 })))
  for (const s of [-1, 1])
    g.add(
      rod([s * 2.0, -1.95, 0.75], [s * 2.0, 1.95, 0.75], 0.2, cloth(0xd8b878)),
      ...[-1, 1].map(t => ball(0.24, gold(), [s * 2.0, t * 2.0, 0.75]))
    )
  g.add(
    ...[
      [-0.9, -1.2],
      [1.1, 1.0]
    ].map(([x, y]) => mesh(coinParts().geo, coinMats(), [x, y, 0.35], [1.4, 0.3, 0.2], 1.2))
  )
  g.rotation.set(-0.5, 0.2, 0.1)
  return group(g)
}
