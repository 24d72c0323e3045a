import { isShape, MOST_LEGS, type Shape } from './bets.ts'
import type { Selection } from './combine.ts'

/** What the cookie `sportsCoupon` keeps of a slip: what was picked, and as what; no prices. */
export interface Coupon {
  readonly shape: Shape
  readonly selections: readonly Selection[]
}

export const NO_COUPON: Coupon = { shape: 'SINGLE', selections: [] }

/** A cookie may hold about four thousand signs with its name. */
export const LONGEST_COUPON = 3000

/** Cookies are written escaped; these signs stay one sign each and occur in no name. */
const SIGNS = [
  ['|', '!'],
  ['=', '~'],
  ['&', "'"],
  [':', '_'],
  ['+', '*']
] as const
const FIELD = '('
const SELECTION = ')'

const packed = (text: string) =>
  SIGNS.reduce((done, [plain, sign]) => done.replaceAll(plain, sign), text)
const unpacked = (text: string) =>
  SIGNS.reduce((done, [plain, sign]) => done.replaceAll(sign, plain), text)

/** As many selections as fit, the first ones. */
export function writeCoupon({ shape, selections }: Coupon): string {
  let text: string = shape
  for (const { event, market, outcome } of selections.slice(0, MOST_LEGS)) {
    const next = text + SELECTION + [event, market, outcome].map(packed).join(FIELD)
    if (next.length > LONGEST_COUPON) break
    text = next
  }
  return text
}

const NAME = /^[a-z\d|=&:+.-]{1,160}$/

function readSelection(text: string): Selection | null {
  const [event = '', market = '', outcome = '', ...more] = text.split(FIELD).map(unpacked)
  const isOne = [event, market, outcome].every(name => NAME.test(name)) && more.length === 0
  return isOne ? { event, market, outcome } : null
}

/**
 * The slip of a cookie. Text that is none gives an empty one, and so does one with a foreign
 * selection or two of the same. A shape that does not fit is read as singles.
 */
export function readCoupon(text: string): Coupon {
  if (text.length > LONGEST_COUPON) return NO_COUPON
  const [shape = '', ...rest] = text.split(SELECTION)
  const selections = rest.map(readSelection).filter(selection => selection !== null)
  const isWhole =
    selections.length === rest.length &&
    rest.length <= MOST_LEGS &&
    new Set(rest).size === rest.length
  if (!isWhole) return NO_COUPON
  return { shape: isShape(shape, rest.length) ? shape : 'SINGLE', selections }
}
