import { type Art, type Camera, lettered } from './title.ts'

const low: Camera = { y: -1.7, z: 13.2, look: [0, 0.35, 0] }

/** Low cameras, embers, one hard light. */
export const obsidianMill: readonly Art[] = [
  {
    slug: 'crown-of-embers',
    motif: 'crown',
    place: 'forge',
    seed: 11,
    at: [0, 1.05, 0],
    scale: 1.2,
    text: lettered('CROWN OF|EMBERS', 'Metal Mania', 'ember', {
      scale: [0.6, 1],
      maxSize: 168,
      lead: 8
    })
  },
  {
    slug: 'dragons-vigil',
    motif: 'dragonEye',
    place: 'lava',
    seed: 21,
    at: [0, 1, 0],
    scale: 1.16,
    text: lettered('DRAGON’S|VIGIL', 'Cinzel', 'gold', {
      weight: 900,
      maxSize: 168,
      lead: 8,
      scale: [0.72, 1],
      outline: '#2a0404',
      outlineW: 10
    })
  },
  {
    slug: 'high-bones',
    motif: 'dice',
    place: 'smokeRoom',
    seed: 18,
    at: [0, 1.25, 0],
    scale: 1.28,
    o: { color: 0xb00a18 },
    text: lettered('HIGH|BONES', 'Alfa Slab One', 'copper', { maxSize: 156, lead: 10 })
  },
  {
    slug: 'the-ninth-vault',
    motif: 'vaultDoor',
    place: 'vault',
    seed: 16,
    at: [0, 1.15, 0],
    scale: 1.1,
    scatter: { kind: 'coins', n: 7 },
    text: lettered('THE NINTH|VAULT', 'Bebas Neue', 'silver', {
      scale: [0.56, 1],
      maxSize: 210,
      lead: 10
    })
  },
  {
    slug: 'anvil-oath',
    motif: 'anvil',
    place: 'forge',
    seed: 33,
    at: [0.1, 1.0, 0],
    scale: 1.05,
    camera: low,
    zoom: { k: 1.25, x: -0.2, y: -0.12, flip: true },
    text: lettered('ANVIL|OATH', 'New Rocker', 'silver', {
      maxSize: 190,
      lead: 4,
      outline: '#1a0604'
    })
  },
  {
    slug: 'cinder-plume',
    motif: 'feather',
    place: 'volcano',
    seed: 37,
    at: [0, 1.2, 0],
    scale: 1.05,
    o: { count: 3 },
    camera: low,
    text: lettered('CINDER|PLUME', 'Uncial Antiqua', 'ember', {
      maxSize: 150,
      lead: 8,
      scale: [0.94, 1]
    })
  },
  {
    slug: 'chalice-of-ash',
    motif: 'chalice',
    place: 'cathedral',
    seed: 41,
    at: [0, 1.2, 0],
    scale: 1.08,
    camera: low,
    o: { metal: 'silver', stones: ['ruby', 'amethyst'] },
    text: lettered('CHALICE|OF ASH', 'Grenze Gotisch', 'silver', {
      weight: 900,
      maxSize: 170,
      lead: 8,
      outline: '#160a1c',
      scale: [1, 0.84]
    })
  },
  {
    slug: 'obsidian-rose',
    motif: 'rose',
    place: 'emberWood',
    seed: 45,
    at: [0, 1.45, 0],
    scale: 1.12,
    o: { color: 0x1c0c14, color2: 0xff3a4a },
    text: lettered('OBSIDIAN|ROSE', 'Abril Fatface', 'blood', {
      maxSize: 180,
      lead: 10,
      scale: [0.8, 1.05],
      outlineW: 8,
      bevel: 10
    })
  },
  {
    slug: 'the-wardens-key',
    motif: 'ornateKey',
    place: 'cellar',
    seed: 49,
    at: [0, 1.2, 0],
    scale: 1.08,
    o: { metal: 'bronze', stone: 'emerald' },
    text: lettered('THE WARDEN’S|KEY', 'Pirata One', 'copper', {
      maxSize: 230,
      lead: 6,
      scale: [0.5, 1]
    })
  },
  {
    slug: 'powder-and-plunder',
    motif: 'cannon',
    place: 'cellar',
    seed: 53,
    at: [-0.1, 1.0, 0],
    scale: 1.08,
    camera: low,
    zoom: { k: 1.3, x: -0.02, y: -0.1 },
    text: lettered('POWDER &|PLUNDER', 'Black Ops One', 'ember', {
      maxSize: 128,
      lead: 12,
      scale: [0.84, 1]
    })
  },
  {
    slug: 'basilisk-hour',
    motif: 'dragonEye',
    place: 'jungleNight',
    seed: 57,
    at: [0.75, 1.15, 0],
    scale: 1.42,
    turn: [0, 0.1, -0.32],
    o: { iris: ['#fffbd0', '#a8e81a', '#0a6a3a'], color: 0x0c3a2a, color2: 0x5ac83a },
    text: lettered('BASILISK|HOUR', 'Metal Mania', 'lime', {
      maxSize: 160,
      lead: 6,
      scale: [0.9, 1.05],
      outline: '#04140a'
    })
  },
  {
    slug: 'purse-of-vesper',
    motif: 'purse',
    place: 'volcano',
    seed: 61,
    at: [0, 0.95, 0],
    scale: 1.1,
    o: { color: 0x4a1c4a },
    zoom: { k: 1.25, x: -0.22, y: -0.06, flip: true },
    text: lettered('PURSE OF|VESPER', 'Cinzel', 'gold', {
      weight: 900,
      maxSize: 150,
      scale: [0.62, 1],
      outline: '#1a0410',
      lead: 10
    })
  },
  {
    slug: 'red-moon-raven',
    motif: 'corvid',
    place: 'redMoon',
    seed: 65,
    at: [0.2, 1.1, 0],
    scale: 1.02,
    o: { color2: 0xd83a3a, glow: 0xff3a1a },
    exposure: 0.85,
    text: lettered('RED MOON|RAVEN', 'Creepster', 'blood', {
      maxSize: 170,
      lead: 6,
      scale: [0.78, 1]
    })
  },
  {
    slug: 'furnace-sevens',
    motif: 'sevens',
    place: 'forge',
    seed: 69,
    at: [0, 1.35, 0],
    scale: 0.94,
    o: { colors: [0xff6a1a, 0xffd23a, 0xff6a1a], color: 0x5a0a04 },
    camera: { y: -2.4, z: 13, look: [0, 0.35, 0] },
    text: lettered('FURNACE|SEVENS', 'Bungee', 'ember', { maxSize: 124, lead: 12, scale: [0.9, 1] })
  },
  {
    slug: 'moth-to-gold',
    motif: 'butterfly',
    place: 'smokeRoom',
    seed: 73,
    at: [0, 1.35, 0],
    scale: 0.92,
    o: { color: '#8a5a14', color2: '#ffd23a', color3: '#c81c1c', metal: 'gold' },
    props: [{ motif: 'coinStack', at: [0, -1.0, -0.5], scale: 0.85, depth: 'back' }],
    text: lettered('MOTH TO|GOLD', 'Limelight', 'gold', { maxSize: 180, lead: 8, scale: [0.66, 1] })
  }
]
