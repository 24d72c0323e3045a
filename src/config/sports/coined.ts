/** Beginnings of names of places that there are not. */
const STEMS =
  'Alvor Brenn Caldor Dorven Elgar Fennik Gallor Hesk Isolm Jorm Kald Lumen Morv Nerith Ondrel Pravik Quell Rosk Sarn Tivor Urslan Veld Wyran Yoren Zelm Ambrel Bryth Corsil Drell Estrel Fjallin Grend Hallin Ivorn Kestil Lorven Mirth Nolvik Orvin Pelth'.split(
    ' '
  )

/** A stride without a common measure with how many there are, so that none comes twice. */
const STRIDE = 7

/**
 * So many invented names of clubs: no two of one list begin alike, and lists whose endings differ
 * share none. A mark such as `Rovers` comes after every third.
 */
export const coined = (endings: string, marks: string, count: number): readonly string[] => {
  const [ends, after] = [endings.split(' '), marks.split(' ')]
  return Array.from({ length: count }, (_, index) => {
    const stem = STEMS[(index * STRIDE + endings.length) % STEMS.length] ?? ''
    const name = `${stem}${ends[index % ends.length] ?? ''}`
    return index % 3 === 2 ? `${name} ${after[Math.floor(index / 3) % after.length] ?? ''}` : name
  })
}
