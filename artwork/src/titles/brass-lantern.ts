import { type Art, lettered } from './title.ts'

/** A thin brass frame; the title stands on top as often as below. */
export const brassLantern: readonly Art[] = [
  {
    slug: 'golden-toll',
    motif: 'bell',
    place: 'decoHall',
    seed: 9,
    at: [0, 0.95, 0],
    scale: 1.0,
    text: lettered('Golden|Toll', 'Limelight', 'gold', {
      scale: [0.74, 1],
      maxSize: 158,
      lead: 10,
      outline: '#02211d',
      width: 480,
      bottom: 56
    })
  },
  {
    slug: 'dune-lantern',
    motif: 'lantern',
    place: 'desertNight',
    seed: 14,
    at: [0.4, -0.55, 0],
    scale: 0.98,
    text: lettered('DUNE|LANTERN', 'Cinzel', 'gold', {
      weight: 900,
      scale: [0.8, 1],
      maxSize: 124,
      lead: 10,
      outline: '#1c0a30',
      top: 74,
      width: 480
    })
  },
  {
    slug: 'book-of-whispers',
    motif: 'book',
    place: 'library',
    seed: 12,
    at: [0, 0.5, 0],
    scale: 1.02,
    text: lettered('Book of|Whispers', 'Uncial Antiqua', 'gold', {
      scale: [0.66, 1],
      maxSize: 130,
      lead: 8,
      outline: '#021512',
      width: 480,
      bottom: 58
    })
  },
  {
    slug: 'ruby-vow',
    motif: 'ring',
    place: 'velvetRoom',
    seed: 10,
    at: [0, 1.2, 0],
    scale: 1.06,
    o: { stone: 'ruby' },
    text: lettered('Ruby|Vow', 'Abril Fatface', 'gold', {
      maxSize: 168,
      lead: 0,
      outline: '#2a0410',
      width: 470,
      bottom: 56
    })
  },
  {
    slug: 'sun-gate',
    motif: 'sunTemple',
    place: 'oasisDusk',
    seed: 33,
    at: [0, 0.95, 0],
    scale: 0.94,
    text: lettered('SUN|GATE', 'Cinzel', 'gold', {
      weight: 900,
      outline: '#2a0f2a',
      maxSize: 170,
      lead: 8,
      width: 460,
      bottom: 58
    })
  },
  {
    slug: 'scarab-parade',
    motif: 'scarab',
    place: 'tomb',
    seed: 39,
    at: [0, 1.05, 0],
    scale: 0.92,
    text: lettered('SCARAB|PARADE', 'Caesar Dressing', 'gold', {
      maxSize: 136,
      lead: 8,
      outline: '#04205a',
      width: 480,
      bottom: 58
    })
  },
  {
    slug: 'cobra-court',
    motif: 'cobra',
    place: 'palace',
    seed: 43,
    at: [0, -0.25, 0],
    scale: 0.98,
    text: lettered('COBRA|COURT', 'Limelight', 'jade', {
      maxSize: 138,
      lead: 8,
      top: 74,
      width: 480
    })
  },
  {
    slug: 'the-third-pyramid',
    motif: 'pyramid',
    place: 'desertDay',
    seed: 47,
    at: [0, 0.7, 0],
    scale: 0.98,
    text: lettered('THE THIRD|PYRAMID', 'Cinzel', 'cream', {
      weight: 900,
      maxSize: 124,
      scale: [0.72, 1],
      lead: 10,
      outline: '#4a2408',
      width: 480,
      bottom: 58
    })
  },
  {
    slug: 'alchemists-supper',
    motif: 'potions',
    place: 'apothecary',
    seed: 51,
    at: [0, 0.95, 0],
    scale: 1.0,
    text: lettered('ALCHEMIST’S|SUPPER', 'Grenze Gotisch', 'lime', {
      maxSize: 160,
      scale: [0.74, 1],
      lead: 8,
      outline: '#0a1c08',
      weight: 900,
      width: 490,
      bottom: 56
    })
  },
  {
    slug: 'clockwork-duchess',
    motif: 'duchess',
    place: 'workshop',
    seed: 55,
    at: [0, -0.35, 0],
    scale: 0.94,
    text: lettered('CLOCKWORK|DUCHESS', 'Playfair Display', 'copper', {
      weight: 900,
      maxSize: 112,
      lead: 8,
      top: 72,
      width: 480
    })
  },
  {
    slug: 'hourglass-bazaar',
    motif: 'hourglass',
    place: 'bazaar',
    seed: 59,
    at: [0, 1.15, 0],
    scale: 0.98,
    text: lettered('HOURGLASS|BAZAAR', 'Yeseva One', 'orange', {
      maxSize: 132,
      scale: [0.8, 1],
      lead: 8,
      width: 480,
      bottom: 58
    })
  },
  {
    slug: 'lamp-of-samarra',
    motif: 'magicLamp',
    place: 'oasisDusk',
    seed: 63,
    at: [0.1, -0.1, 0],
    scale: 1.0,
    o: { glow: 0x5ae8ff },
    zoom: { k: 1.25, x: -0.2, y: -0.15, flip: true },
    text: lettered('LAMP OF|SAMARRA', 'Berkshire Swash', 'lemon', {
      maxSize: 128,
      scale: [0.8, 1],
      lead: 6,
      top: 74,
      width: 480,
      outline: '#2a0a3a'
    })
  },
  {
    slug: 'peacock-parlour',
    motif: 'peacockFan',
    place: 'decoHall',
    seed: 67,
    at: [0, 1.1, 0],
    scale: 0.92,
    zoom: { k: 1.3, x: -0.15, y: -0.2 },
    text: lettered('PEACOCK|PARLOUR', 'Fascinate', 'aqua', {
      maxSize: 122,
      lead: 10,
      width: 480,
      bottom: 58,
      outline: '#02241f'
    })
  },
  {
    slug: 'gramophone-gold',
    motif: 'gramophone',
    place: 'velvetRoom',
    seed: 71,
    at: [-0.1, -0.15, 0],
    scale: 0.94,
    scatter: { kind: 'notes', n: 12 },
    zoom: { k: 1.2, x: -0.1, y: -0.1 },
    text: lettered('Gramophone|Gold', 'Limelight', 'cream', {
      maxSize: 140,
      scale: [0.72, 1],
      lead: 6,
      top: 74,
      width: 480,
      outline: '#3a0418'
    })
  },
  {
    slug: 'madame-orlas-orb',
    motif: 'crystalBall',
    place: 'theatre',
    seed: 75,
    at: [0, 1.15, 0],
    scale: 1.0,
    text: lettered('MADAME|ORLA’S ORB', 'Uncial Antiqua', 'violet', {
      maxSize: 124,
      lead: 8,
      scale: [0.86, 1],
      width: 480,
      bottom: 58,
      outline: '#1c0430'
    })
  }
]
