import { type Art, lettered } from './title.ts'

/** Daylight, a cream sticker's edge, thick candy letters. */
export const kettleAndCrow: readonly Art[] = [
  {
    slug: 'orchard-rush',
    motif: 'fruit',
    place: 'orchard',
    seed: 31,
    at: [0.05, 1.3, 0],
    scale: 0.94,
    text: lettered('Orchard|RUSH', 'Lilita One', 'candy', {
      scale: [0.78, 1],
      maxSize: 156,
      arc: 12,
      lead: 4,
      outlineW: 11,
      bed: false,
      width: 490,
      bottom: 52
    })
  },
  {
    slug: 'mask-of-the-canopy',
    motif: 'mask',
    place: 'jungle',
    seed: 17,
    at: [0, 1.05, 0],
    scale: 0.96,
    text: lettered('MASK OF THE|CANOPY', 'Caesar Dressing', 'stone', {
      maxSize: 150,
      scale: [0.6, 1],
      lead: 10,
      width: 490,
      bottom: 54
    })
  },
  {
    slug: 'twin-koi',
    motif: 'twoKoi',
    place: 'lilyPond',
    seed: 15,
    at: [0, 1.0, 0],
    scale: 0.98,
    text: lettered('TWIN|KOI', 'Shrikhand', 'candy', {
      maxSize: 156,
      lead: -4,
      width: 430,
      bottom: 54,
      outlineW: 10
    })
  },
  {
    slug: 'badland-marshal',
    motif: 'starBadge',
    place: 'canyon',
    seed: 13,
    at: [0, 1.3, 0],
    scale: 1.02,
    text: lettered('BADLAND|MARSHAL', 'Rye', 'stone', {
      maxSize: 116,
      lead: 10,
      width: 490,
      bottom: 54
    })
  },
  {
    slug: 'the-copper-kettle',
    motif: 'kettle',
    place: 'hearth',
    seed: 37,
    at: [0, 1.05, 0],
    scale: 1.04,
    text: lettered('The Copper|Kettle', 'Berkshire Swash', 'orange', {
      maxSize: 152,
      scale: [0.66, 1],
      lead: 0,
      width: 490,
      bottom: 54,
      outlineW: 10
    })
  },
  {
    slug: 'crows-bargain',
    motif: 'corvid',
    place: 'autumnField',
    seed: 41,
    at: [0.35, 1.05, 0],
    scale: 0.98,
    o: { metal: 'gold', color2: 0x6a7aff },
    text: lettered('CROW’S|BARGAIN', 'Creepster', 'cream', {
      maxSize: 146,
      lead: 6,
      width: 490,
      bottom: 54,
      outline: '#2a1408'
    })
  },
  {
    slug: 'pumpkin-parish',
    motif: 'pumpkin',
    place: 'graveyard',
    seed: 45,
    at: [0, 1.1, 0],
    scale: 1.12,
    text: lettered('Pumpkin|Parish', 'Chango', 'orange', {
      maxSize: 112,
      lead: 6,
      width: 490,
      bottom: 54,
      outlineW: 10
    })
  },
  {
    slug: 'lemon-lane',
    motif: 'citrus',
    place: 'riviera',
    seed: 49,
    at: [0, 1.05, 0],
    scale: 1.12,
    text: lettered('Lemon|Lane', 'Titan One', 'lemon', {
      maxSize: 148,
      lead: 4,
      lean: -4,
      width: 480,
      bottom: 54,
      outlineW: 11,
      bed: false
    })
  },
  {
    slug: 'mushroom-moot',
    motif: 'mushrooms',
    place: 'fairyWood',
    seed: 53,
    at: [0, 1.05, 0],
    scale: 0.96,
    text: lettered('Mushroom|Moot', 'Luckiest Guy', 'candy', {
      maxSize: 150,
      scale: [0.74, 1],
      lead: 8,
      width: 490,
      bottom: 52
    })
  },
  {
    slug: 'fox-masquerade',
    motif: 'foxMask',
    place: 'velvetRoom',
    seed: 57,
    at: [0, 1.25, 0],
    scale: 1.02,
    zoom: { k: 1.2, x: -0.1, y: -0.05 },
    text: lettered('Fox|Masquerade', 'Shrikhand', 'orange', {
      maxSize: 150,
      scale: [1, 0.8],
      lead: -4,
      width: 490,
      bottom: 54
    })
  },
  {
    slug: 'honey-heist',
    motif: 'honeyPot',
    place: 'meadow',
    seed: 61,
    at: [0, 1.05, 0],
    scale: 1.02,
    text: lettered('Honey|Heist', 'Lilita One', 'lemon', {
      maxSize: 160,
      lead: 4,
      lean: -3,
      width: 480,
      bottom: 52,
      outlineW: 11,
      bed: false
    })
  },
  {
    slug: 'bonsai-bounty',
    motif: 'bonsai',
    place: 'zen',
    seed: 65,
    at: [-0.1, 1.15, 0],
    scale: 0.98,
    text: lettered('BONSAI|BOUNTY', 'Bangers', 'blood', {
      maxSize: 150,
      lead: 8,
      width: 470,
      bottom: 54,
      bed: false,
      outline: '#fff4e8',
      outlineW: 8
    })
  },
  {
    slug: 'berry-brawl',
    motif: 'strawberry',
    place: 'burstPink',
    seed: 69,
    at: [0.1, 1.15, 0],
    scale: 1.06,
    text: lettered('BERRY|BRAWL', 'Bungee', 'berry', {
      maxSize: 136,
      lead: 8,
      arc: 12,
      width: 490,
      bottom: 54,
      bed: false,
      outlineW: 11
    })
  },
  {
    slug: 'teacup-tempest',
    motif: 'teacup',
    place: 'storm',
    seed: 73,
    at: [0.1, 1.2, 0],
    scale: 0.94,
    zoom: { k: 1.25, x: -0.2, y: -0.1, flip: true },
    text: lettered('Teacup|Tempest', 'Kaushan Script', 'sky', {
      maxSize: 140,
      lead: -2,
      lean: -5,
      width: 480,
      bottom: 56,
      outlineW: 10
    })
  },
  {
    slug: 'horseshoe-hollow',
    motif: 'horseshoe',
    place: 'barn',
    seed: 77,
    at: [0, 1.25, 0],
    scale: 0.98,
    text: lettered('HORSESHOE|HOLLOW', 'Rye', 'cream', {
      maxSize: 120,
      lead: 8,
      width: 490,
      bottom: 54,
      outline: '#3a1408',
      outlineW: 10,
      bevel: 8
    })
  }
]
