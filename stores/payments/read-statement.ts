import { StatementDocument, type StatementQuery } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { nextOf, type Page } from './all-pages.ts'
import { momentsOf, type StatementSpan } from './statement-span.ts'

type Told = NonNullable<StatementQuery['viewer']>['statement']

export type StatementLine = Told['lines'][number]

/** What stands above the lines. */
export type StatementHead = Pick<Told, 'closing' | 'currency' | 'opening' | 'totals'>

export interface StatementPage extends Page<StatementLine> {
  readonly head: StatementHead
}

/** A page of a statement in the ledger's order; undefined where it could not be read. */
export async function readStatementPage(
  span: StatementSpan,
  first: number,
  after: string | null
): Promise<StatementPage | undefined> {
  const moments = momentsOf(span)
  if (!moments) return undefined
  const answer = await unlessFailed(askInWords(StatementDocument, { ...moments, first, after }))
  const told = answer?.viewer?.statement
  if (!told) return undefined
  const { lines, pageInfo, ...head } = told
  return { head, entries: lines, next: nextOf(pageInfo) }
}
