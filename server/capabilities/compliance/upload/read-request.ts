import type { DocumentPurpose, SourceOfWealth } from '../../../generated/main.ts'
import { isCategory } from '../wealth/categories.ts'

const PURPOSES: readonly string[] = [
  'Identity',
  'Address',
  'PaymentMethod',
  'SourceOfWealth',
  'BankingCDD'
] satisfies DocumentPurpose[]

export const isPurpose = (text: unknown): text is DocumentPurpose =>
  typeof text === 'string' && PURPOSES.includes(text)

export interface UploadFor {
  readonly purpose: DocumentPurpose
  readonly category: SourceOfWealth | null
}

/** What a file is to prove; a category belongs to the source of wealth and to nothing else. */
export function readUploadFor({
  purpose,
  category
}: {
  readonly purpose?: unknown
  readonly category?: unknown
}): UploadFor | undefined {
  if (!isPurpose(purpose)) return undefined
  if (purpose !== 'SourceOfWealth')
    return category === undefined ? { purpose, category: null } : undefined
  return isCategory(category) ? { purpose, category } : undefined
}
