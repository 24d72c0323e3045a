import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { group, lathe, mesh, turned } from '../core/geometry.ts'
import { gold, silver, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26
]

export const roulette: Motif = _k => {
  const g = group()
  const S = 2048
  const [c, q] = canvas(S, S)
  q.translate(S / 2, S / 2)
  const n = 37
  order.forEach((v, i) => {
    const a0 = ((i - 0.5) / n) * TAU,
      a1 = ((i + 0.5) / n) * TAU
    q.fillStyle = v === 0 ? '#0b7a3c' : i % 2 ? '#a90e1b' : '#0d0d12'
    q.beginPath()
    q.moveTo(0, 0)
    q.arc(0, 0, 1020, a0, a1)
    q.fill()
    q.save()
    q.rotate((i / n) * TAU)
    q.fillStyle = '#fff8e4'
    q.font = '700 92px "Playfair Display"'
    q.textAlign = 'center'
    q.textBaseline = 'middle'
    q.translate(930, 0)
    q.rotate(Math.PI / 2)
    q.fillText(String(v), 0, 0)
    q.restore()
    q.strokeStyle = '#e8c25a'
    q.lineWidth = 5
    q.beginPath()
    q.moveTo(600 * Math.cos(a0), 600 * Math.sin(a0))
    q.lineTo(1020 * Math.cos(a0), 1020 * Math.sin(a0))
    q.stroke()
  })
  for (const R of [840, 1010]) {
    q.strokeStyle = '#e8c25a'
    q.lineWidth = 9
    q.beginPath()
    q.arc(0, 0, R, 0, TAU)
    q.stroke()
  }
  const ringGeo = (pts: number[][]) => {
    const G = lathe(pts, 148)
    const p = G.attributes.position,
      u = G.attributes.uv
    for (let i = 0; i < p.count; i++) {
      u.setXY(i, p.getX(i) / 2.42 / 2 + 0.5, 0.5 - p.getZ(i) / 2.42 / 2)
    }
    return G
  }
  g.add(
    mesh(
      ringGeo([
        [1.4, -0.14],
        [1.95, -0.12],
        [2.0, 0.02],
        [2.4, 0.12]
      ]),
      new THREE.MeshPhysicalMaterial({
        map: texture(c),
        roughness: 0.3,
        clearcoat: 1,
        clearcoatRoughness: 0.08,
        side: THREE.DoubleSide
      })
    )
  )
  const wd = wood('#1d0b05', '#6d3215', {
    clearcoat: 1,
    clearcoatRoughness: 0.08,
    roughness: 0.35,
    side: THREE.DoubleSide
  })
  g.add(
    mesh(
      turned(
        [
          [2.44, 0.12],
          [2.62, 0.22],
          [2.95, 0.5],
          [3.2, 0.68],
          [3.38, 0.7],
          [3.46, 0.55],
          [3.42, 0.1]
        ],
        160,
        60
      ),
      wd
    )
  )
  g.add(
    mesh(new THREE.TorusGeometry(2.43, 0.045, 12, 160), gold(), [0, 0.13, 0], [Math.PI / 2, 0, 0]),
    mesh(new THREE.TorusGeometry(3.3, 0.05, 12, 160), gold(), [0, 0.72, 0], [Math.PI / 2, 0, 0])
  )
  g.add(
    mesh(
      turned(
        [
          [0, 0.3],
          [0.3, 0.26],
          [0.7, 0.12],
          [1.1, -0.02],
          [1.42, -0.12]
        ],
        128,
        40
      ),
      wood('#2a1008', '#87441f', { clearcoat: 1 })
    )
  )
  g.add(
    mesh(new THREE.TorusGeometry(1.42, 0.04, 12, 120), gold(), [0, -0.11, 0], [Math.PI / 2, 0, 0])
  )
  for (let i = 0; i < 37; i++) {
    const a = ((i + 0.5) / 37) * TAU
    g.add(
      mesh(
        new THREE.BoxGeometry(0.56, 0.12, 0.022),
        gold(),
        [Math.cos(a) * 1.7, -0.08, -Math.sin(a) * 1.7],
        [0, a, 0]
      )
    )
  }
  const m = gold()
  g.add(
    mesh(
      turned(
        [
          [0, 1.35],
          [0.12, 1.3],
          [0.16, 1.18],
          [0.08, 1.05],
          [0.12, 0.92],
          [0.3, 0.8],
          [0.34, 0.7],
          [0.16, 0.6],
          [0.14, 0.45],
          [0.42, 0.32],
          [0.5, 0.2]
        ],
        64,
        120
      ),
      m
    )
  )
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + 0.4
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.055, 0.75, 8, 16),
        m,
        [Math.cos(a) * 0.5, 0.72, -Math.sin(a) * 0.5],
        [0, a, Math.PI / 2 - 0.12]
      ),
      mesh(new THREE.SphereGeometry(0.13, 32, 20), m, [
        Math.cos(a) * 0.95,
        0.76,
        -Math.sin(a) * 0.95
      ])
    )
  }
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + 0.2
    g.add(
      mesh(
        new THREE.OctahedronGeometry(0.13),
        silver(),
        [Math.cos(a) * 2.86, 0.46, -Math.sin(a) * 2.86],
        [0, a, 0.8],
        [1.9, 0.5, 0.8]
      )
    )
  }
  g.add(
    mesh(
      new THREE.SphereGeometry(0.13, 48, 32),
      new THREE.MeshPhysicalMaterial({ color: 0xfffaf0, roughness: 0.12, clearcoat: 1 }),
      [Math.cos(-1.25) * 1.78, 0.03, -Math.sin(-1.25) * 1.78]
    )
  )
  g.rotation.y = 0.3
  return g
}
