import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { amount, id, moment, text } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048))

const money = { amount, curr: v.picklist(CURRENCY_CODES) }

/** What a merchant may ask for, by the field `op`. */
export const readOperation = parserOf(
  v.variant('op', [
    v.object({
      op: v.literal('start'),
      ref: id,
      ...money,
      user: id,
      payee: v.pipe(text, v.maxLength(100)),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
      lang: v.picklist(LOCALE_CODES),
      back: url,
      notify: url,
      until: moment,
      /** An account that has paid before, or nothing. */
      account: v.union([v.literal(''), id])
    }),
    v.object({ op: v.literal('payments'), ref: id }),
    v.object({ op: v.literal('payments'), since: moment }),
    v.object({
      op: v.literal('payout'),
      ref: id,
      ...money,
      user: id,
      account: id,
      notify: url,
      minutes: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(20_160))
    }),
    v.object({ op: v.literal('payouts'), ref: id }),
    v.object({ op: v.literal('payouts'), since: moment }),
    v.object({ op: v.literal('quit'), ref: id })
  ])
)

export type Operation = NonNullable<ReturnType<typeof readOperation>>
