import type { Locale } from '#config/locales.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import type { Words } from './props.ts'
import { titleOf } from './reward-words.ts'
import { weekDays } from './weeks.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Cashback tells the Monday of its week. */
function weekOf(monday: string | null, locale: Locale): string | undefined {
  const from = new Date(monday ?? '')
  if (Number.isNaN(from.getTime())) return undefined
  const to = new Date(from.getTime() + WEEK_MS)
  return weekDays({ from: from.toISOString(), to: to.toISOString() }, locale)
}

/** Where a reward came from: what gave it and why, or its week; undefined where nothing was told. */
export function sourceOf(told: PlayerReward, words: Words): string | undefined {
  const { reason, reward } = told
  if (reward.rewardReason === 'Cashback') return weekOf(reason, words.locale)
  const title = titleOf(told, words)
  const parts = [reward.name, reason].filter(part => part && part !== title)
  return parts.length > 0 ? [...new Set(parts)].join(' · ') : undefined
}
