import * as THREE from 'three'
import { canvas, type G, texture } from '../core/canvas.ts'
import { group, mesh } from '../core/geometry.ts'
import { TAU } from '../core/math.ts'
import type { Kit } from '../core/motif.ts'

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

function cardFace(rank: string, suit: string) {
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
  const n = Number.parseInt(rank, 10)
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
    for (const [x, y] of cols[n] ?? cols[9]) pip(x, y, 100)
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
        c.mats,
        [(k.r() - 0.5) * 0.07, 0.07 + i * 0.142, (k.r() - 0.5) * 0.07],
        [0, k.r() * 6, 0]
      )
    )
  return g
}
