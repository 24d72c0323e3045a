import { isDuring, type Span } from '../../content/blocks/span.ts'

/** The attributes of an element that is there for a time; as of the build, for who runs no script. */
export const duringSpan = (span: Span, now = new Date()) => ({
  'data-from': span.startsAt,
  'data-until': span.endsAt,
  hidden: !isDuring(span, now)
})
