import * as THREE from 'three'

const flat = (value: number) => {
  const map = new THREE.DataTexture(new Uint8Array([value, value, value, 255]), 1, 1)
  map.needsUpdate = true
  return map
}
const white = flat(255)
const even = flat(128)
const POINT_LIGHTS = 4
const NEXT_TO_NOTHING = 1e-4

const dress = (material: THREE.Material) => {
  if (!(material instanceof THREE.MeshPhysicalMaterial)) return
  material.clearcoat ||= NEXT_TO_NOTHING
  if (material.sheen || material.iridescence) {
    material.sheen ||= NEXT_TO_NOTHING
    material.iridescence ||= NEXT_TO_NOTHING
  }
  material.map ??= white
  material.bumpMap ??= even
  material.roughnessMap ??= white
  material.emissiveMap ??= white
}

/**
 * Gives all materials of a scene the same features and the scene a fixed number of lights.
 * Compiling a shader by software takes longer than running it, so few programs serve all pictures.
 */
export function unify(scene: THREE.Scene) {
  let lamps = 0
  scene.traverse(o => {
    if (o instanceof THREE.PointLight) lamps++
    if (o instanceof THREE.Mesh)
      for (const m of [o.material].flat() as THREE.Material[]) dress(m)
  })
  for (; lamps < POINT_LIGHTS; lamps++) {
    const dark = new THREE.PointLight(0, 0)
    dark.layers.enableAll()
    scene.add(dark)
  }
}
