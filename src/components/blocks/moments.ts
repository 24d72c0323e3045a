import { isOver, isToCome } from '../../content/blocks/block.ts'

/** What is shown between two moments only: `from` and `until`, either of which may be missing. */
interface Span {
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

/** The attributes of an element that is there for a time; as of the build, for who runs no script. */
export const duringSpan = ({ startsAt, endsAt }: Span, now = new Date()) => ({
  'data-from': startsAt,
  'data-until': endsAt,
  hidden: isToCome({ startsAt }, now) || isOver({ endsAt }, now)
})

/**
 * Shows and hides what is there for a time, since a static page may be older than an end. It runs
 * where it stands, before the elements are painted, and once more on each swap of pages.
 */
export const KEEP_TIME =
  "document.querySelectorAll('[data-from],[data-until]').forEach(e=>{const n=Date.now(),{from:f,until:u}=e.dataset;e.hidden=!!(f&&n<Date.parse(f)||u&&n>=Date.parse(u))})"
