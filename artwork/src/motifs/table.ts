import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { type G, canvas, texture } from '../core/canvas.ts'
import { extrude, group, lathe, mesh, polyShape, turned } from '../core/geometry.ts'
import { glow, gold, lacquer, silver, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import { type Kit, type Motif } from '../core/motif.ts'
const suits: Record<string, (g: G, s: number) => void> = {
  heart(g, s) {
    g.beginPath()
    g.moveTo(0, s * 0.5)
    g.bezierCurveTo(-s * 0.75, -s * 0.05, -s * 0.5, -s * 0.62, 0, -s * 0.22)
    g.bezierCurveTo(s * 0.5, -s * 0.62, s * 0.75, -s * 0.05, 0, s * 0.5)
    g.fill()
  },
  spade(g, s) {
    g.beginPath()
    g.moveTo(0, -s * 0.52)
    g.bezierCurveTo(s * 0.8, 0.02 * s, s * 0.42, s * 0.48, 0.06 * s, s * 0.2)
    g.lineTo(s * 0.18, s * 0.5)
    g.lineTo(-s * 0.18, s * 0.5)
    g.lineTo(-0.06 * s, s * 0.2)
    g.bezierCurveTo(-s * 0.42, s * 0.48, -s * 0.8, 0.02 * s, 0, -s * 0.52)
    g.fill()
  },
  diamond(g, s) {
    g.beginPath()
    g.moveTo(0, -s * 0.55)
    g.quadraticCurveTo(s * 0.14, -s * 0.16, s * 0.4, 0)
    g.quadraticCurveTo(s * 0.14, s * 0.16, 0, s * 0.55)
    g.quadraticCurveTo(-s * 0.14, s * 0.16, -s * 0.4, 0)
    g.quadraticCurveTo(-s * 0.14, -s * 0.16, 0, -s * 0.55)
    g.fill()
  },
  club(g, s) {
    for (const [x, y] of [
      [0, -0.26],
      [-0.25, 0.08],
      [0.25, 0.08]
    ]) {
      g.beginPath()
      g.arc(x * s, y * s, s * 0.22, 0, TAU)
      g.fill()
    }
    g.beginPath()
    g.moveTo(-0.04 * s, 0)
    g.lineTo(-0.16 * s, s * 0.5)
    g.lineTo(0.16 * s, s * 0.5)
    g.lineTo(0.04 * s, 0)
    g.fill()
  }
}
export function cardFace(rank: string, suit: string) {
  const w = 500,
    h = 700
  const [c, g] = canvas(w, h)
  g.fillStyle = '#fdfaf2'
  g.fillRect(0, 0, w, h)
  const col = suit === 'heart' || suit === 'diamond' ? '#c0121f' : '#14151c'
  g.fillStyle = col
  g.textAlign = 'center'
  const corner = () => {
    g.font = `700 ${rank.length > 1 ? 92 : 108}px "Playfair Display"`
    g.fillText(rank, 66, 118)
    g.save()
    g.translate(66, 178)
    suits[suit](g, 80)
    g.restore()
  }
  corner()
  g.save()
  g.translate(w, h)
  g.rotate(Math.PI)
  corner()
  g.restore()
  const n = parseInt(rank)
  const pip = (x: number, y: number, s: number) => {
    g.save()
    g.translate(x, y)
    if (y > h / 2 + 5) g.rotate(Math.PI)
    suits[suit](g, s)
    g.restore()
  }
  if (rank === 'A') {
    pip(250, 350, 300)
    g.strokeStyle = '#fdfaf2'
    g.lineWidth = 5
    g.beginPath()
    g.arc(250, 345, 46, 0, TAU)
    g.stroke()
  } else if (n) {
    const cols: Record<number, number[][]> = {
      9: [
        [170, 170],
        [170, 290],
        [170, 410],
        [170, 530],
        [330, 170],
        [330, 290],
        [330, 410],
        [330, 530],
        [250, 350]
      ],
      8: [
        [170, 170],
        [170, 350],
        [170, 530],
        [330, 170],
        [330, 350],
        [330, 530],
        [250, 260],
        [250, 440]
      ],
      10: [
        [170, 165],
        [170, 290],
        [170, 412],
        [170, 535],
        [330, 165],
        [330, 290],
        [330, 412],
        [330, 535],
        [250, 228],
        [250, 474]
      ]
    }
    ;(cols[n] ?? cols[9]).forEach(([x, y]) => pip(x, y, 100))
  } else {
    // court: framed, two-fold symmetric heraldic figure
    g.strokeStyle = col
    g.lineWidth = 5
    g.strokeRect(128, 78, w - 256, h - 156)
    const half = () => {
      g.save()
      g.beginPath()
      g.rect(130, 80, w - 260, h / 2 - 80)
      g.clip()
      const A = col,
        B = '#e0a92e',
        K = '#16224f'
      g.fillStyle = '#f4ead0'
      g.fillRect(130, 80, 240, 270)
      g.fillStyle = A
      g.beginPath()
      g.moveTo(130, 350)
      g.quadraticCurveTo(150, 255, 215, 245)
      g.lineTo(285, 245)
      g.quadraticCurveTo(350, 255, 370, 350)
      g.fill()
      g.fillStyle = K
      g.beginPath()
      g.moveTo(190, 350)
      g.lineTo(230, 248)
      g.lineTo(270, 248)
      g.lineTo(310, 350)
      g.fill()
      g.fillStyle = B
      for (let i = 0; i < 5; i++) {
        g.save()
        g.translate(250, 268 + i * 20)
        g.rotate(Math.PI / 4)
        g.fillRect(-6, -6, 12, 12)
        g.restore()
      }
      g.strokeStyle = B
      g.lineWidth = 7
      g.beginPath()
      g.moveTo(186, 350)
      g.lineTo(228, 248)
      g.moveTo(314, 350)
      g.lineTo(272, 248)
      g.stroke()
      g.fillStyle = '#3a2012'
      g.beginPath()
      g.ellipse(250, 196, 52, 58, 0, 0, TAU)
      g.fill()
      g.fillStyle = '#f2d3b2'
      g.beginPath()
      g.ellipse(250, 200, 36, 46, 0, 0, TAU)
      g.fill()
      g.fillStyle = '#2a1810'
      g.fillRect(230, 190, 12, 5)
      g.fillRect(258, 190, 12, 5)
      g.fillRect(247, 196, 5, 20)
      g.fillStyle = '#a02020'
      g.fillRect(240, 226, 20, 5)
      if (rank === 'K') {
        g.fillStyle = '#3a2012'
        g.beginPath()
        g.moveTo(216, 222)
        g.quadraticCurveTo(250, 290, 284, 222)
        g.quadraticCurveTo(250, 246, 216, 222)
        g.fill()
      }
      g.fillStyle = B
      g.beginPath()
      g.moveTo(200, 158)
      g.lineTo(194, 104)
      g.lineTo(224, 134)
      g.lineTo(250, 92)
      g.lineTo(276, 134)
      g.lineTo(306, 104)
      g.lineTo(300, 158)
      g.fill()
      g.fillStyle = A
      g.fillRect(200, 148, 100, 9)
      g.strokeStyle = '#6a4a10'
      g.lineWidth = 8
      g.beginPath()
      g.moveTo(345, 120)
      g.lineTo(325, 350)
      g.stroke()
      g.fillStyle = col
      g.save()
      g.translate(165, 128)
      suits[suit](g, 54)
      g.restore()
      g.restore()
    }
    half()
    g.save()
    g.translate(w, h)
    g.rotate(Math.PI)
    half()
    g.restore()
  }
  return texture(c)
}
const cardBack = (hue: string) => {
  const [c, g] = canvas(500, 700)
  g.fillStyle = '#fdfaf2'
  g.fillRect(0, 0, 500, 700)
  g.fillStyle = hue
  g.fillRect(28, 28, 444, 644)
  g.strokeStyle = 'rgba(255,230,170,.75)'
  g.lineWidth = 3
  g.strokeRect(42, 42, 416, 616)
  g.save()
  g.beginPath()
  g.rect(44, 44, 412, 612)
  g.clip()
  for (let i = -20; i < 40; i++) {
    g.beginPath()
    g.moveTo(i * 32, 0)
    g.lineTo(i * 32 + 700, 700)
    g.moveTo(i * 32, 700)
    g.lineTo(i * 32 + 700, 0)
    g.stroke()
  }
  g.restore()
  return texture(c)
}
export function card(rank: string, suit: string, back = '#7a1420') {
  const w = 1.5,
    h = 2.1,
    r = 0.12
  const s = new THREE.Shape()
  s.moveTo(-w / 2 + r, -h / 2)
  s.lineTo(w / 2 - r, -h / 2)
  s.quadraticCurveTo(w / 2, -h / 2, w / 2, -h / 2 + r)
  s.lineTo(w / 2, h / 2 - r)
  s.quadraticCurveTo(w / 2, h / 2, w / 2 - r, h / 2)
  s.lineTo(-w / 2 + r, h / 2)
  s.quadraticCurveTo(-w / 2, h / 2, -w / 2, h / 2 - r)
  s.lineTo(-w / 2, -h / 2 + r)
  s.quadraticCurveTo(-w / 2, -h / 2, -w / 2 + r, -h / 2)
  const uvfix = (g: THREE.BufferGeometry, flip = false) => {
    const p = g.attributes.position,
      u = g.attributes.uv
    for (let i = 0; i < p.count; i++)
      u.setXY(i, flip ? 1 - (p.getX(i) / w + 0.5) : p.getX(i) / w + 0.5, p.getY(i) / h + 0.5)
    return g
  }
  const o = { roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.25 }
  const f = uvfix(new THREE.ShapeGeometry(s, 16))
  const b = uvfix(new THREE.ShapeGeometry(s, 16), true)
  const body = new THREE.ExtrudeGeometry(s, { depth: 0.022, bevelEnabled: false })
  return group(
    mesh(body, new THREE.MeshPhysicalMaterial({ color: 0xf4efe2, roughness: 0.5 }), [0, 0, -0.011]),
    mesh(f, new THREE.MeshPhysicalMaterial({ map: cardFace(rank, suit), ...o }), [0, 0, 0.0125]),
    mesh(
      b,
      new THREE.MeshPhysicalMaterial({ map: cardBack(back), ...o }),
      [0, 0, -0.0125],
      [0, Math.PI, 0]
    )
  )
}
export function chip(base: string, spot: string, label = '') {
  const [s, g] = canvas(1024, 64)
  g.fillStyle = base
  g.fillRect(0, 0, 1024, 64)
  for (let i = 0; i < 8; i++) {
    g.fillStyle = spot
    g.fillRect(i * 128 + 36, 0, 56, 64)
    g.fillStyle = base
    g.fillRect(i * 128 + 58, 14, 12, 36)
  }
  const [t, q] = canvas(512, 512)
  q.translate(256, 256)
  q.fillStyle = base
  q.beginPath()
  q.arc(0, 0, 256, 0, TAU)
  q.fill()
  for (let i = 0; i < 8; i++) {
    q.save()
    q.rotate(((i * 128 + 64) / 1024) * TAU)
    q.fillStyle = spot
    q.beginPath()
    q.moveTo(0, 0)
    q.arc(0, 0, 256, -0.17, 0.17)
    q.fill()
    q.restore()
  }
  q.fillStyle = base
  q.beginPath()
  q.arc(0, 0, 186, 0, TAU)
  q.fill()
  q.strokeStyle = '#e9c46a'
  q.lineWidth = 8
  q.beginPath()
  q.arc(0, 0, 176, 0, TAU)
  q.stroke()
  q.fillStyle = '#f7f1e1'
  q.beginPath()
  q.arc(0, 0, 140, 0, TAU)
  q.fill()
  q.strokeStyle = base
  q.lineWidth = 6
  q.setLineDash([14, 10])
  q.beginPath()
  q.arc(0, 0, 122, 0, TAU)
  q.stroke()
  q.fillStyle = base
  q.font = '700 108px "Playfair Display"'
  q.textAlign = 'center'
  q.textBaseline = 'middle'
  if (label) q.fillText(label, 0, 4)
  else suits.spade(q, 140)
  const P = { roughness: 0.45, clearcoat: 0.35, clearcoatRoughness: 0.3 }
  const top = new THREE.MeshPhysicalMaterial({ map: texture(t), ...P })
  const geo = lathe(
    [
      [0, -0.075],
      [0.55, -0.075],
      [0.585, -0.06],
      [0.6, -0.035],
      [0.6, 0.035],
      [0.585, 0.06],
      [0.55, 0.075],
      [0, 0.075]
    ],
    64
  )
  void geo
  return {
    geo: new THREE.CylinderGeometry(0.6, 0.6, 0.135, 64),
    mats: [new THREE.MeshPhysicalMaterial({ map: texture(s), ...P }), top, top]
  }
}
export function chipStack(k: Kit, n: number, base: string, spot: string, label?: string) {
  const c = chip(base, spot, label),
    g = group()
  for (let i = 0; i < n; i++)
    g.add(
      mesh(
        c.geo,
        c.mats as any,
        [(k.r() - 0.5) * 0.07, 0.07 + i * 0.142, (k.r() - 0.5) * 0.07],
        [0, k.r() * 6, 0]
      )
    )
  return g
}
export function die(
  top: number[],
  color: THREE.ColorRepresentation,
  pip: THREE.ColorRepresentation,
  o: any = {}
) {
  const g = group(
    mesh(
      new RoundedBoxGeometry(1.6, 1.6, 1.6, 8, 0.2),
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.12,
        clearcoat: 1,
        clearcoatRoughness: 0.03,
        ...o
      })
    )
  )
  const L: Record<number, number[][]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1]
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1]
    ],
    4: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1]
    ],
    5: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0]
    ],
    6: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1]
    ]
  }
  const [a, b, c] = top
  const faces: [number, number[]][] = [
    [a, [0, 1, 0]],
    [7 - a, [0, -1, 0]],
    [b, [0, 0, 1]],
    [7 - b, [0, 0, -1]],
    [c, [1, 0, 0]],
    [7 - c, [-1, 0, 0]]
  ]
  const pm =
    typeof pip === 'object' && (pip as any).isMaterial
      ? (pip as any)
      : lacquer(pip, { roughness: 0.2 })
  const ringM = gold()
  for (const [n, d] of faces) {
    const N = new THREE.Vector3(...(d as [number, number, number]))
    const q = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), N)
    for (const [x, y] of L[n]) {
      const sp = mesh(new THREE.SphereGeometry(0.165, 28, 16), pm)
      const v = new THREE.Vector3(x * 0.43, y * 0.43, 0.775).applyQuaternion(q)
      sp.position.copy(v)
      sp.quaternion.copy(q)
      sp.scale.set(1, 1, 0.22)
      const t = mesh(new THREE.TorusGeometry(0.165, 0.022, 10, 36), ringM)
      t.position.copy(new THREE.Vector3(x * 0.43, y * 0.43, 0.8).applyQuaternion(q))
      t.quaternion.copy(q)
      g.add(sp, t)
    }
  }
  return g
}
export const dice: Motif = (k, o = {}) => {
  const g = group()
  const d1 = die([5, 6, 3], o.color ?? 0xb00a18, o.color3 ?? 0xfff4dc),
    d2 = die([1, 4, 2], o.color2 ?? o.color ?? 0xb00a18, o.color3 ?? 0xfff4dc)
  d1.position.set(-0.85, 0.75, 0.2)
  d1.rotation.set(0.55, 0.62, 0.3)
  d2.position.set(1.05, -0.75, 0.7)
  d2.rotation.set(0.5, -0.6, -0.22)
  g.add(d1, d2)
  return g
}
const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26
]
export const roulette: Motif = k => {
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
export const blackjack: Motif = k => {
  const g = group()
  const a = card('A', 'spade', '#12345a'),
    b = card('K', 'heart', '#12345a')
  a.position.set(-0.62, 0.98, 0.05)
  a.rotation.set(-0.14, 0.2, 0.2)
  b.position.set(0.62, 0.86, 0.2)
  b.rotation.set(-0.12, -0.12, -0.14)
  a.scale.setScalar(1.28)
  b.scale.setScalar(1.28)
  g.add(a, b)
  const st: [number, number, number, string, string, string][] = [
    [-1.5, 1.2, 6, '#0f3f8c', '#f4efe0', '50'],
    [-0.35, 1.75, 4, '#a3121f', '#f4efe0', '5'],
    [0.85, 1.65, 7, '#17171d', '#d9b45a', '100'],
    [1.75, 0.9, 9, '#14653a', '#f4efe0', '25']
  ]
  for (const [x, z, n, c, s, l] of st) {
    const q = chipStack(k, n, c, s, l)
    q.position.set(x, -0.62, z)
    q.scale.setScalar(0.92)
    g.add(q)
  }
  return g
}
export const baccarat: Motif = k => {
  const g = group()
  const f = [
    ['9', 'heart'],
    ['K', 'spade'],
    ['A', 'diamond'],
    ['8', 'club']
  ]
  f.forEach(([r, s], i) => {
    const c = card(r, s, '#3a0a14')
    const a = 0.5 - i * 0.34
    c.position.set(-Math.sin(a) * 2.6, Math.cos(a) * 2.4 - 1.55, i * 0.07)
    c.rotation.set(-0.1, 0.1, a)
    c.scale.setScalar(1.22)
    g.add(c)
  })
  const c = chipStack(k, 1, '#7c0f1c', '#e6c46c', '')
  for (let i = 0; i < 7; i++) {
    const q = chip(['#7c0f1c', '#17171d', '#caa14a'][i % 3], '#f4e6c0', '')
    g.add(
      mesh(
        q.geo,
        q.mats as any,
        [
          [-1.4, -0.8, 0.1, 0.9, 1.6, -0.3, 0.6][i],
          -0.95 + [0.1, -0.1, 0.22, -0.05, 0.15, -0.42, -0.45][i],
          1.1 + i * 0.08
        ],
        [
          [1.2, 1.4, 0.9, 1.3, 1.1, 0.5, 0.4][i],
          [0.3, 0.8, 0.1, 0.5, -0.4, 0, 0][i],
          [0.5, -0.3, 0.1, -0.5, 0.6, 0.1, -0.1][i]
        ]
      )
    )
  }
  void c
  return g
}
export const moneyWheel: Motif = k => {
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
