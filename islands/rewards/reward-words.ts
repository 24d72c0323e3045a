import { CURRENCIES, type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import { gameOf } from './content.ts'
import type { Words } from './props.ts'

const isTold = (amount: string | null): amount is string => amount !== null

/** So many times an amount, as a reader expects it; undefined for what is no amount. */
export function timesOf(amount: string, times: number, currency: string, bcp47: string) {
  if (!isCurrency(currency)) return undefined
  const parsed = parseDecimal(amount, currency)
  if (parsed.status === 'refused') return undefined
  const exact = parsed.minor * BigInt(Math.round(times * 10_000))
  return formatMoney((exact + 9_999n) / 10_000n, currency, bcp47)
}

/** What it is in two or three words, for the button that claims it. */
export function worthOf({ reward }: PlayerReward, { locale, texts }: Words): string {
  const { name, rewardType: content } = reward
  const { bcp47 } = LOCALES[locale]
  if (content?.__typename === 'FreeSpinReward' && content.spins !== null)
    return fill(texts['rewards.spins'], { count: content.spins }, locale)
  if (content && content.__typename !== 'FreeSpinReward' && isTold(content.amount))
    return shownAmount(content.amount, content.currency ?? '', bcp47)
  return name ?? texts['rewards.reward']
}

/** The heading of a reward. */
export function titleOf(told: PlayerReward, words: Words): string {
  const { locale, texts } = words
  const { reward } = told
  const worth = worthOf(told, words)
  if (reward.rewardReason === 'Cashback')
    return fill(texts['rewards.title.cashback'], { amount: worth }, locale)
  const game = gameOf(reward.rewardType)
  switch (reward.rewardType?.__typename) {
    case 'FreeSpinReward':
      return game
        ? fill(texts['rewards.title.spins'], { spins: worth, game: game.name }, locale)
        : worth
    case 'MoneyDropReward':
      return fill(texts['rewards.title.cash'], { amount: worth }, locale)
    case 'BonusMoneyDropReward':
      return fill(texts['rewards.title.bonus'], { amount: worth }, locale)
    case undefined:
      return worth
  }
}

/** What holds for it, in a sentence or two; amounts of spins wait for the wallet's currency. */
export function termsTextOf(
  { reward }: PlayerReward,
  { locale, texts }: Words,
  currency: CurrencyCode | undefined
): string {
  const { bcp47 } = LOCALES[locale]
  const content = reward.rewardType
  switch (content?.__typename) {
    case 'FreeSpinReward': {
      const { spins, value } = content
      if (!currency || !isTold(value) || spins === null) return texts['rewards.text.spins']
      const shown = {
        value: shownAmount(value, currency, bcp47),
        worth: timesOf(value, spins, currency, bcp47) ?? ''
      }
      return fill(texts['rewards.text.spinsWorth'], shown, locale)
    }
    case 'MoneyDropReward':
      return texts['rewards.text.cash']
    case 'BonusMoneyDropReward': {
      const { amount, currency: own, maxPayout, wageringRequirementFactor: factor } = content
      if (!isTold(amount) || own === null || factor === null) return texts['rewards.text.bonus']
      const required = timesOf(amount, factor, own, bcp47) ?? ''
      const number = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 4 }).format(factor)
      const wager = fill(texts['rewards.text.wager'], { required, factor: number }, locale)
      if (!isTold(maxPayout)) return wager
      const most = shownAmount(maxPayout, own, bcp47)
      return `${wager} ${fill(texts['rewards.text.most'], { most }, locale)}`
    }
    case undefined:
      return ''
  }
}

/** The largest stake of a round while a bonus of the house runs. */
export const largestBet = (hundredths: bigint, currency: CurrencyCode): bigint =>
  (CURRENCIES[currency].minDeposit * hundredths) / 100n
