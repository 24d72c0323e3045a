import type { CurrencyCode } from '#config/currencies.ts'
import type { WealthCategory } from '#config/source-of-wealth.ts'
import { parseAmount } from '#rules/money.ts'
import type {
  SubmitSourceOfWealthErrorCode,
  SubmitSourceOfWealthInput
} from '../../../generated/main.ts'
import type { Described } from '../document-store.ts'
import type { WealthAnswer } from '../tables.ts'
import { optionCalled } from './categories.ts'

/** In characters: longer than anybody needs to say where money comes from. */
const LONGEST_COMMENT = 1000
const MOST_FILES = 20

export interface WealthAnswers {
  readonly answers: readonly WealthAnswer[]
  readonly yearlyIncome: bigint | null
  readonly comment: string | null
}

export type ReadAnswers =
  | { readonly status: 'ok'; readonly given: WealthAnswers }
  | {
      readonly status: 'refused'
      readonly code: SubmitSourceOfWealthErrorCode
      readonly category?: WealthCategory
    }

interface House {
  readonly currency: CurrencyCode
  /** What the player has handed in. */
  readonly documents: readonly Described[]
  /** The category that the house wants to see, where it has named one. */
  readonly wanted: WealthCategory | null
}

/** Reads answers on the source of wealth: an option and a file of their own for each category. */
export function readAnswers(input: SubmitSourceOfWealthInput, house: House): ReadAnswers {
  const comment = input.comment?.trim() || null
  if (comment !== null && comment.length > LONGEST_COMMENT)
    return { status: 'refused', code: 'TOO_LONG' }
  const income = readIncome(input.yearlyIncome, house.currency)
  if (income === undefined) return { status: 'refused', code: 'INVALID_AMOUNT' }
  if (input.categories.length === 0) return { status: 'refused', code: 'NOTHING_CHOSEN' }

  const answers = new Map<WealthCategory, WealthAnswer>()
  for (const { category, options: titles, documentIds } of input.categories) {
    const refuse = (code: SubmitSourceOfWealthErrorCode): ReadAnswers => ({
      status: 'refused',
      code,
      category
    })
    if (titles.length === 0 || answers.has(category)) return refuse('NOTHING_CHOSEN')
    const options = [...new Set(titles.map(title => optionCalled(category, title)))]
    if (options.includes(undefined)) return refuse('UNKNOWN_OPTION')
    const ids = [...new Set(documentIds)]
    if (ids.length === 0) return refuse('DOCUMENT_MISSING')
    const isKnown = (id: string) =>
      house.documents.some(each => each.id === id && fits(each, category))
    if (ids.length > MOST_FILES || !ids.every(isKnown)) return refuse('UNKNOWN_DOCUMENT')
    answers.set(category, {
      category,
      options: options.filter(option => option !== undefined),
      documentIds: ids
    })
  }
  const { wanted } = house
  if (wanted !== null && !answers.has(wanted))
    return { status: 'refused', code: 'DOCUMENT_MISSING', category: wanted }
  const given = { answers: [...answers.values()], yearlyIncome: income, comment }
  return { status: 'ok', given }
}

const fits = ({ purpose, category, status, isKept }: Described, asked: WealthCategory): boolean =>
  purpose === 'SourceOfWealth' && category === asked && status !== 'Refused' && isKept

function readIncome(
  typed: string | null | undefined,
  currency: CurrencyCode
): bigint | null | undefined {
  if (typed === null || typed === undefined) return null
  const parsed = parseAmount(typed, currency)
  return parsed.status === 'ok' ? parsed.minor : undefined
}
