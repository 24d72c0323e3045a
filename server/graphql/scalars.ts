import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

import { isCurrency } from '#config/currencies.ts'
import { readMoment } from '#contract/wire/moment.ts'
import { toDecimal } from '#rules/money.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const notA = (what: string): GraphQLError =>
  new GraphQLError(`${what} is expected`, { extensions: { reasons: ['WRONG_FORM'] } })

function printMoney(value: unknown): string {
  if (
    typeof value === 'object' &&
    value !== null &&
    'minor' in value &&
    typeof value.minor === 'bigint' &&
    'currency' in value &&
    isCurrency(value.currency)
  )
    return toDecimal(value.minor, value.currency)
  throw new TypeError('A resolver gave an amount without its currency')
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw notA('A decimal string')
}

/** Amounts leave with their currency's digits; one that comes in is judged by the field it is for. */
const Money = new GraphQLScalarType({
  name: 'Money',
  serialize: printMoney,
  parseValue: readText,
  parseLiteral: node => readText(node.kind === Kind.STRING ? node.value : undefined)
})

function readDateTime(value: unknown): string {
  const moment = typeof value === 'string' ? readMoment(value) : null
  if (!moment) throw notA('A moment in ISO 8601')
  return moment.toISOString()
}

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: value => {
    if (value instanceof Date) return value.toISOString()
    throw new TypeError('A resolver gave a moment that is no Date')
  },
  parseValue: readDateTime,
  parseLiteral: node => readDateTime(node.kind === Kind.STRING ? node.value : undefined)
})

function readDay(value: unknown): string {
  const real = typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
  if (!real) throw notA('A day as YYYY-MM-DD')
  return value
}

const CalendarDay = new GraphQLScalarType({
  name: 'Date',
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: node => readDay(node.kind === Kind.STRING ? node.value : undefined)
})

const AnyJson = new GraphQLScalarType({ name: 'JSON' })

export const SCALARS = { Money, DateTime, Date: CalendarDay, JSON: AnyJson }
