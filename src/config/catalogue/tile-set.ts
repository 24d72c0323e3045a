/** How wide a tile is at most: three stand beside each other on a phone. */
export const TILE_SIZES = '(width<48em)30vw,12rem'

/** Both widths of a tile's picture for a browser to choose from by `TILE_SIZES`; given the address of one. */
export const tileSet = (addressOf: (width: 240 | 480) => string): string =>
  `${addressOf(240)} 240w,${addressOf(480)} 480w`
