import { type Art, lettered } from './title.ts'

/** Full-bleed water, light from above, letters on an arc. */
export const halcyonReels: readonly Art[] = [
  {
    slug: 'emerald-tide',
    motif: 'bigGem',
    place: 'deepSea',
    seed: 7,
    at: [0, 1.35, 0],
    scale: 1.1,
    o: {
      stone: 'emerald',
      cut: 'brilliant',
      gain: 1.35,
      rot: [0.62, 0.2, 0.12],
      small: [
        [-2.1, -1.9, 0.6, 0.5],
        [2, -1.7, 0.4, 0.6],
        [-1.9, 2, -1, 0.38],
        [2.1, 1.9, -0.8, 0.34]
      ],
      smallStones: ['emerald', 'aqua', 'sapphire']
    },
    text: lettered('EMERALD|TIDE', 'Cinzel', 'jade', {
      weight: 900,
      arc: -12,
      lead: 8,
      scale: [0.72, 1],
      maxSize: 158,
      bevel: 16
    })
  },
  {
    slug: 'captains-reckoning',
    motif: 'shipWheel',
    place: 'storm',
    seed: 6,
    at: [-0.9, 1.3, 0],
    scale: 1.25,
    turn: [0, 0.25, 0.2],
    text: lettered('CAPTAIN’S|RECKONING', 'Pirata One', 'plaque', {
      scale: [0.82, 1],
      maxSize: 122,
      lead: 12,
      width: 500
    })
  },
  {
    slug: 'sunken-hoard',
    motif: 'chest',
    place: 'abyss',
    seed: 19,
    at: [0.1, 0.75, 0],
    scale: 1.16,
    scatter: { kind: 'coins', n: 9 },
    text: lettered('Sunken|HOARD', 'Luckiest Guy', 'gold', {
      scale: [0.62, 1],
      maxSize: 160,
      lead: 8,
      arc: 10,
      outline: '#04233a'
    })
  },
  {
    slug: 'pearl-drift',
    motif: 'pearlShell',
    place: 'reef',
    seed: 23,
    at: [0, 1.15, 0],
    scale: 1.08,
    scatter: { kind: 'pearls', n: 12 },
    text: lettered('Pearl|Drift', 'Shrikhand', 'aqua', {
      maxSize: 168,
      lead: -4,
      outline: '#04304a',
      outlineW: 10,
      scale: [0.9, 1]
    })
  },
  {
    slug: 'tide-of-coins',
    motif: 'bigCoin',
    place: 'lagoon',
    seed: 27,
    at: [0, 1.05, 0],
    scale: 1.1,
    o: { count: 130 },
    scatter: { kind: 'coins', n: 14 },
    text: lettered('TIDE OF|COINS', 'Titan One', 'lemon', {
      scale: [0.6, 1],
      maxSize: 150,
      arc: 12,
      outlineW: 11,
      bed: false
    })
  },
  {
    slug: 'trident-nine',
    motif: 'trident',
    place: 'whirl',
    seed: 31,
    at: [0.15, 1.15, 0],
    scale: 1.02,
    o: { stone: 'sapphire' },
    text: lettered('TRIDENT|NINE', 'Caesar Dressing', 'gold', {
      scale: [0.78, 1],
      maxSize: 170,
      lead: 10,
      outline: '#04203c'
    })
  },
  {
    slug: 'anchor-bay',
    motif: 'anchor',
    place: 'harbour',
    seed: 35,
    at: [0.55, 1.2, 0],
    scale: 1.06,
    turn: [0.05, -0.5, -0.28],
    text: lettered('ANCHOR|BAY', 'Alfa Slab One', 'cream', {
      maxSize: 150,
      lead: 12,
      outline: '#2a1430',
      outlineW: 10,
      scale: [0.76, 1]
    })
  },
  {
    slug: 'eight-arm-bounty',
    motif: 'octopus',
    place: 'abyss',
    seed: 43,
    at: [0, 1.25, 0],
    scale: 1.18,
    o: { color: 0x8a2ac8, color2: 0xff9ad8, glow: 0xffd23a },
    props: [{ motif: 'coinStack', at: [0, -1.5, 0.8], scale: 0.55 }],
    text: lettered('EIGHT-ARM|BOUNTY', 'Luckiest Guy', 'berry', {
      scale: [0.66, 1],
      maxSize: 140,
      lead: 8
    })
  },
  {
    slug: 'moonlit-nautilus',
    motif: 'nautilus',
    place: 'moonSea',
    seed: 47,
    at: [-0.25, 1.15, 0],
    scale: 1.18,
    text: lettered('MOONLIT|NAUTILUS', 'Righteous', 'silver', {
      scale: [0.74, 1],
      maxSize: 124,
      lead: 12,
      outline: '#0a1440'
    })
  },
  {
    slug: 'sapphire-undertow',
    motif: 'bigGem',
    place: 'whirl',
    seed: 51,
    at: [0.35, 1.5, 0],
    scale: 1.32,
    o: { stone: 'sapphire', cut: 'emerald', gain: 1.7, rot: [1.0, 0.5, 0.3] },
    zoom: { k: 1.25, x: -0.12, y: -0.1 },
    text: lettered('SAPPHIRE|UNDERTOW', 'Cinzel', 'ice', {
      weight: 900,
      maxSize: 116,
      lead: 12,
      scale: [0.96, 1]
    })
  },
  {
    slug: 'coral-crown',
    motif: 'coralCrown',
    place: 'reef',
    seed: 55,
    at: [0, 1.15, 0],
    scale: 1.08,
    zoom: { k: 1.2, x: -0.2, y: -0.05, flip: true },
    text: lettered('CORAL|CROWN', 'Chango', 'candy', {
      maxSize: 138,
      lead: 10,
      arc: -10,
      outlineW: 10
    })
  },
  {
    slug: 'conch-call',
    motif: 'conch',
    place: 'lagoon',
    seed: 59,
    at: [0.1, 1.0, 0],
    scale: 1.28,
    zoom: { k: 1.3, x: -0.3, y: -0.18, flip: true },
    text: lettered('Conch|Call', 'Berkshire Swash', 'orange', {
      maxSize: 182,
      lead: -6,
      outlineW: 11,
      bed: false
    })
  },
  {
    slug: 'true-north-bounty',
    motif: 'compass',
    place: 'chartTable',
    seed: 63,
    at: [0.05, 0.95, 0],
    scale: 1.12,
    text: lettered('TRUE NORTH|BOUNTY', 'Rye', 'gold', {
      scale: [0.62, 1],
      maxSize: 140,
      lead: 10,
      outline: '#2a1204'
    })
  },
  {
    slug: 'whale-road',
    motif: 'whaleTail',
    place: 'icebergs',
    seed: 67,
    at: [0, 0.3, 0],
    scale: 0.9,
    text: lettered('WHALE|ROAD', 'Germania One', 'silver', {
      maxSize: 190,
      lead: 6,
      outline: '#062a4a',
      track: 0.03
    })
  },
  {
    slug: 'skerry-light',
    motif: 'lighthouse',
    place: 'nightCliff',
    seed: 71,
    at: [0.75, 1.0, 0],
    scale: 1.02,
    text: lettered('SKERRY|LIGHT', 'Bebas Neue', 'lemon', {
      maxSize: 190,
      lead: 10,
      outline: '#041a28',
      outlineW: 9,
      track: 0.02
    })
  }
]
