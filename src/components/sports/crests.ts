import { type Crest, type CrestColour, TEAMS } from '#config/sports/teams.ts'

const COLOURS: Readonly<Record<CrestColour, string>> = {
  crimson: '#c8383f',
  white: '#eef1f6',
  amber: '#f0b93a',
  navy: '#15315f',
  emerald: '#2f9e6e',
  sky: '#6fb4ff',
  slate: '#56627a',
  orange: '#d96b2b',
  maroon: '#7a1f3d',
  lime: '#a2d34f',
  violet: '#6a4fd0',
  teal: '#1f9bb8'
}

const SHIELD = 'M2 1.5h20V13c0 6-4.5 9.5-10 12C6.5 22.5 2 19 2 13z'

/** Each ends at the shield's edge by itself: a sprite of another file cannot clip. */
const PATTERNS: Readonly<Record<Crest['pattern'], string>> = {
  plain: '',
  halves: 'M12 1.5h10V13c0 6-4.5 9.5-10 12z',
  stripes: 'M4.5 1.5h3v21l-3-2.7zM10.5 1.5h3v22.7L12 25l-1.5-.8zM16.5 1.5h3v18.3l-3 2.7z',
  sash: 'M15 1.5h7v2.2L5.2 20.5C3.2 18.6 2 16.2 2 13.2z',
  cross: 'M9.5 1.5h5v22.3L12 25l-2.5-1.2zM2 8h20v5H2z',
  chevron:
    'm2 8.500 10 7 10-7V13c0 .8-.1 1.600-.2 2.300L12 22l-9.800-6.700C2.100 14.600 2 13.800 2 13z',
  hoops:
    'M2 5h20v4H2zM2 13h20c0 1.400-.2 2.700-.7 4H2.700C2.200 15.700 2 14.400 2 13zM5.400 20.800h13.200c-1.900 1.700-4.200 3-6.600 4.200-2.400-1.200-4.700-2.500-6.600-4.200z',
  quarters: 'M2 1.500h10V13H2zM12 13h10c0 6-4.500 9.500-10 12z'
}

/** A crest without its symbol's frame: ground, pattern, and an edge that shows on any surface. */
const drawing = ({ pattern, colours: [ground, figure] }: Crest): string =>
  [
    `<path d="${SHIELD}" fill="${COLOURS[ground]}"/>`,
    ...(PATTERNS[pattern] === ''
      ? []
      : [`<path d="${PATTERNS[pattern]}" fill="${COLOURS[figure]}"/>`]),
    `<path d="${SHIELD}" fill="none" stroke="#fff" stroke-opacity=".34"/>`
  ].join('')

/** Who plays alone has no crest: an initial stands first in the name. */
const isClub = (name: string) => !/^\p{Lu}\. /u.test(name)

/** The crests of all clubs as symbols of one file, by the identities of the sides. */
export const crestSprite = (): string => {
  const symbols = TEAMS.filter(({ name }) => isClub(name)).map(
    ({ id, crest }) => `<symbol id="${id}" viewBox="0 0 24 26">${drawing(crest)}</symbol>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}
