import { SHELF } from '#config/catalogue/games.ts'
import { isPaymentMethod } from '#config/payment-methods.ts'
import { catalogue } from '#messages/catalogue.ts'
import { assetOf } from '#rules/money.ts'
import { type Context, playerOf } from '../../../context.ts'
import type { StatementKind, ViewerResolvers } from '../../../generated/main.ts'
import { InvalidInput } from '../../../graphql/faults.ts'
import { pageOf, pageSize } from '../../../graphql/paging.ts'
import { type BetsOfLines, betOfLine, betsOf } from './statement-bets.ts'
import { gameOf, isSports, kindOf } from './statement-kind.ts'
import {
  type MovementGroup,
  type Postings,
  readGroups,
  readLines,
  type StoredLine
} from './statement-lines.ts'

const MOST_LINES = 500
const ENTRY = /^\d{1,18}$/

const KINDS: readonly StatementKind[] = [
  'Deposit',
  'Withdrawal',
  'Bet',
  'Win',
  'Jackpot',
  'Raffle',
  'Bonus',
  'Correction'
]

const sumOf = (groups: readonly MovementGroup[]): bigint =>
  groups.reduce((sum, { amount }) => sum + amount, 0n)

/** What opening and lines make is closing, to the minor unit: all three are sums of the same entries. */
export const statement: NonNullable<ViewerResolvers['statement']> = async (
  _viewer,
  { after, first, from, to },
  context
) => {
  const { currency, id: playerId } = playerOf(context)
  const size = pageSize('first', first, MOST_LINES)
  if (after && !ENTRY.test(after)) throw new InvalidInput('after', 'WRONG_FORM')
  const span = { playerId, asset: assetOf(currency), from: new Date(from), to: new Date(to) }
  if (span.from >= span.to) throw new InvalidInput('to', 'TOO_SMALL')

  const db = context.ports.db.kysely
  const groups = await readGroups(db, span)
  const within = groups.filter(({ before }) => !before)
  const page = { first: size + 1, after: BigInt(after ?? 0) }
  const postings = postingsOf(within)
  const lines = postings ? await readLines(db, span, postings, page) : []
  const bets = await betsOf(db, lines, context.request.locale)
  const opening = sumOf(groups.filter(({ before }) => before))
  const money = (minor: bigint) => ({ minor, currency })
  const { edges, pageInfo } = pageOf(lines, size, line => ({
    cursor: String(line.id),
    node: {
      id: String(line.id),
      at: line.at,
      kind: kindOf(line),
      subject: subjectOf(line, bets, context),
      bet: betOfLine(line, bets),
      amount: money(line.amount),
      balance: money(opening + line.moved)
    }
  }))
  return {
    currency,
    opening: money(opening),
    closing: money(opening + sumOf(within)),
    totals: KINDS.flatMap(kind => {
      const own = within.filter(group => kindOf(group) === kind)
      const count = own.reduce((sum, group) => sum + group.count, 0)
      return count > 0 ? [{ kind, amount: money(sumOf(own)), count }] : []
    }),
    lines: edges.map(({ node }) => node),
    pageInfo
  }
}

function postingsOf(groups: readonly MovementGroup[]): Postings | undefined {
  const ends = groups
    .flatMap(({ first, last }) => [first, last])
    .toSorted((one, other) => Number(one - other))
  const [first, last] = [ends[0], ends.at(-1)]
  return first === undefined || last === undefined ? undefined : { first, last }
}

function subjectOf(line: StoredLine, bets: BetsOfLines, { request }: Context): string | null {
  if (isPaymentMethod(line.method))
    return catalogue(request.locale, 'payment')[`payment.method.${line.method}`]
  if (isSports(line))
    return bets.get(line.bet ?? '')?.name ?? catalogue(request.locale, 'site')['site.sports']
  const slug = gameOf(line)
  if (slug === undefined) return null
  return SHELF.find(({ title }) => title.slug === slug)?.title.name ?? slug
}
