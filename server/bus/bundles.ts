/** A fact on the bus is told in less than eight thousand bytes, with all that is around it. */
export const LARGEST_PART = 4500

/** What a value takes up within a fact, where it stands as a text in a text. */
export const sizeOf = (value: unknown): number =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(value)))

/** Parts of a list, each small enough to be told at once in the room that is left for it. */
export function parts<Each>(list: readonly Each[], room: number): Each[][] {
  const found: Each[][] = [[]]
  let left = room
  for (const each of list) {
    const size = sizeOf(each)
    if (size > left && found.at(-1)?.length) {
      found.push([])
      left = room
    }
    found.at(-1)?.push(each)
    left -= size
  }
  return found
}

/** Texts in bundles that one fact of the bus can carry. */
export const bundles = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.length === 0 ? [] : parts(texts, LARGEST_PART)
