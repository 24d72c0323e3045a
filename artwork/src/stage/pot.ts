import * as THREE from 'three'
import { canvas } from '../core/canvas.ts'
import { group } from '../core/geometry.ts'
import type { Lights } from '../core/light.ts'
import { rng } from '../core/math.ts'
import type { MotifOptions } from '../core/motif.ts'
import { pot } from '../motifs/pot.ts'
import { contact } from './finish.ts'
import { dispose, drawLayer, renderer, rig } from './renderer.ts'

const pots: Record<string, { readonly o: MotifOptions; readonly light: Lights }> = {
  mini: {
    o: { metal: 'bronze' },
    light: { key: '#ffe8d0', fill: '#8a4a2a', left: '#ff9a5a', right: '#6ac0a0', ground: '#5a2a14' }
  },
  super: {
    o: { metal: 'silver', stone: 'sapphire' },
    light: { key: '#ffffff', fill: '#5a7aa0', left: '#8ab8ff', right: '#d0e0ff', ground: '#2a3a5a' }
  },
  epic: {
    o: { metal: 'gold', stone: 'ruby' },
    light: { key: '#fff4d8', fill: '#c98a2a', left: '#ffb04a', right: '#ff5a7a', ground: '#7a4a14' }
  }
}

/** Draws a jackpot's pot on transparent ground, 640 px square. */
export function drawPot(name: string) {
  const found = pots[name]
  if (!found) throw new Error(`no pot ${name}`)
  const w = 640
  const view = renderer(w, w, 0.98)
  const [picture, g] = canvas(w, w)
  const scene = new THREE.Scene()
  rig(view, scene, found.light)
  const urn = group(pot({ r: rng(50 + name.length), L: found.light }, found.o))
  urn.position.set(0, 0.1, 0)
  scene.add(urn)
  const camera = new THREE.PerspectiveCamera(30, 1, 0.1, 100)
  camera.position.set(0, 1.2, 12.2)
  camera.lookAt(0, 0.2, 0)
  contact(g, w / 2, w * 0.86, w * 0.4)
  drawLayer(g, view, scene, camera, w, w, { n: 0, bloom: 0.3 })
  dispose(scene)
  return picture
}
