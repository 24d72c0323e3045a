import { type CardOutcome, isCardNumber, isTestCard, TEST_CARDS } from './test-cards.ts'

export type CardField = 'code' | 'expiry' | 'holder' | 'number'

export type CardFault = 'code' | 'expired' | 'expiry' | 'holder' | 'number' | 'testOnly'

/** What is left of a card once its number has been looked at. */
export interface Card {
  readonly outcome: CardOutcome
  /** All that is kept of its number. */
  readonly mask: string
}

export type ReadCard =
  | { readonly status: 'ok'; readonly card: Card }
  | { readonly status: 'refused'; readonly faults: Partial<Record<CardField, CardFault>> }

const EXPIRY = /^(0[1-9]|1[0-2])\s?\/?\s?(?:20)?(\d{2})$/
const CODE = /^\d{3,4}$/

/** Reads the fields of the card form; the number goes no further than this function. */
export function readCard(fields: Readonly<Record<CardField, string>>, now: Date): ReadCard {
  const digits = fields.number.replace(/[\s-]/g, '')
  const faults = Object.fromEntries(
    Object.entries({
      number: numberFault(digits),
      expiry: expiryFault(fields.expiry.trim(), now),
      code: isCardCode(fields.code) ? undefined : 'code',
      holder: fields.holder.trim().length >= 2 ? undefined : 'holder'
    } as const).filter(([, fault]) => fault !== undefined)
  )
  if (Object.keys(faults).length > 0 || !isTestCard(digits)) return { status: 'refused', faults }
  return { status: 'ok', card: { outcome: TEST_CARDS[digits], mask: `•••• ${digits.slice(-4)}` } }
}

/** Whether a text can be the code of a card. */
export const isCardCode = (text: string): boolean => CODE.test(text.trim())

function numberFault(digits: string): CardFault | undefined {
  if (!isCardNumber(digits)) return 'number'
  return isTestCard(digits) ? undefined : 'testOnly'
}

function expiryFault(text: string, now: Date): CardFault | undefined {
  const [, month, year] = EXPIRY.exec(text) ?? []
  if (month === undefined || year === undefined) return 'expiry'
  // A card is good until the end of its month.
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now ? undefined : 'expired'
}
