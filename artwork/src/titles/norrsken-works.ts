import { type Art, lettered } from './title.ts'

/** Far horizons, cold rims, rime along the edges. */
export const norrskenWorks: readonly Art[] = [
  {
    slug: 'northlight-wolf',
    motif: 'wolf',
    place: 'aurora',
    seed: 5,
    text: lettered('NORTHLIGHT|WOLF', 'New Rocker', 'ice', {
      bevel: 13,
      maxSize: 178,
      lead: 6,
      scale: [0.6, 1]
    })
  },
  {
    slug: 'frostbound',
    motif: 'swordInStone',
    place: 'iceCave',
    seed: 8,
    at: [0, 1.0, 0],
    scale: 0.96,
    o: { ice: true },
    text: lettered('FROST|BOUND', 'Black Ops One', 'ice', { maxSize: 146, lead: 10 })
  },
  {
    slug: 'amethyst-seam',
    motif: 'crystals',
    place: 'crystalCave',
    seed: 20,
    at: [0, 1.4, 0],
    scale: 1.1,
    o: { stones: ['amethyst', 'rose', 'aqua'] },
    text: lettered('AMETHYST|SEAM', 'Righteous', 'violet', {
      maxSize: 160,
      lead: 10,
      scale: [0.74, 1]
    })
  },
  {
    slug: 'drakkar-dawn',
    motif: 'drakkar',
    place: 'fjordDawn',
    seed: 24,
    at: [-0.1, 0.85, 0],
    scale: 0.98,
    text: lettered('DRAKKAR|DAWN', 'Germania One', 'gold', {
      maxSize: 176,
      lead: 8,
      outline: '#1c1430',
      scale: [0.86, 1]
    })
  },
  {
    slug: 'rune-of-ravnhold',
    motif: 'runeStone',
    place: 'pineSnow',
    seed: 28,
    at: [-0.3, 1.05, 0],
    scale: 1.06,
    o: { glow: '#3ad8ff' },
    text: lettered('RUNE OF|RAVNHOLD', 'Caesar Dressing', 'aqua', {
      maxSize: 130,
      scale: [0.7, 1],
      lead: 10
    })
  },
  {
    slug: 'jarls-horn',
    motif: 'drinkingHorn',
    place: 'meadHall',
    seed: 32,
    at: [0, 1.1, 0],
    scale: 1.12,
    text: lettered('JARL’S|HORN', 'Uncial Antiqua', 'gold', {
      maxSize: 178,
      lead: 2,
      outline: '#1c0a04'
    })
  },
  {
    slug: 'glacier-heart',
    motif: 'bigGem',
    place: 'icebergs',
    seed: 36,
    at: [0, 1.3, 0],
    scale: 1.22,
    o: {
      stone: 'diamond',
      cut: 'rose',
      gain: 2,
      rot: [0.9, 0.3, 0.2],
      small: [
        [-2, -1.3, 0.4, 0.4],
        [1.9, 1.5, -0.4, 0.36]
      ],
      smallStones: ['aqua', 'aqua']
    },
    zoom: { k: 1.2, x: -0.1, y: -0.12 },
    text: lettered('GLACIER|HEART', 'Cinzel', 'ice', { weight: 900, maxSize: 148, lead: 10 })
  },
  {
    slug: 'snow-owl-council',
    motif: 'owl',
    place: 'aurora',
    seed: 40,
    at: [0, 1.2, 0],
    scale: 1.02,
    zoom: { k: 1.2, x: -0.15, y: -0.05, flip: true },
    text: lettered('SNOW OWL|COUNCIL', 'Uncial Antiqua', 'silver', {
      maxSize: 132,
      lead: 8,
      outline: '#0a1c3c'
    })
  },
  {
    slug: 'sixty-below',
    motif: 'snowCrystal',
    place: 'blizzard',
    seed: 44,
    at: [0, 1.35, 0],
    scale: 1.12,
    text: lettered('SIXTY|BELOW', 'Russo One', 'ink', {
      maxSize: 160,
      lead: 10,
      bed: false,
      outline: '#f4faff'
    })
  },
  {
    slug: 'shields-of-fimbul',
    motif: 'shield',
    place: 'meadHall',
    seed: 48,
    at: [0.1, 1.3, 0],
    scale: 0.98,
    o: { color: '#12466a', color2: '#e8dcc0' },
    zoom: { k: 1.3, x: -0.02, y: -0.2 },
    text: lettered('SHIELDS OF|FIMBUL', 'New Rocker', 'silver', {
      maxSize: 168,
      scale: [0.58, 1],
      lead: 8
    })
  },
  {
    slug: 'antlers-of-aurora',
    motif: 'stag',
    place: 'aurora',
    seed: 52,
    at: [0.1, 1.0, 0],
    scale: 1.06,
    o: { metal: 'silver', glow: '#5affd8' },
    zoom: { k: 1.35, x: -0.3, y: -0.02 },
    text: lettered('ANTLERS OF|AURORA', 'Grenze Gotisch', 'jade', {
      weight: 900,
      maxSize: 180,
      scale: [0.6, 1],
      lead: 8
    })
  },
  {
    slug: 'tarn-hammer',
    motif: 'warHammer',
    place: 'stormPeak',
    seed: 56,
    at: [0, 1.25, 0],
    scale: 1.05,
    text: lettered('TARN|HAMMER', 'Metal Mania', 'silver', {
      maxSize: 160,
      lead: 8,
      outline: '#0a1030'
    })
  },
  {
    slug: 'cabin-lantern',
    motif: 'oilLamp',
    place: 'cabin',
    seed: 60,
    at: [-1.0, 0.95, 0],
    scale: 0.98,
    o: { metal: 'iron', glow: '#ffb43a' },
    text: lettered('CABIN|LANTERN', 'Berkshire Swash', 'lemon', {
      maxSize: 146,
      lead: 2,
      outlineW: 10,
      scale: [0.86, 1]
    })
  },
  {
    slug: 'opal-fjord',
    motif: 'crystals',
    place: 'opalCave',
    seed: 64,
    at: [0, 1.5, 0],
    scale: 1.16,
    turn: [0, 0.8, 0.12],
    o: { stones: ['aqua', 'diamond', 'rose', 'aqua'] },
    text: lettered('OPAL|FJORD', 'Yeseva One', 'silver', {
      maxSize: 200,
      lead: 8,
      outlineW: 10,
      bevel: 8,
      outline: '#0a2440'
    })
  },
  {
    slug: 'silver-sleigh-bell',
    motif: 'sleighBell',
    place: 'sleighNight',
    seed: 68,
    at: [0, 1.15, 0],
    scale: 1.08,
    text: lettered('SILVER|SLEIGH BELL', 'Lilita One', 'silver', {
      maxSize: 112,
      lead: 8,
      scale: [1, 0.92],
      outline: '#3a0610'
    })
  }
]
