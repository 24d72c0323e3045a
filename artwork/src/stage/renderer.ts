import * as THREE from 'three'
import { canvas, type G } from '../core/canvas.ts'
import { type Lights, studioEnv } from '../core/light.ts'

const OVERSAMPLING = 0.86
let shared: THREE.WebGLRenderer | undefined

/** The one renderer of the page, set to a picture size. */
export function renderer(w: number, h: number, exposure = 0.92, oversampling = OVERSAMPLING) {
  shared ??= new THREE.WebGLRenderer({
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: true
  })
  shared.setPixelRatio(oversampling)
  shared.setSize(w, h)
  shared.toneMapping = THREE.ACESFilmicToneMapping
  shared.toneMappingExposure = exposure
  shared.shadowMap.enabled = true
  shared.shadowMap.type = THREE.PCFShadowMap
  shared.setClearColor(0, 0)
  return shared
}

const tents = new Map<string, THREE.Texture>()
const tent = (view: THREE.WebGLRenderer, light: Lights) => {
  const key = JSON.stringify(light)
  const found = tents.get(key) ?? studioEnv(view, light)
  tents.set(key, found)
  return found
}

/** Lights a scene in a place's colours: light tent, key with shadow, two rims, light from the ground. */
export function rig(view: THREE.WebGLRenderer, scene: THREE.Scene, light: Lights, quiet = false) {
  scene.environment = tent(view, light)
  scene.environmentIntensity = light.envI ?? (quiet ? 0.8 : 0.95)
  const add = <L extends THREE.Light>(lamp: L, x: number, y: number, z: number): L => {
    lamp.position.set(x, y, z)
    lamp.layers.enableAll()
    scene.add(lamp)
    return lamp
  }
  const key = add(new THREE.DirectionalLight(light.key, 1.9 * (light.keyI ?? 1)), -3, 7, 6)
  key.castShadow = true
  key.shadow.mapSize.set(768, 768)
  Object.assign(key.shadow.camera, { left: -5, right: 5, top: 5, bottom: -5, near: 1, far: 20 })
  key.shadow.bias = -0.0006
  key.shadow.normalBias = 0.03
  key.shadow.radius = 5
  const rim = 36 * (light.rimI ?? 1)
  add(new THREE.PointLight(light.left, rim), -4.5, 2.2, -2.2)
  add(new THREE.PointLight(light.right, rim), 4.6, 1.4, -2)
  add(new THREE.PointLight(light.ground, 12), 0, -3.5, 3)
}

export interface Layer {
  readonly n: number
  readonly blur?: number
  readonly bloom?: number
}

/** Draws one depth of the scene over the picture, with its own blur and its own bloom. */
export function drawLayer(
  g: G,
  view: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  w: number,
  h: number,
  { n, blur = 0, bloom = 0 }: Layer
) {
  camera.layers.set(n)
  // only what stands in focus throws shadows worth their time
  view.shadowMap.autoUpdate = false
  view.shadowMap.needsUpdate = n === 0
  view.clear()
  view.render(scene, camera)
  g.save()
  if (blur) g.filter = `blur(${blur}px)`
  g.drawImage(view.domElement, 0, 0, w, h)
  if (bloom) {
    const [half, q] = canvas(w >> 1, h >> 1)
    q.filter = 'brightness(.72) contrast(3.4)'
    q.drawImage(view.domElement, 0, 0, w >> 1, h >> 1)
    g.globalCompositeOperation = 'screen'
    for (const [radius, alpha] of [
      [4, 0.3],
      [14, 0.3],
      [38, 0.26]
    ] as const) {
      g.filter = `blur(${radius}px)`
      g.globalAlpha = alpha * bloom
      g.drawImage(half, 0, 0, w, h)
    }
  }
  g.restore()
}

/** Frees what a drawn scene holds on the card. */
export function dispose(scene: THREE.Scene) {
  scene.traverse(o => {
    if (o instanceof THREE.Mesh && !o.geometry.userData['shared']) o.geometry.dispose()
  })
}
