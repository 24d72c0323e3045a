import { type Art, lettered } from './title.ts'

/** Poster paper torn round the edge, title on top, things near and cropped. */
export const saltmarshNine: readonly Art[] = [
  {
    slug: 'marshlight',
    motif: 'oilLamp',
    place: 'marsh',
    seed: 3,
    at: [0.1, -0.55, 0],
    scale: 1.12,
    o: { metal: 'bronze', glow: '#b8ff5a' },
    text: lettered('MARSH|LIGHT', 'Rye', 'lime', {
      maxSize: 130,
      lead: 6,
      top: 62,
      width: 470,
      outline: '#0c1a08'
    })
  },
  {
    slug: 'smugglers-tithe',
    motif: 'barrel',
    place: 'cellar',
    seed: 7,
    at: [-0.3, -0.65, 0],
    scale: 1.22,
    props: [{ motif: 'coinStack', at: [1.35, -2.4, 1.2], scale: 0.6 }],
    text: lettered('SMUGGLER’S|TITHE', 'Pirata One', 'cream', {
      maxSize: 170,
      scale: [0.68, 1],
      lead: 2,
      top: 60,
      width: 470,
      outline: '#1a0f0a'
    })
  },
  {
    slug: 'black-flag-parish',
    motif: 'blackFlag',
    place: 'storm',
    seed: 11,
    at: [0.15, -0.6, 0],
    scale: 1.08,
    zoom: { k: 1.3, x: -0.25, y: -0.1, flip: true },
    text: lettered('BLACK FLAG|PARISH', 'Metal Mania', 'cream', {
      maxSize: 150,
      scale: [0.76, 1],
      lead: 4,
      top: 60,
      width: 470
    })
  },
  {
    slug: 'cannon-quay',
    motif: 'cannon',
    place: 'harbour',
    seed: 15,
    at: [-0.15, -0.75, 0],
    scale: 1.12,
    turn: [0, 1.3, 0],
    zoom: { k: 1.2, x: -0.15, y: -0.1, flip: true },
    o: { metal: 'iron' },
    text: lettered('CANNON|QUAY', 'Sancreek', 'gold', {
      maxSize: 150,
      lead: 6,
      top: 60,
      width: 460,
      outline: '#2a1030'
    })
  },
  {
    slug: 'fin-and-fortune',
    motif: 'sharkFin',
    place: 'seaDawn',
    seed: 19,
    at: [0, -0.6, 0],
    scale: 1.16,
    props: [
      { motif: 'bigCoin', at: [-1.75, -1.6, 0.6], scale: 0.34, turn: [0, 0, 0.4], o: { count: 1 } }
    ],
    text: lettered('FIN &|FORTUNE', 'Bebas Neue', 'ice', {
      maxSize: 176,
      scale: [0.8, 1],
      lead: 8,
      top: 62,
      width: 460
    })
  },
  {
    slug: 'bottle-of-marrow-isle',
    motif: 'bottle',
    place: 'lagoon',
    seed: 23,
    at: [0.1, -0.75, 0],
    scale: 1.08,
    turn: [0, 0, -0.35],
    text: lettered('BOTTLE OF|MARROW ISLE', 'Rye', 'cream', {
      maxSize: 100,
      scale: [0.82, 1],
      lead: 8,
      top: 64,
      width: 470,
      outline: '#0a3a5a'
    })
  },
  {
    slug: 'atlas-of-plenty',
    motif: 'treasureMap',
    place: 'chartTable',
    seed: 27,
    at: [0, -0.6, 0],
    scale: 1.12,
    zoom: { k: 1.35, x: -0.3, y: -0.2, flip: true },
    text: lettered('ATLAS OF|PLENTY', 'Berkshire Swash', 'gold', {
      maxSize: 150,
      scale: [0.72, 1],
      lead: 2,
      top: 62,
      width: 460
    })
  },
  {
    slug: 'spyglass-saints',
    motif: 'spyglass',
    place: 'seaDawn',
    seed: 31,
    at: [-0.1, -0.55, 0],
    scale: 1.14,
    zoom: { k: 1.4, x: -0.3, y: -0.25, flip: true },
    text: lettered('SPYGLASS|SAINTS', 'Uncial Antiqua', 'gold', {
      maxSize: 120,
      lead: 4,
      top: 62,
      width: 470,
      outline: '#1c2440'
    })
  },
  {
    slug: 'bullfrog-baron',
    motif: 'frog',
    place: 'marsh',
    seed: 35,
    at: [0, -0.75, 0],
    scale: 1.16,
    zoom: { k: 1.25, x: -0.2, y: -0.12, flip: true },
    text: lettered('BULLFROG|BARON', 'Luckiest Guy', 'lime', {
      maxSize: 130,
      scale: [0.82, 1],
      lead: 6,
      top: 64,
      width: 470
    })
  },
  {
    slug: 'dragonfly-dusk',
    motif: 'dragonfly',
    place: 'duskReeds',
    seed: 39,
    at: [-0.15, -0.85, 0],
    scale: 0.8,
    text: lettered('Dragonfly|Dusk', 'Kaushan Script', 'aqua', {
      maxSize: 150,
      scale: [0.82, 1],
      lead: -6,
      top: 60,
      width: 470,
      outline: '#241030'
    })
  },
  {
    slug: 'lotus-after-dark',
    motif: 'lotus',
    place: 'pondNight',
    seed: 43,
    at: [0, -0.6, 0],
    scale: 1.1,
    o: { color: 0xff6ac8, color2: 0xffe0f4, glow: '#ff5ac8' },
    text: lettered('LOTUS|AFTER DARK', 'Limelight', 'berry', {
      maxSize: 130,
      lead: 6,
      scale: [1, 0.78],
      top: 62,
      width: 470
    })
  },
  {
    slug: 'crab-catch',
    motif: 'crab',
    place: 'reef',
    seed: 47,
    at: [0, -0.95, 0],
    scale: 1.16,
    zoom: { k: 1.3, x: -0.1, y: -0.28 },
    text: lettered('CRAB|CATCH', 'Chango', 'orange', { maxSize: 138, lead: 6, top: 62, width: 460 })
  },
  {
    slug: 'ghost-galleon',
    motif: 'galleon',
    place: 'ghostFog',
    seed: 51,
    at: [-0.1, -0.95, 0],
    scale: 1.06,
    o: { glow: '#2affb0' },
    text: lettered('GHOST|GALLEON', 'Creepster', 'jade', {
      maxSize: 160,
      lead: 4,
      top: 62,
      width: 460,
      outline: '#02140f'
    })
  },
  {
    slug: 'tricorne-trouble',
    motif: 'tricorne',
    place: 'nightCliff',
    seed: 55,
    at: [0.1, -0.55, 0],
    scale: 1.12,
    zoom: { k: 1.2, x: -0.1, y: -0.1, flip: true },
    text: lettered('TRICORNE|TROUBLE', 'Germania One', 'blood', {
      maxSize: 140,
      lead: 6,
      top: 62,
      width: 460,
      outline: '#f4e2bc'
    })
  },
  {
    slug: 'crossed-cutlasses',
    motif: 'cutlasses',
    place: 'emberWood',
    seed: 59,
    at: [0, -0.85, 0],
    scale: 1.1,
    zoom: { k: 1.2, x: -0.1, y: -0.1 },
    text: lettered('CROSSED|CUTLASSES', 'Pirata One', 'silver', {
      maxSize: 150,
      scale: [0.82, 1],
      lead: 2,
      top: 60,
      width: 470
    })
  }
]
