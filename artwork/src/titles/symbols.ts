import type { RankLook } from '../../../src/config/catalogue/symbols.ts'
import type { Lettering } from '../lettering/lettering.ts'
import type { Prop } from './title.ts'

export interface SymbolProp extends Prop {
  readonly label?: string
}

/** The models behind a family's reel symbols, and the place whose light they stand in. */
export interface SymbolModels {
  readonly light: string
  readonly symbols: Readonly<Record<string, SymbolProp>>
}

const wild = 'WILD'
const bonus = 'SCATTER'

export const symbolProps: Readonly<Record<string, SymbolModels>> = {
  sea: {
    light: 'reef',
    symbols: {
      trident: { motif: 'trident' },
      octopus: { motif: 'octopus' },
      nautilus: { motif: 'nautilus' },
      crab: { motif: 'crab' },
      conch: { motif: 'conch' },
      pearl: { motif: 'pearlShell', label: wild },
      chest: { motif: 'chest', label: bonus }
    }
  },
  gems: {
    light: 'crystalCave',
    symbols: {
      ruby: { motif: 'looseGem', o: { stone: 'ruby', cut: 'brilliant' } },
      emerald: { motif: 'looseGem', o: { stone: 'emerald', cut: 'emerald', rot: [1, 0.1, 0.15] } },
      sapphire: { motif: 'looseGem', o: { stone: 'sapphire', cut: 'rose', rot: [0.7, 0.3, 0.2] } },
      amethyst: { motif: 'crystals', o: { stones: ['amethyst'] } },
      amber: { motif: 'looseGem', o: { stone: 'amber', cut: 'emerald', rot: [1, 0.7, -0.2] } },
      diamond: { motif: 'looseGem', o: { stone: 'diamond', gain: 2.1 }, label: wild },
      ring: { motif: 'ring', label: bonus }
    }
  },
  fruit: {
    light: 'orchard',
    symbols: {
      sevens: { motif: 'sevens', o: { colors: [0xffd23a, 0xfff2c0, 0xffd23a] } },
      bell: { motif: 'bell' },
      cherries: { motif: 'cherries' },
      strawberry: { motif: 'strawberry' },
      lemon: { motif: 'citrus' },
      grapes: { motif: 'grapes' },
      clover: { motif: 'clover', o: { plain: true }, label: wild },
      star: { motif: 'goldStar', label: bonus }
    }
  },
  frost: {
    light: 'pineSnow',
    symbols: {
      sword: { motif: 'swordInStone', o: { ice: true } },
      shield: { motif: 'shield' },
      horn: { motif: 'drinkingHorn' },
      rune: { motif: 'runeStone' },
      crystal: { motif: 'snowCrystal' },
      hammer: { motif: 'warHammer', label: wild },
      drakkar: { motif: 'drakkar', label: bonus }
    }
  },
  desert: {
    light: 'desertNight',
    symbols: {
      scarab: { motif: 'scarab' },
      cobra: { motif: 'cobra' },
      lamp: { motif: 'magicLamp' },
      hourglass: { motif: 'hourglass' },
      lantern: { motif: 'lantern' },
      sun: { motif: 'sunDisc', label: wild },
      pyramid: { motif: 'pyramid', label: bonus }
    }
  },
  fire: {
    light: 'forge',
    symbols: {
      crown: { motif: 'crown' },
      chalice: { motif: 'chalice' },
      feather: { motif: 'feather' },
      anvil: { motif: 'anvil' },
      rose: { motif: 'rose', o: { color: 0x8a0a1c } },
      eye: { motif: 'dragonEye', o: { count: 5 }, label: wild },
      purse: { motif: 'purse', label: bonus }
    }
  },
  western: {
    light: 'canyon',
    symbols: {
      badge: { motif: 'starBadge' },
      hat: { motif: 'cowboyHat' },
      horseshoe: { motif: 'horseshoe' },
      dynamite: { motif: 'dynamite' },
      'oil-lamp': { motif: 'oilLamp' },
      cactus: { motif: 'cactus' },
      nugget: { motif: 'mineCart', label: wild },
      train: { motif: 'locomotive', label: bonus }
    }
  },
  space: {
    light: 'space',
    symbols: {
      rocket: { motif: 'rocket' },
      helmet: { motif: 'helmet' },
      saucer: { motif: 'saucer' },
      comet: { motif: 'comet' },
      moon: { motif: 'moon' },
      quasar: { motif: 'quasar', label: wild },
      planet: { motif: 'planet', label: bonus }
    }
  },
  neon: {
    light: 'neonStreet',
    symbols: {
      sevens: { motif: 'sevens' },
      robot: { motif: 'robot' },
      joystick: { motif: 'joystick' },
      cassette: { motif: 'cassette' },
      cherries: { motif: 'cherries', o: { metal: 'silver', glow: '#ff2d8a' } },
      'mirror-ball': { motif: 'mirrorBall', label: wild },
      clover: { motif: 'clover', label: bonus }
    }
  },
  pirate: {
    light: 'harbour',
    symbols: {
      wheel: { motif: 'shipWheel' },
      compass: { motif: 'compass' },
      tricorne: { motif: 'tricorne' },
      spyglass: { motif: 'spyglass' },
      anchor: { motif: 'anchor' },
      barrel: { motif: 'barrel' },
      flag: { motif: 'blackFlag', label: wild },
      galleon: { motif: 'galleon', label: bonus }
    }
  },
  jungle: {
    light: 'jungle',
    symbols: {
      toucan: { motif: 'toucan' },
      butterfly: { motif: 'butterfly' },
      flytrap: { motif: 'flytrap' },
      orchid: { motif: 'orchid' },
      pineapple: { motif: 'pineapple' },
      mask: { motif: 'mask', label: wild },
      frog: { motif: 'frog', label: bonus }
    }
  },
  vault: {
    light: 'orchard',
    symbols: {
      bell: { motif: 'bell', o: { color: 0x12244a } },
      bars: { motif: 'goldBars' },
      dice: { motif: 'dice' },
      key: { motif: 'ornateKey' },
      coins: { motif: 'coinStack' },
      sevens: { motif: 'sevens', o: { colors: [0xffc21a, 0xffffff, 0xffc21a] }, label: wild },
      door: { motif: 'vaultDoor', label: bonus }
    }
  },
  garden: {
    light: 'meadow',
    symbols: {
      koi: { motif: 'twoKoi' },
      bonsai: { motif: 'bonsai' },
      teapot: { motif: 'teapot' },
      dragonfly: { motif: 'dragonfly' },
      fan: { motif: 'paperFan' },
      lotus: { motif: 'lotus', label: wild },
      honey: { motif: 'honeyPot', label: bonus }
    }
  },
  tale: {
    light: 'fairyWood',
    symbols: {
      owl: { motif: 'owl', o: { color: 0xd8b88a, color2: 0x8a5a34 } },
      fox: { motif: 'foxMask' },
      potion: { motif: 'potions' },
      mushroom: { motif: 'mushrooms' },
      pumpkin: { motif: 'pumpkin' },
      book: { motif: 'book', label: wild },
      orb: { motif: 'crystalBall', label: bonus }
    }
  }
}

/** The place behind each family's reels. */
export const backdrops: Readonly<Record<string, string>> = {
  sea: 'reef',
  gems: 'crystalCave',
  fruit: 'meadow',
  frost: 'fjordDawn',
  desert: 'desertNight',
  fire: 'forge',
  western: 'canyon',
  space: 'space',
  neon: 'synthGrid',
  pirate: 'harbour',
  jungle: 'jungle',
  vault: 'vault',
  garden: 'zen',
  tale: 'fairyWood'
}

type RankLettering = Omit<Lettering, 'lines'>

export const looks: Readonly<Record<RankLook, RankLettering>> = {
  gold: { font: 'Cinzel', weight: 900, style: 'gold', outlineW: 8 },
  ice: { font: 'Black Ops One', style: 'ice', outlineW: 8 },
  stone: { font: 'Rye', style: 'stone', outlineW: 9 },
  neon: { font: 'Righteous', style: 'neon' },
  candy: { font: 'Titan One', style: 'candy', outlineW: 10 },
  ember: { font: 'New Rocker', style: 'ember', outlineW: 8 },
  jade: { font: 'Caesar Dressing', style: 'jade', outlineW: 8 }
}

/** In the brightest looks every rank has a colour of its own. */
export const rankTints: Readonly<
  Partial<Record<RankLook, Readonly<Record<string, Partial<RankLettering>>>>>
> = {
  candy: {
    k: { style: 'sky' },
    q: { style: 'berry' },
    j: { style: 'lime' },
    '10': { style: 'orange' }
  },
  neon: {
    a: { color: '#ff2d8a' },
    k: { color: '#19d3ff' },
    q: { color: '#b05aff' },
    j: { color: '#7aff5a' },
    '10': { color: '#ffb52a' }
  }
}
