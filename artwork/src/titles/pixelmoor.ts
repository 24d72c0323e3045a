import { type Art, lettered } from './title.ts'

/** Tilted frames, tubes of light. */
export const pixelmoor: readonly Art[] = [
  {
    slug: 'neon-sevens',
    motif: 'sevens',
    place: 'neonStreet',
    seed: 3,
    at: [0, 1.25, 0],
    scale: 0.94,
    bloom: 0.5,
    exposure: 0.82,
    o: { colors: [0xff1f5a, 0xffc83a, 0x19d3ff] },
    text: lettered('NEON|SEVENS', 'Righteous', 'neon', {
      color: '#ff2d8a',
      color2: '#1fd8ff',
      scale: [0.84, 1],
      maxSize: 150,
      lead: 16
    })
  },
  {
    slug: 'ringfall',
    motif: 'planet',
    place: 'space',
    seed: 4,
    at: [0, 1.2, 0],
    scale: 1.0,
    camera: { roll: 8 },
    text: lettered('RINGFALL', 'Audiowide', 'silver', {
      maxSize: 150,
      bottom: 70,
      color: '#b05aff'
    })
  },
  {
    slug: 'joystick-jubilee',
    motif: 'joystick',
    place: 'arcade',
    seed: 22,
    at: [0, 1.0, 0],
    scale: 1.05,
    camera: { roll: -7 },
    bloom: 0.55,
    text: lettered('JOYSTICK|JUBILEE', 'Bungee', 'lemon', {
      maxSize: 116,
      lead: 10,
      lean: -4,
      color: '#19d3ff',
      outline: '#240a4a'
    })
  },
  {
    slug: 'mixtape-midnight',
    motif: 'cassette',
    place: 'synthGrid',
    seed: 26,
    at: [0, 1.3, 0],
    scale: 1.04,
    camera: { roll: 6 },
    bloom: 0.55,
    text: lettered('Mixtape|Midnight', 'Kaushan Script', 'neon', {
      color: '#ff4ad0',
      color2: '#3ae0ff',
      maxSize: 138,
      lead: 4,
      lean: -6
    })
  },
  {
    slug: 'comet-courier',
    motif: 'comet',
    place: 'iceComet',
    seed: 30,
    at: [-0.45, 0.95, 0],
    scale: 1.18,
    bloom: 0.6,
    o: { glow: '#2a8aff' },
    text: lettered('COMET|COURIER', 'Audiowide', 'ice', {
      maxSize: 124,
      lead: 14,
      color: '#4ae0ff'
    })
  },
  {
    slug: 'rocket-picnic',
    motif: 'rocket',
    place: 'candyPlanet',
    seed: 34,
    at: [0.1, 1.25, 0],
    scale: 0.95,
    camera: { roll: -5 },
    text: lettered('ROCKET|PICNIC', 'Titan One', 'sky', {
      maxSize: 146,
      lead: 8,
      lean: -3,
      color: '#fff08a',
      outlineW: 11
    })
  },
  {
    slug: 'synth-shore',
    motif: 'flamingo',
    place: 'neonShore',
    seed: 38,
    at: [0.15, 1.0, 0],
    scale: 1.12,
    text: lettered('SYNTH|SHORE', 'Shrikhand', 'berry', {
      maxSize: 140,
      lead: 10,
      color: '#2af0d8',
      outlineW: 10,
      bevel: 8
    })
  },
  {
    slug: 'cherry-circuit',
    motif: 'cherries',
    place: 'synthGrid',
    seed: 42,
    at: [0, 1.2, 0],
    scale: 1.15,
    o: { metal: 'silver', color: 0xff3a6a, glow: '#ff5aa0' },
    zoom: { k: 1.3, x: -0.15, y: -0.2, flip: true },
    camera: { roll: -8 },
    bloom: 0.5,
    text: lettered('CHERRY|CIRCUIT', 'Russo One', 'candy', {
      maxSize: 132,
      lead: 10,
      color: '#7aff5a',
      lean: -4
    })
  },
  {
    slug: 'robo-rumba',
    motif: 'robot',
    place: 'danceFloor',
    seed: 46,
    at: [0, 1.0, 0],
    scale: 1.06,
    camera: { roll: 5 },
    bloom: 0.5,
    text: lettered('ROBO|RUMBA', 'Bungee', 'sky', {
      maxSize: 158,
      lead: 8,
      color: '#ffd23a',
      outline: '#1a0440'
    })
  },
  {
    slug: 'mirrorball-mania',
    motif: 'mirrorBall',
    place: 'danceFloor',
    seed: 50,
    at: [0, 1.35, 0],
    scale: 1.06,
    zoom: { k: 1.2, x: -0.1, y: -0.1, flip: true },
    text: lettered('MIRRORBALL|MANIA', 'Fascinate', 'gold', {
      maxSize: 160,
      scale: [0.66, 1],
      lead: 8,
      color: '#ff2d9a'
    })
  },
  {
    slug: 'saucer-season',
    motif: 'saucer',
    place: 'cornNight',
    seed: 54,
    at: [0, 1.75, 0],
    scale: 0.92,
    camera: { roll: -4, y: 0.2 },
    bloom: 0.6,
    text: lettered('SAUCER|SEASON', 'Bangers', 'lime', {
      maxSize: 176,
      lead: 6,
      color: '#5affa0',
      outlineW: 10
    })
  },
  {
    slug: 'bit-barons',
    motif: 'pixelCrown',
    place: 'arcade',
    seed: 58,
    at: [0, 1.4, 0],
    scale: 1.0,
    zoom: { k: 1.35, x: -0.2, y: -0.15 },
    camera: { roll: 6 },
    text: lettered('BIT|BARONS', 'Black Ops One', 'lemon', {
      maxSize: 146,
      lead: 10,
      color: '#ff2d6a',
      outline: '#14062c'
    })
  },
  {
    slug: 'gumball-galaxy',
    motif: 'gumballs',
    place: 'candyPlanet',
    seed: 62,
    at: [0, 1.05, 0],
    scale: 0.98,
    zoom: { k: 1.25, x: -0.12, y: -0.1, flip: true },
    text: lettered('GUMBALL|GALAXY', 'Chango', 'berry', {
      maxSize: 112,
      lead: 10,
      color: '#7af0ff',
      outlineW: 10
    })
  },
  {
    slug: 'clover-overdrive',
    motif: 'clover',
    place: 'neonStreet',
    seed: 66,
    at: [0, 1.45, 0],
    scale: 0.98,
    camera: { roll: 9 },
    zoom: { k: 1.3, x: -0.15, y: -0.2, flip: true },
    bloom: 0.5,
    text: lettered('CLOVER|OVERDRIVE', 'Audiowide', 'neon', {
      color: '#4aff8a',
      color2: '#ffe04a',
      maxSize: 140,
      scale: [0.9, 1],
      lead: 16
    })
  },
  {
    slug: 'last-orbit',
    motif: 'helmet',
    place: 'orbit',
    seed: 70,
    at: [-0.1, 0.95, 0],
    scale: 1.14,
    text: lettered('LAST|ORBIT', 'Russo One', 'silver', {
      maxSize: 170,
      lead: 12,
      color: '#5ab0ff',
      outline: '#04102c'
    })
  }
]
