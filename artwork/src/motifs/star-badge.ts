import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { extrude, group, mesh, starShape } from '../core/geometry.ts'
import { gold, oldGold, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const starBadge: Motif = k => {
  const m = gold(),
    s = silver(),
    g = group()
  g.add(mesh(extrude(starShape(6, 2.05, 1.12), 0.16, 0.16, 8), m))
  g.add(mesh(extrude(starShape(6, 1.72, 0.94), 0.16, 0.1, 6), oldGold(), [0, 0, 0.14]))
  for (let i = 0; i < 6; i++) {
    const a = Math.PI / 2 + (i / 6) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.25, 32, 24), m, [
        Math.cos(a) * 2.15,
        Math.sin(a) * 2.15,
        0.06
      ])
    )
  }
  const [c, q] = canvas(512, 512)
  q.fillStyle = '#666'
  q.fillRect(0, 0, 512, 512)
  q.filter = 'blur(1.5px)'
  q.translate(256, 256)
  q.strokeStyle = '#fff'
  q.lineWidth = 14
  q.beginPath()
  q.arc(0, 0, 240, 0, TAU)
  q.stroke()
  q.beginPath()
  q.arc(0, 0, 150, 0, TAU)
  q.stroke()
  q.fillStyle = '#111'
  q.font = '400 62px Rye'
  q.textAlign = 'center'
  const T = 'BADLAND  ·  MARSHAL  ·  '
  ;[...T].forEach((ch, i) => {
    q.save()
    q.rotate((i / T.length) * TAU - 1.3)
    q.fillText(ch, 0, -174)
    q.restore()
  })
  q.fillStyle = '#fff'
  for (let i = 0; i < 24; i++) {
    q.save()
    q.rotate((i / 24) * TAU)
    q.fillRect(-4, -140, 8, 70)
    q.restore()
  }
  const face = silver({ bumpMap: texture(c, false), bumpScale: 9 })
  g.add(
    mesh(
      new THREE.CylinderGeometry(1.04, 1.1, 0.3, 96),
      [s, face, s],
      [0, 0, 0.22],
      [Math.PI / 2, Math.PI / 2, 0]
    )
  )
  const b = gem(k, 'brilliant', 'ruby', { gain: 2.1 })
  b.scale.setScalar(0.5)
  b.position.set(0, 0, 0.42)
  b.rotation.x = Math.PI / 2
  g.add(b, mesh(new THREE.TorusGeometry(0.5, 0.07, 16, 60), m, [0, 0, 0.42]))
  g.rotation.set(-0.08, -0.42, 0.1)
  return g
}
