import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { allPages, type ForFile } from './all-pages.ts'
import { readStatementPage, type StatementHead, type StatementLine } from './read-statement.ts'
import { momentsOf, monthSpan, type SpanChoice, type StatementSpan } from './statement-span.ts'

export type { SpanChoice, StatementHead, StatementLine, StatementSpan }

export type Statement = { readonly span: StatementSpan } & (
  | { readonly status: 'loading' }
  /** The days that are chosen are none yet: one is missing, or the last is before the first. */
  | { readonly status: 'choosing' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly head: StatementHead
      readonly lines: readonly StatementLine[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'idle' | 'loading' | 'failed'
    }
)

export interface StatementFile {
  readonly head: StatementHead
  readonly lines: ForFile<StatementLine>
}

const PAGE = 50
const LONGEST_PAGE = 500

const BEFORE: Statement = {
  status: 'loading',
  span: { choice: 'thisMonth', from: '', until: '' }
}

const $state = atom<Statement>(BEFORE)

/** What moved the player's real money in some days, and what it was before and after them. */
export const $statement = readonlyType($state)

let reading = 0

/** Reads the statement anew; also what the player asks for after that has failed. */
export async function readStatement(): Promise<void> {
  const turn = ++reading
  const { span } = $state.get()
  if (!momentsOf(span)) return $state.set({ span, status: 'choosing' })
  $state.set({ span, status: 'loading' })
  const page = await readStatementPage(span, PAGE, null)
  if (turn !== reading) return
  $state.set(
    page
      ? {
          span,
          status: 'ready',
          head: page.head,
          lines: page.entries,
          next: page.next,
          more: 'idle'
        }
      : { span, status: 'failed' }
  )
}

/** Shows a month; `chosen` leaves the days as they are, to be changed one by one. */
export async function chooseSpan(choice: SpanChoice): Promise<void> {
  const state = $state.get()
  if (choice === 'chosen') return $state.set({ ...state, span: { ...state.span, choice } })
  $state.set({ status: 'loading', span: monthSpan(choice, environment().clock.now()) })
  await readStatement()
}

/** Shows the statement from one day, or until another. */
export async function chooseDays(change: Partial<Pick<StatementSpan, 'from' | 'until'>>) {
  const { span } = $state.get()
  $state.set({ status: 'loading', span: { ...span, ...change, choice: 'chosen' } })
  await readStatement()
}

/** Lines further on, after those that are shown, with the sums as they are by now. */
export async function readMoreLines(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  $state.set({ ...state, more: 'loading' })
  const page = await readStatementPage(state.span, PAGE, state.next)
  const now = $state.get()
  if (turn !== reading || now.status !== 'ready') return
  if (!page) return $state.set({ ...now, more: 'failed' })
  const { entries, head, next } = page
  $state.set({ ...now, head, lines: [...now.lines, ...entries], next, more: 'idle' })
}

/** Every line of the days that are shown, with the sums that belong to them. */
export async function statementForFile(): Promise<StatementFile | undefined> {
  const { span } = $state.get()
  let head: StatementHead | undefined
  const lines = await allPages(async after => {
    const page = await readStatementPage(span, LONGEST_PAGE, after)
    head = page?.head ?? head
    return page
  })
  return head && { head, lines }
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      void chooseSpan('thisMonth')
      return () => {}
    },
    () => $state.set(BEFORE)
  )
  return () => {
    stop()
    reading += 1
    $state.set(BEFORE)
  }
})
