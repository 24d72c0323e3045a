import type { ComponentPropsWithRef } from 'react'

import { headingTag } from '#rules/heading.ts'

interface Props extends ComponentPropsWithRef<'h1'> {
  readonly level: number
}

/** A heading of the level that its place in the page gives it; throws for none of 1 to 6. */
export function Heading({ level, ...rest }: Props) {
  const Tag = headingTag(level)
  return <Tag {...rest} />
}
