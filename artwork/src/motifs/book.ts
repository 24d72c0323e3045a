import * as THREE from 'three'
import { canvas, pixels, texture } from '../core/canvas.ts'
import { extrude, group, mesh, polyShape } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const book: Motif = (k, o = {}) => {
  const g = group()
  const leather = lacquer(o.color ?? 0x4a1020, { roughness: 0.55, clearcoat: 0.4 }),
    m = gold()
  const pageTex = (() => {
    const [c, q] = canvas(700, 900)
    q.fillStyle = '#f3e2b6'
    q.fillRect(0, 0, 700, 900)
    const gr = q.createRadialGradient(350, 450, 120, 350, 450, 600)
    gr.addColorStop(0, 'rgba(255,245,210,.9)')
    gr.addColorStop(1, 'rgba(140,84,30,.6)')
    q.fillStyle = gr
    q.fillRect(0, 0, 700, 900)
    q.strokeStyle = '#7a4a18'
    q.lineWidth = 5
    q.strokeRect(55, 55, 590, 790)
    q.strokeRect(70, 70, 560, 760)
    q.fillStyle = '#4a2a10'
    for (let i = 0; i < 17; i++) {
      if (i > 4 && i < 10) continue
      q.font = '400 30px "Uncial Antiqua"'
      q.fillText('nocte lumen vigil arca umbra'.slice((i * 3) % 9), 105, 140 + i * 43)
    }
    q.lineWidth = 6
    q.strokeStyle = '#0f7a6a'
    q.save()
    q.translate(350, 450)
    for (let i = 0; i < 12; i++) {
      q.rotate(TAU / 12)
      q.beginPath()
      q.ellipse(0, -58, 18, 48, 0, 0, TAU)
      q.stroke()
    }
    q.beginPath()
    q.arc(0, 0, 110, 0, TAU)
    q.stroke()
    q.restore()
    return texture(c)
  })()
  const emis = new THREE.MeshPhysicalMaterial({
    map: pageTex,
    roughness: 0.75,
    emissive: new THREE.Color(o.glow ?? 0x2fd8b8),
    emissiveMap: pageTex,
    emissiveIntensity: 0.06,
    side: THREE.DoubleSide
  })
  const edge = new THREE.MeshPhysicalMaterial({
    color: 0xe6cf96,
    roughness: 0.8,
    bumpMap: texture(
      pixels(8, 256, (_u, v) => {
        const n = (Math.sin(v * 200) * 0.5 + 0.5) * 255
        return [n, n, n, 255]
      }),
      false
    ),
    bumpScale: 3
  })
  for (const s of [-1, 1]) {
    const prof = (t: number) =>
      0.62 * Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.62) * (1 - t * 0.42) + 0.12
    const N = 40
    const geo = new THREE.PlaneGeometry(1, 3, N, 1)
    const p = geo.attributes.position,
      u = geo.attributes.uv
    for (let i = 0; i < p.count; i++) {
      const t = p.getX(i) + 0.5
      p.setXYZ(i, s * t * 2.15, prof(t), -p.getY(i))
      u.setX(i, s > 0 ? t : 1 - t)
    }
    geo.computeVertexNormals()
    g.add(mesh(geo, emis))
    const sh = new THREE.Shape()
    sh.moveTo(0, 0)
    for (let i = 0; i <= N; i++) sh.lineTo(((s * i) / N) * 2.15, prof(i / N) - 0.012)
    sh.lineTo(s * 2.15, 0)
    sh.closePath()
    const blk = new THREE.ExtrudeGeometry(sh, { depth: 2.98, bevelEnabled: false })
    blk.translate(0, 0, -1.49)
    g.add(mesh(blk, edge))
    g.add(
      mesh(new THREE.BoxGeometry(2.4, 0.12, 3.3), leather, [s * 1.15, -0.06, 0], [0, 0, s * 0.0])
    )
    for (const z of [-1, 1])
      g.add(
        mesh(
          extrude(
            polyShape([
              [0, 0],
              [0.75, 0],
              [0, 0.75]
            ]),
            0.16,
            0.04
          ),
          m,
          [s * 2.37, -0.06, z * 1.67],
          [(Math.PI / 2) * 1, 0, 0],
          [-s, -z, 1]
        )
      )
    for (let j = 0; j < 4; j++) {
      const lf = new THREE.PlaneGeometry(1, 2.9, 24, 1),
        q = lf.attributes.position
      for (let i = 0; i < q.count; i++) {
        const t = q.getX(i) + 0.5
        const a = 1.5 - j * 0.3 - t * 0.5
        q.setXYZ(i, s * Math.cos(a) * t * 1.9, 0.3 + Math.sin(a) * t * 1.75, -q.getY(i))
        if (s < 0) lf.attributes.uv.setX(i, 1 - t)
      }
      lf.computeVertexNormals()
      if (j && k.r() > 0.3) g.add(mesh(lf, emis))
    }
  }
  const pl = new THREE.PointLight(o.glow ?? 0x4dffdd, 6, 8)
  pl.position.set(0, 1.2, 0.2)
  g.add(pl)
  const q = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.4 })
  q.scale.setScalar(0.72)
  q.position.set(0, 2.25, 0.2)
  q.rotation.set(-0.25, 0.2, 0.15)
  g.add(q)
  g.add(
    mesh(new THREE.TorusGeometry(1.02, 0.04, 12, 100), m, [0, 2.25, 0.2], [1.25, 0.25, 0]),
    mesh(new THREE.TorusGeometry(1.2, 0.025, 12, 100), m, [0, 2.25, 0.2], [1.55, -0.45, 0])
  )
  g.rotation.set(0.62, -0.18, 0)
  return g
}
