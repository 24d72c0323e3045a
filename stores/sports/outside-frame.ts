import { type BookMessage, bookPlace, readBookMessage } from '#contract/wire/outside-book.ts'

export { bookSite, keepCoupon } from '../environment/book-site.ts'

/** By it the page knows the frame. */
export const BOOK_FRAME = 'outside-book'

/** The frame is given so long to say that it hears. */
export const READY_WITHIN = 20_000

/** Beyond these a height is none that a page would have. */
const LOWEST = 320
const HIGHEST = 20_000

/** What the page does for the frame, whoever looks at it. */
export interface FrameHands {
  ready(): void
  failed(): void
  /** In pixels. */
  resize(height: number): void
  /** A place below `/sports/`. */
  moved(place: string): void
  signIn(): void
  /** What was picked; empty for nothing. */
  picked(coupon: string): void
}

interface Looking {
  readonly locale: string
  readonly currency: string
  /** The path of the page. */
  readonly pathname: string
}

/** The address of the frame: language, currency and place, and nothing of who looks at it. */
export function frameAddress(book: string, { locale, currency, pathname }: Looking): string {
  const url = new URL(book)
  url.searchParams.set('locale', locale)
  url.searchParams.set('currency', currency)
  url.searchParams.set('path', bookPlace(pathname))
  return url.href
}

function obey(message: BookMessage, hands: FrameHands): void {
  switch (message.type) {
    case 'ready':
      hands.ready()
      break
    case 'failed':
      hands.failed()
      break
    case 'resize':
      hands.resize(Math.min(Math.max(message.height, LOWEST), HIGHEST))
      break
    case 'path':
      hands.moved(message.path)
      break
    case 'login-needed':
      hands.signIn()
      break
    case 'coupon':
      hands.picked(message.coupon)
      break
    // A session's part answers these, by what it alone knows.
    case 'token-needed':
    case 'deposit-needed':
    case 'balance-changed':
      break
    default:
      message satisfies never
  }
}

/** Does what the frame says; what others say, or what is no word of the frame's, changes nothing. */
export function hearFrame(
  message: { readonly data: unknown; readonly origin: string; readonly isFromFrame: boolean },
  book: string,
  hands: FrameHands
): void {
  const read = message.isFromFrame ? readBookMessage(message, new URL(book).origin) : null
  if (read) obey(read, hands)
}
