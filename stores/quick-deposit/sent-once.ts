import { fieldsOf, isInteger, isString } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'

const KEY = 'sentDeposit'

/** No longer than the platform waits for a deposit to be finished. */
const LASTS = 15 * 60_000

interface Sent {
  readonly order: string
  readonly key: string
  readonly until: number
}

const kept = (): Sent | null =>
  fieldsOf<Sent>(fromJson(environment().local.get(KEY) ?? ''), {
    order: isString,
    key: isString,
    until: isInteger
  })

/**
 * The key of an order, the same in every tab and however often it is sent, until what became of it
 * is known: a second tab asks for the same deposit and not for another one.
 */
export function keyFor(order: string): Promise<string> {
  const { clock, local, locks, random } = environment()
  return locks.exclusive(KEY, async () => {
    const sent = kept()
    if (sent?.order === order && sent.until > clock.now()) return sent.key
    const key = random.id()
    local.set(KEY, JSON.stringify({ order, key, until: clock.now() + LASTS } satisfies Sent))
    return key
  })
}

/** The next deposit is another one, be it for the same amount. */
export const forgetSent = (): void => environment().local.remove(KEY)
