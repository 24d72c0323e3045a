import type { CurrencyCode } from '#config/currencies.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import { formatMoney, parseDecimal, toDecimal } from '#rules/money.ts'
import type { PageData } from './data.ts'

/** The key of a text; that it is there is checked over all catalogues. */
export type TextKey =
  `${'game' | 'slot' | 'table' | 'roulette' | 'wheel' | 'blackjack' | 'poker'}.${string}`

export interface Words {
  text(key: TextKey, values?: MessageValues): string
  /** An amount of minor units as the player reads it. */
  money(minor: bigint, currency: CurrencyCode): string
  percent(value: string): string
  number(value: number): string
  /** A number in as few signs as may be: 0.10, 5, 2K. */
  short(value: number): string
  time(iso: string): string
  /** Day and time to the second. */
  moment(iso: string): string
  /** Day, hour and minute. */
  day(iso: string): string
}

export const minorOf = (amount: string, currency: CurrencyCode): bigint => {
  const parsed = parseDecimal(amount, currency)
  if (parsed.status === 'refused') throw new RangeError(`Not an amount: ${amount}`)
  return parsed.minor
}

/** Minor units as a plain number, for signs on chips and lengths of bars only. */
export const majorOf = (minor: bigint, currency: CurrencyCode): number =>
  Number(toDecimal(minor, currency))

/** Texts, amounts and times in the language of the launch. */
export function words({ texts, bcp47 }: Pick<PageData, 'bcp47' | 'texts'>): Words {
  const calendar = new Intl.DateTimeFormat(bcp47, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  })
  const clock = new Intl.DateTimeFormat(bcp47, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  })
  const day = new Intl.DateTimeFormat(bcp47, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit'
  })
  const plain = new Intl.NumberFormat(bcp47)
  const compact = new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 1 })
  const parts = new Intl.NumberFormat(bcp47, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2
  })
  const share = new Intl.NumberFormat(bcp47, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2
  })
  return {
    text: (key, values = {}) => formatMessage(texts[key] ?? key, values, bcp47),
    money: (minor, currency) => formatMoney(minor, currency, bcp47),
    percent: value => share.format(Number(value) / 100),
    number: value => plain.format(value),
    short: value => (Number.isInteger(value) || value >= 100 ? compact : parts).format(value),
    time: iso => clock.format(new Date(iso)),
    moment: iso => calendar.format(new Date(iso)),
    day: iso => day.format(new Date(iso))
  }
}
