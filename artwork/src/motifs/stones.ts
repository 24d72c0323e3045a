import * as THREE from 'three'
import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import { TAU } from '../core/math.ts'
import type { Kit } from '../core/motif.ts'

/** Cut stones: a convex body given by its facet planes, ray-traced inside the fragment shader
 *  (refraction in, up to six inner reflections, refraction out, once per colour channel for dispersion). */
type Plane = [number, number, number, number]

export const P = (az: number, tilt: number, d: number): Plane => [
  Math.sin(tilt) * Math.cos(az),
  Math.cos(tilt),
  Math.sin(tilt) * Math.sin(az),
  d
]

const through = (az: number, tilt: number, rad: number, y: number): Plane =>
  P(az, tilt, Math.sin(tilt) * rad + Math.cos(tilt) * y)

const D = Math.PI / 180

const cuts = {
  brilliant(): Plane[] {
    const p: Plane[] = []
    const g = 0.03,
      t = 0.56,
      ht = g + (1 - t) * Math.tan(34 * D)
    p.push([0, 1, 0, ht])
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TAU
      p.push(through(a, 34 * D, 1, g))
      p.push(through(a + TAU / 16, 23 * D, t * Math.cos(TAU / 16), ht))
      p.push(through(a, 180 * D - 41 * D, 0.985, -g))
    }
    for (let i = 0; i < 16; i++) {
      const a = ((i + 0.5) / 16) * TAU
      p.push(through(a, 41 * D, 0.985, g))
      p.push(through(a, 180 * D - 44.5 * D, 0.985, -g))
      p.push([Math.cos(a), 0, Math.sin(a), 0.985])
    }
    return p
  },
  emerald(): Plane[] {
    const p: Plane[] = []
    const ex = 1,
      ez = 0.74
    const side = (az: number, R: number) => {
      for (const [tl, k, y] of [
        [90, 1, 0],
        [58, 1, 0.06],
        [42, 0.955, 0.17],
        [27, 0.87, 0.29]
      ] as number[][])
        p.push(through(az, tl * D, R * k, y))
      for (const [tl, k, y] of [
        [122, 1, -0.06],
        [135, 0.9, -0.24],
        [148, 0.66, -0.52]
      ] as number[][])
        p.push(through(az, tl * D, R * k, y))
    }
    side(0, ex)
    side(Math.PI, ex)
    side(Math.PI / 2, ez)
    side(-Math.PI / 2, ez)
    for (let i = 0; i < 4; i++) {
      const a = Math.atan2(0.74, 1)
      side([a, Math.PI - a, Math.PI + a, -a][i], 1.0)
    }
    p.push([0, 1, 0, 0.4])
    return p
  },
  rose(): Plane[] {
    const p: Plane[] = []
    p.push([0, 1, 0, 0.3])
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TAU
      p.push(through(a, 42 * D, 1, 0.02), through(a + TAU / 16, 138 * D, 1, -0.02), [
        Math.cos(a + 0.4),
        0,
        Math.sin(a + 0.4),
        0.99
      ])
    }
    return p
  },
  point(n = 6, h = 1.5, tip = 34): Plane[] {
    const p: Plane[] = [[0, -1, 0, h]]
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        w = 1 - (i % 2) * 0.16
      p.push([Math.cos(a), 0.0, Math.sin(a), w])
      p.push(through(a, (90 - tip - (i % 3) * 5) * D, w, h - 0.1))
    }
    return p
  }
}

const solids = new Map<string, { geo: THREE.BufferGeometry; planes: THREE.Vector4[] }>()

function solid(key: string, planes: Plane[]) {
  const hit = solids.get(key)
  if (hit) return hit
  const v: THREE.Vector3[] = []
  const m = new THREE.Matrix3()
  const n = planes.length
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      for (let k = j + 1; k < n; k++) {
        const a = planes[i],
          b = planes[j],
          c = planes[k]
        m.set(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2])
        if (Math.abs(m.determinant()) < 1e-4) continue
        const x = new THREE.Vector3(a[3], b[3], c[3]).applyMatrix3(m.invert())
        if (
          planes.every(p => p[0] * x.x + p[1] * x.y + p[2] * x.z <= p[3] + 1e-4) &&
          !v.some(q => q.distanceToSquared(x) < 1e-6)
        )
          v.push(x)
      }
  const r = { geo: new ConvexGeometry(v), planes: planes.map(p => new THREE.Vector4(...p)) }
  solids.set(key, r)
  return r
}

const frag = /* glsl */ `
precision highp float; varying vec3 vP; varying vec3 vN; varying vec3 vC; uniform vec4 planes[80]; uniform int count; uniform mat3 toWorld; uniform vec3 absorb, keyC, leftC, rightC, groundC; uniform float ior, disp, gain;
vec3 light(vec3 l){ vec3 d=normalize(toWorld*l); vec3 c=mix(groundC*.35, keyC*.16, smoothstep(-.6,.9,d.y));
 vec2 q=d.xz/(abs(d.y)+.35); float grid=smoothstep(.55,.95,sin(q.x*5.)*sin(q.y*5.+1.)); c+=keyC*grid*.9*step(-.15,d.y);
 c+=keyC*4.6*smoothstep(.86,.9,dot(d,normalize(vec3(-.35,.8,.5)))); c+=keyC*2.6*smoothstep(.93,.95,dot(d,normalize(vec3(.6,.3,.75))));
 c+=leftC*4.2*smoothstep(.8,.86,dot(d,normalize(vec3(-.9,.15,-.3)))); c+=rightC*4.2*smoothstep(.8,.86,dot(d,normalize(vec3(.95,.1,-.2)))); c+=vec3(1.)*6.*smoothstep(.975,.985,dot(d,normalize(vec3(.2,.55,.8))));
 c+=keyC*2.5*smoothstep(.9,.93,dot(d,normalize(vec3(.1,-.5,-.85)))); c*=.35+.65*smoothstep(.02,.3,length(fract(q*1.3)-.5)); return c; }
vec3 one(vec3 ro, vec3 rd, vec3 n, float io){ vec3 d=refract(rd,n,1./io); vec3 p=ro; float len=0.; vec3 acc=vec3(0.); float w=1.;
 for(int b=0;b<6;b++){ float t=1e9; vec3 hn=vec3(0.,1.,0.); for(int i=0;i<80;i++){ if(i>=count)break; float dn=dot(planes[i].xyz,d); if(dn>1e-4){ float k=(planes[i].w-dot(planes[i].xyz,p))/dn; if(k>1e-4&&k<t){t=k;hn=planes[i].xyz;} } }
  p+=d*t; len+=t; vec3 o=refract(d,-hn,io); float f=1.; if(dot(o,o)>.01){ float c=dot(o,hn); float r0=pow((io-1.)/(io+1.),2.); f=r0+(1.-r0)*pow(1.-c,5.); acc+=w*(1.-f)*light(o)*exp(-absorb*len); } w*=f; d=reflect(d,-hn); if(w<.03)break; }
 acc+=w*light(d)*.5*exp(-absorb*len); return acc; }
void main(){ vec3 n=normalize(vN); vec3 rd=normalize(vP-vC); float r0=pow((ior-1.)/(ior+1.),2.); float f=r0+(1.-r0)*pow(1.-max(dot(-rd,n),0.),5.);
 vec3 c=vec3(one(vP,rd,n,ior-disp).r, one(vP,rd,n,ior).g, one(vP,rd,n,ior+disp).b); vec3 rf=light(reflect(rd,n)); c*=(1.-f)*gain; c/=1.+.8*max(c.r,max(c.g,c.b)); c=c*1.25+rf*f*.26; c+=exp(-absorb*1.1)*keyC*.10; gl_FragColor=vec4(c,1.);
 #include <tonemapping_fragment>
 #include <colorspace_fragment>
}`

const vert = /* glsl */ `varying vec3 vP; varying vec3 vN; varying vec3 vC; uniform vec3 camLocal; void main(){ vP=position; vN=normal; vC=camLocal; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }`

export const stones: Record<string, number[]> = {
  emerald: [3.2, 0.16, 1.5],
  ruby: [0.1, 3.6, 2.2],
  sapphire: [2.6, 1.25, 0.16],
  diamond: [0.05, 0.04, 0.02],
  amber: [0.12, 0.9, 3.2],
  amethyst: [0.62, 2.1, 0.14],
  aqua: [1.5, 0.3, 0.2],
  rose: [0.1, 1.1, 0.7]
}

const isCut = (name: string): name is keyof typeof cuts => name in cuts
const planesOf = (cut: string, o: { n?: number; h?: number; tip?: number }): Plane[] => {
  if (!isCut(cut)) throw new Error(`no cut ${cut}`)
  return cut === 'point' ? cuts.point(o.n, o.h, o.tip) : cuts[cut]()
}

export function gem(
  k: Kit,
  cut: string,
  stone: string | number[],
  o: { gain?: number; ior?: number; disp?: number; n?: number; h?: number; tip?: number } = {}
) {
  const key = cut + JSON.stringify([o.n, o.h, o.tip])
  const { geo, planes } = solid(key, planesOf(cut, o))
  const C = (h: string) => new THREE.Color(h)
  const pl = planes.slice()
  while (pl.length < 80) pl.push(new THREE.Vector4())
  const a = Array.isArray(stone) ? stone : stones[stone]
  const m = new THREE.ShaderMaterial({
    vertexShader: vert,
    fragmentShader: frag,
    uniforms: {
      planes: { value: pl },
      count: { value: planes.length },
      toWorld: { value: new THREE.Matrix3() },
      camLocal: { value: new THREE.Vector3() },
      absorb: { value: new THREE.Vector3(...a) },
      keyC: { value: C('#ffffff').lerp(C(k.L.key), 0.25) },
      leftC: { value: C(k.L.left) },
      rightC: { value: C(k.L.right) },
      groundC: { value: C(k.L.ground) },
      ior: { value: o.ior ?? 2.1 },
      disp: { value: o.disp ?? 0.05 },
      gain: { value: o.gain ?? 1.5 }
    }
  })
  const x = new THREE.Mesh(geo, m)
  x.onBeforeRender = (_r, _s, cam) => {
    m.uniforms.toWorld.value.setFromMatrix4(x.matrixWorld)
    m.uniforms.camLocal.value.copy(x.worldToLocal(cam.getWorldPosition(new THREE.Vector3())))
    m.uniformsNeedUpdate = true
  }
  return x
}
