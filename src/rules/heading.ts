const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export type HeadingTag = (typeof TAGS)[number]

/** The element of a heading of that level; only 1 to 6 are levels. */
export function headingTag(level: number): HeadingTag {
  const tag = TAGS[level - 1]
  if (tag === undefined) throw new RangeError(`Heading level ${level} is not supported`)
  return tag
}
