import { type Art, lettered } from './title.ts'

/** Subjects out of the middle, long warm light, a copper edge and ferns in the corners. */
export const copperFern: readonly Art[] = [
  {
    slug: 'saguaro-sundown',
    motif: 'cactus',
    place: 'canyon',
    seed: 5,
    at: [-0.85, 1.1, 0],
    scale: 1.02,
    zoom: { k: 1.3, x: -0.05, y: -0.12 },
    text: lettered('SAGUARO|SUNDOWN', 'Sancreek', 'orange', {
      maxSize: 126,
      lead: 8,
      outlineW: 8,
      bevel: 12
    })
  },
  {
    slug: 'silver-spur-express',
    motif: 'locomotive',
    place: 'canyonNight',
    seed: 9,
    at: [-0.1, 0.9, 0],
    scale: 1.1,
    text: lettered('SILVER SPUR|EXPRESS', 'Rye', 'silver', {
      maxSize: 120,
      scale: [0.66, 1],
      lead: 10
    })
  },
  {
    slug: 'lamp-at-dry-creek',
    motif: 'oilLamp',
    place: 'saloon',
    seed: 13,
    at: [0.85, 1.05, 0],
    scale: 1.08,
    o: { metal: 'gold', glow: '#ff9a3a' },
    text: lettered('LAMP AT|DRY CREEK', 'Alfa Slab One', 'gold', {
      maxSize: 124,
      scale: [0.8, 1],
      lead: 10
    })
  },
  {
    slug: 'ten-gallon-jack',
    motif: 'cowboyHat',
    place: 'mesaDawn',
    seed: 17,
    at: [0.2, 1.25, 0],
    scale: 1.1,
    text: lettered('TEN GALLON|JACK', 'Alfa Slab One', 'cream', {
      maxSize: 176,
      scale: [0.46, 1],
      lead: 10,
      outline: '#4a1c0c'
    })
  },
  {
    slug: 'dynamite-dividend',
    motif: 'dynamite',
    place: 'mine',
    seed: 21,
    at: [-0.25, 1.2, 0],
    scale: 1.04,
    text: lettered('DYNAMITE|DIVIDEND', 'Black Ops One', 'candy', {
      maxSize: 110,
      lead: 10,
      outline: '#2a0604',
      scale: [1, 0.98]
    })
  },
  {
    slug: 'nugget-run',
    motif: 'mineCart',
    place: 'mine',
    seed: 25,
    at: [0.25, 1.0, 0],
    scale: 1.08,
    zoom: { k: 1.25, x: -0.05, y: -0.15, flip: true },
    scatter: { kind: 'embers', n: 14 },
    text: lettered('NUGGET|RUN', 'Bungee', 'gold', { maxSize: 150, lead: 8, scale: [0.82, 1.05] })
  },
  {
    slug: 'fern-and-fossil',
    motif: 'nautilus',
    place: 'rainforest',
    seed: 29,
    at: [0.4, 1.3, 0],
    scale: 1.16,
    o: { plain: true },
    text: lettered('FERN &|FOSSIL', 'Uncial Antiqua', 'copper', {
      maxSize: 160,
      lead: 4,
      scale: [0.8, 1]
    })
  },
  {
    slug: 'toucan-tango',
    motif: 'toucan',
    place: 'rainforest',
    seed: 33,
    at: [0.35, 1.15, 0],
    scale: 1.2,
    zoom: { k: 1.3, x: -0.3, y: -0.05, flip: true },
    text: lettered('TOUCAN|TANGO', 'Bangers', 'orange', { maxSize: 176, lead: 6, outlineW: 9 })
  },
  {
    slug: 'jade-totem',
    motif: 'mask',
    place: 'jungleNight',
    seed: 37,
    at: [-0.45, 1.05, 0],
    scale: 1.08,
    o: {
      color: 0x1fae7a,
      stone: 'amber',
      glow: 0xffb43a,
      plain: true,
      colors: [0xd8641a, 0xffc23a, 0x8a1c3a]
    },
    props: [{ motif: 'sunDisc', at: [-0.45, 1.4, -1.4], scale: 1.05 }],
    text: lettered('JADE|TOTEM', 'Caesar Dressing', 'jade', { maxSize: 170, lead: 8 })
  },
  {
    slug: 'snapdragon-supper',
    motif: 'flytrap',
    place: 'jungleNight',
    seed: 41,
    at: [0.1, 1.2, 0],
    scale: 1.12,
    zoom: { k: 1.25, x: -0.2, y: -0.1, flip: true },
    text: lettered('SNAPDRAGON|SUPPER', 'Creepster', 'berry', {
      maxSize: 160,
      scale: [0.72, 1],
      lead: 6,
      outline: '#f0ffd0',
      outlineW: 7
    })
  },
  {
    slug: 'butterfly-vault',
    motif: 'butterfly',
    place: 'jungle',
    seed: 45,
    at: [0.1, 1.25, 0],
    scale: 1.02,
    turn: [0, 0, 0.1],
    zoom: { k: 1.35, x: -0.05, y: -0.25 },
    text: lettered('BUTTERFLY|VAULT', 'Abril Fatface', 'sky', {
      maxSize: 140,
      scale: [0.78, 1],
      lead: 8,
      outlineW: 9
    })
  },
  {
    slug: 'orchid-temple',
    motif: 'orchid',
    place: 'jungle',
    seed: 49,
    at: [0.55, 1.2, 0],
    scale: 1.12,
    text: lettered('ORCHID|TEMPLE', 'Cinzel', 'violet', {
      weight: 900,
      maxSize: 140,
      lead: 10,
      outline: '#0a2a14'
    })
  },
  {
    slug: 'balloon-boulevard',
    motif: 'balloon',
    place: 'skyDay',
    seed: 53,
    at: [-0.4, 1.35, 0],
    scale: 1.0,
    text: lettered('BALLOON|BOULEVARD', 'Shrikhand', 'candy', {
      maxSize: 128,
      lead: 0,
      lean: -4,
      bed: false,
      outlineW: 10
    })
  },
  {
    slug: 'pineapple-parade',
    motif: 'pineapple',
    place: 'burstTeal',
    seed: 57,
    at: [0, 1.0, 0],
    scale: 0.98,
    o: { glow: 1 },
    text: lettered('Pineapple|Parade', 'Lilita One', 'lemon', {
      maxSize: 130,
      lead: 2,
      arc: 10,
      bed: false,
      outlineW: 11
    })
  },
  {
    slug: 'acorn-assembly',
    motif: 'acorn',
    place: 'autumnWood',
    seed: 61,
    at: [0.2, 1.2, 0],
    scale: 1.08,
    text: lettered('ACORN|ASSEMBLY', 'Berkshire Swash', 'cream', {
      maxSize: 146,
      lead: 0,
      outline: '#3a1608',
      outlineW: 9
    })
  }
]
