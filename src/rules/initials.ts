const firstOf = (name: string, segments: Intl.Segmenter) =>
  [...segments.segment(name.trim())][0]?.segment.toLocaleUpperCase()

/** All that others are told of a player's name: `A. L.`; a dash for somebody without one. */
export function initialsOf(firstName: string, lastName: string): string {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const letters = [firstName, lastName].flatMap(name => firstOf(name, segments) ?? [])
  return letters.length > 0 ? letters.map(letter => `${letter}.`).join(' ') : '–'
}
