import { csvOf } from '#rules/csv.ts'
import type { StatementHead, StatementLine, StatementSpan } from '#stores/payments/statement.ts'
import type { StatementProps } from './props.ts'
import { isOut } from './signed.ts'

type Messages = StatementProps['messages']

/** What a movement is called: what it was of a bet, or by its kind and the way it went. */
export const nameOf = ({ amount, bet, kind }: StatementLine, messages: Messages): string =>
  bet
    ? messages[`payments.bet.${bet.part}`]
    : isOut(amount)
      ? messages[`payments.left.${kind}`]
      : messages[`payments.came.${kind}`]

/** The table that spreadsheets open: moments in UTC, plain decimals, both balances around the lines. */
export function tableOf(
  { from, until }: StatementSpan,
  { closing, currency, opening }: StatementHead,
  lines: readonly StatementLine[],
  messages: Messages
): string {
  const names = [
    'payments.time',
    'payments.what',
    'payments.subject',
    'payments.amount',
    'payments.balance',
    'payments.currency',
    'payments.number'
  ] as const
  return csvOf([
    names.map(name => messages[name]),
    [from, messages['payments.opening'], '', '', opening, currency, ''],
    ...lines.map(line => [
      line.at,
      nameOf(line, messages),
      line.subject ?? '',
      line.amount,
      line.balance,
      currency,
      line.id
    ]),
    [until, messages['payments.closing'], '', '', closing, currency, '']
  ])
}
