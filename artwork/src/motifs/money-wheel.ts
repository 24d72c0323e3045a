import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { extrude, group, mesh, polyShape } from '../core/geometry.ts'
import { glow, gold, lacquer, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const moneyWheel: Motif = _k => {
  const g = group()
  const S = 2048
  const [c, q] = canvas(S, S)
  q.translate(S / 2, S / 2)
  const cols = ['#c21a2b', '#f0b429', '#0d6fb8', '#f4efe2', '#178a52', '#6a2fa0']
  const lab = ['2', '5', '1', '10', '1', '20']
  const n = 24
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    q.fillStyle = cols[i % 6]
    q.beginPath()
    q.moveTo(0, 0)
    q.arc(0, 0, 1010, a - TAU / n / 2, a + TAU / n / 2)
    q.fill()
    const sh = q.createRadialGradient(0, 0, 300, 0, 0, 1010)
    sh.addColorStop(0, 'rgba(0,0,0,.55)')
    sh.addColorStop(0.6, 'rgba(0,0,0,0)')
    q.fillStyle = sh
    q.fill()
    q.save()
    q.rotate(a)
    q.translate(850, 0)
    q.rotate(Math.PI / 2)
    q.fillStyle = cols[i % 6] === '#f4efe2' || cols[i % 6] === '#f0b429' ? '#201008' : '#fff'
    q.font = '400 170px Limelight'
    q.textAlign = 'center'
    q.textBaseline = 'middle'
    q.fillText(lab[i % 6], 0, 0)
    q.restore()
    q.strokeStyle = '#f3d27a'
    q.lineWidth = 10
    q.beginPath()
    q.moveTo(0, 0)
    q.lineTo(Math.cos(a + TAU / n / 2) * 1010, Math.sin(a + TAU / n / 2) * 1010)
    q.stroke()
  }
  const m = gold()
  const face = new THREE.MeshPhysicalMaterial({
    map: texture(c),
    roughness: 0.35,
    clearcoat: 1,
    clearcoatRoughness: 0.1
  })
  g.add(mesh(new THREE.CircleGeometry(2.2, 128), face, [0, 0, 0.1]))
  g.add(
    mesh(new THREE.TorusGeometry(2.32, 0.17, 24, 160), m),
    mesh(new THREE.TorusGeometry(2.08, 0.04, 12, 160), m, [0, 0, 0.12])
  )
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * TAU
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.035, 0.2, 6, 12),
        silver(),
        [Math.cos(a) * 2.08, Math.sin(a) * 2.08, 0.22],
        [Math.PI / 2, 0, 0]
      )
    )
    g.add(
      mesh(new THREE.SphereGeometry(0.07, 20, 14), glow(i % 2 ? 0xffe9b0 : 0xffc860, 2.2), [
        Math.cos(a) * 2.32,
        Math.sin(a) * 2.32,
        0.17
      ])
    )
  }
  g.add(
    mesh(new THREE.SphereGeometry(0.62, 64, 40), m, [0, 0, 0.08], [0, 0, 0], [1, 1, 0.45]),
    mesh(new THREE.TorusGeometry(0.7, 0.07, 16, 80), m, [0, 0, 0.14]),
    mesh(
      extrude(
        polyShape(
          Array.from({ length: 16 }, (_, i) => {
            const a = (i / 16) * TAU,
              d = i % 2 ? 0.17 : 0.44
            return [Math.cos(a) * d, Math.sin(a) * d]
          })
        ),
        0.05,
        0.03
      ),
      lacquer(0xa31222),
      [0, 0, 0.38]
    )
  )
  const ptr = new THREE.Shape()
  ptr.moveTo(-0.26, 0.5)
  ptr.lineTo(0.26, 0.5)
  ptr.lineTo(0, -0.28)
  ptr.closePath()
  g.add(
    mesh(extrude(ptr, 0.12, 0.06), lacquer(0xc21a2b), [0, 2.42, 0.4]),
    mesh(new THREE.SphereGeometry(0.11, 24, 16), m, [0, 2.74, 0.52])
  )
  g.rotation.set(-0.02, -0.3, 0)
  return g
}
