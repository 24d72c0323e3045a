/** What is there between two moments only, either of which may be missing; times as ISO 8601. */
export interface Span {
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

/** What is over is not told any more; what is to come is, since pages show it when its time comes. */
export const isOver = ({ endsAt }: Pick<Span, 'endsAt'>, now: Date): boolean =>
  endsAt !== undefined && Date.parse(endsAt) <= now.getTime()

/** From its first millisecond until before its last. */
export const isDuring = (span: Span, now: Date): boolean =>
  !isToCome(span, now) && !isOver(span, now)

const isToCome = ({ startsAt }: Span, now: Date): boolean =>
  startsAt !== undefined && Date.parse(startsAt) > now.getTime()
