import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import {
  ball,
  extrude,
  group,
  mesh,
  polyShape,
  ringOf,
  starShape,
  turned
} from '../core/geometry.ts'
import { gold, lacquer, oldGold } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const compass: Motif = (k, o) => {
  const m = gold(),
    g = group()
  const [c, q] = canvas(1024, 1024)
  q.fillStyle = '#f4e6c2'
  q.fillRect(0, 0, 1024, 1024)
  q.translate(512, 512)
  q.strokeStyle = '#4a2c12'
  q.fillStyle = '#3a2010'
  for (let i = 0; i < 72; i++) {
    q.lineWidth = i % 6 ? 3 : 8
    const a = (i / 72) * TAU
    q.beginPath()
    q.moveTo(Math.cos(a) * 470, Math.sin(a) * 470)
    q.lineTo(Math.cos(a) * (i % 6 ? 445 : 425), Math.sin(a) * (i % 6 ? 445 : 425))
    q.stroke()
  }
  q.lineWidth = 5
  for (const R of [480, 415, 190]) {
    q.beginPath()
    q.arc(0, 0, R, 0, TAU)
    q.stroke()
  }
  for (let i = 0; i < 16; i++) {
    const L = i % 4 === 0 ? 330 : i % 2 === 0 ? 260 : 190,
      w = i % 4 === 0 ? 62 : 44
    q.save()
    q.rotate((i / 16) * TAU)
    for (const s of [-1, 1]) {
      q.fillStyle = s > 0 ? (i % 4 ? '#a8842e' : '#a01a1e') : i % 4 ? '#e6cf92' : '#e8b48a'
      q.beginPath()
      q.moveTo(0, 0)
      q.lineTo(s * w, -w * 1.3)
      q.lineTo(0, -L)
      q.fill()
    }
    q.restore()
  }
  q.fillStyle = '#3a2010'
  q.font = '900 92px Cinzel'
  q.textAlign = 'center'
  q.textBaseline = 'middle'
  ;['N', 'E', 'S', 'W'].forEach((t, i) => {
    const a = (i / 4) * TAU - Math.PI / 2
    q.fillText(t, Math.cos(a) * 375, Math.sin(a) * 375)
  })
  g.add(
    mesh(
      turned(
        [
          [0, -0.35],
          [1.7, -0.35],
          [2.05, -0.2],
          [2.12, 0.1],
          [2.0, 0.3],
          [1.86, 0.28],
          [1.8, 0.12]
        ],
        128,
        90
      ),
      m,
      [0, 0, 0],
      [Math.PI / 2, 0, 0]
    ),
    mesh(
      new THREE.CircleGeometry(1.84, 96),
      new THREE.MeshPhysicalMaterial({ map: texture(c), roughness: 0.5, clearcoat: 0.7 }),
      [0, 0, 0.12]
    )
  )
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * TAU
    g.add(ball(0.055, m, [Math.cos(a) * 1.98, Math.sin(a) * 1.98, 0.3]))
  }
  for (const s of [-1, 1])
    g.add(
      mesh(
        extrude(
          polyShape([
            [-0.17, 0],
            [0.17, 0],
            [0, 1.42]
          ]),
          0.05,
          0.03
        ),
        lacquer(s > 0 ? 0xb01420 : 0xe6ecf4, { metalness: 0.5 }),
        [0, 0, 0.28],
        [0, 0, -0.62 + (s > 0 ? 0 : Math.PI)]
      )
    )
  const b = gem(k, 'brilliant', o.stone ?? 'sapphire', { gain: 2.2 })
  b.scale.setScalar(0.24)
  b.position.z = 0.42
  b.rotation.x = Math.PI / 2
  g.add(b)
  const lid = group(
    mesh(
      turned(
        [
          [0, 0.28],
          [1.2, 0.24],
          [1.9, 0.05],
          [2.1, -0.12],
          [1.95, -0.1],
          [0, 0.12]
        ],
        96,
        90
      ),
      m,
      [0, 0, 0],
      [Math.PI / 2, 0, 0]
    ),
    mesh(extrude(starShape(8, 1.2, 0.5), 0.05, 0.06), oldGold(), [0, 0, 0.28])
  )
  lid.position.set(0, 2.15, 0.1)
  lid.rotation.x = -1.05
  lid.position.z = -0.9
  lid.position.y = 2.7
  g.add(lid, ringOf(0.34, 0.08, m, [0, -2.35, 0], [0, 0, 0]), ball(0.18, m, [0, -2.1, 0]))
  g.rotation.set(-0.35, -0.25, 0.08)
  return group(g)
}
