import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPlace } from '#rules/limits/names.ts'
import { writeLimit } from '#server/capabilities/limits/store.ts'
import type { TestPlatform } from './platform.ts'

interface Standing extends Partial<LimitPlace> {
  readonly value: bigint
  readonly currency?: CurrencyCode | null
  readonly setAt?: Date
}

/** A limit that has stood for a while, in the currency given: on a day's deposits where nothing else is said. */
export const limitStands = (
  { ports }: Pick<TestPlatform, 'ports'>,
  playerId: string,
  { kind = 'Deposit', period = 'Day', game = null, value, currency = 'EUR', setAt }: Standing
) =>
  ports.db.transaction(tx =>
    writeLimit(tx, {
      playerId,
      kind,
      period,
      game,
      currency,
      state: { value, pending: null },
      setAt: setAt ?? ports.clock.now()
    })
  )
