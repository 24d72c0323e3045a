import { isSlot } from '#config/catalogue/models.ts'
import { isTable } from '#config/catalogue/tables.ts'
import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { LimitValue } from '#rules/limits/change.ts'
import type { LimitPlace } from '#rules/limits/names.ts'
import { parseDecimal } from '#rules/money.ts'
import type { SetLimitErrorCode, SetLimitInput } from '../../generated/main.ts'
import type { Player } from '../player/index.ts'

/** A limit above this, in minor units, is a slip of the hand. */
const MOST = 10n ** 12n

export interface Wish {
  readonly place: LimitPlace
  readonly wanted: LimitValue
}

type Rules = Pick<Jurisdiction, 'sessionLimits'>

/** What a player wants a limit to be, or why that can not be read. Whether it is offered is not judged here. */
export function readWish(
  rules: Rules,
  { currency }: Pick<Player, 'currency'>,
  input: SetLimitInput
): Wish | SetLimitErrorCode {
  const { kind, game } = input
  if (game != null && !isSlot(game) && !isTable(game)) return 'GAME_NOT_FOUND'
  const period = input.period ?? (game == null ? null : 'Day')
  if ((kind === 'Session') !== (period === null)) return 'NOT_OFFERED'
  const wanted = kind === 'Session' ? minutesOf(rules, input) : amountOf(currency, input)
  if (typeof wanted === 'string') return wanted
  return { place: { kind, period, game: game ?? null }, wanted }
}

function minutesOf(
  { sessionLimits }: Rules,
  { amount, minutes }: SetLimitInput
): LimitValue | SetLimitErrorCode {
  if (amount != null) return 'INVALID_AMOUNT'
  if (minutes == null) return null
  return sessionLimits?.minutes.includes(minutes) ? BigInt(minutes) : 'INVALID_AMOUNT'
}

/** Nothing at all is an amount too: who sets it wants to stop. */
function amountOf(
  own: Player['currency'],
  { amount, currency, minutes }: SetLimitInput
): LimitValue | SetLimitErrorCode {
  if (minutes != null) return 'INVALID_AMOUNT'
  if (currency != null && currency !== own) return 'CURRENCY_MISMATCH'
  if (amount == null) return null
  const parsed = parseDecimal(amount, own)
  if (parsed.status === 'refused' || parsed.minor < 0n || parsed.minor > MOST)
    return 'INVALID_AMOUNT'
  return parsed.minor
}
