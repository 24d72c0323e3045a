import { parseDecimal } from '#rules/money.ts'
import {
  begun,
  CARDS,
  create,
  depositor,
  noticeOf,
  notify,
  payWith
} from '../server/cashier/support.ts'
import { limitStands } from './limits.ts'
import type { TestPlatform } from './platform.ts'
import { listen, modernClient } from './sockets.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least))

const minor = (amount: string): bigint => {
  const parsed = parseDecimal(amount, 'EUR')
  return parsed.status === 'ok' ? parsed.minor : 0n
}

/** In cents. */
const LIMIT = 50_000n

export interface FilledLimit {
  readonly limit: bigint
  readonly accepted: bigint
  /** What was not let in: an amount and the code each. */
  readonly refused: readonly { readonly amount: bigint; readonly code: string | undefined }[]
}

/** Fifty deposits of a new player at once against a limit that about a dozen of them fill. */
export async function fillLimit(platform: TestPlatform): Promise<FilledLimit> {
  const who = await depositor(platform)
  const { id, currency } = who.player
  await limitStands(platform, id, { value: LIMIT, currency })
  const answers = await Promise.all(
    times(50).map(async () => {
      const amount = `${between(20, 60)}.${between(10, 99)}`
      const { ok, error } = await create(platform, who, { amount })
      return { amount: minor(amount), isAccepted: ok !== null, code: error?.code }
    })
  )
  return {
    limit: LIMIT,
    accepted: answers
      .filter(({ isAccepted }) => isAccepted)
      .reduce((sum, { amount }) => sum + amount, 0n),
    refused: answers.filter(({ isAccepted }) => !isAccepted)
  }
}

const AT_ONCE = 100

/** Tells the house of so many payments of fifty, of each five times in random order; counts credits. */
export async function creditShuffled(platform: TestPlatform, payments: number) {
  const who = await depositor(platform)
  const bodies: string[] = []
  for (let begins = 0; begins < payments; begins += AT_ONCE) {
    const some = times(Math.min(AT_ONCE, payments - begins)).map(async () => {
      const { id, paymentId } = await begun(platform, who)
      return noticeOf({ reference: id, paymentId })
    })
    bodies.push(...(await Promise.all(some)))
  }
  const deliveries = bodies
    .flatMap(body => times(5).map(() => ({ body, place: Math.random() })))
    .toSorted((a, b) => a.place - b.place)
  const statuses: number[] = []
  for (let from = 0; from < deliveries.length; from += AT_ONCE) {
    const some = deliveries.slice(from, from + AT_ONCE)
    statuses.push(...(await Promise.all(some.map(({ body }) => notify(platform, body)))))
  }
  const { db, ledger } = platform.ports
  const cash = await ledger.balanceOf(db.kysely, `player:${who.player.id}:cash`, 'EUR/2')
  return { payments, notifications: deliveries.length, credits: Number(cash / 5000n), statuses }
}

/** A player with an open tab: what a payment takes until the tab has been told the new balance. */
export async function openCardFlow(platform: TestPlatform) {
  const who = await depositor(platform)
  const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
    Authorization: `Bearer ${who.token}`
  })
  const tab = listen(client, 'subscription { balanceUpdated { balance } }')
  await tab.next()
  const confirmed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    const told = tab.next()
    await Promise.all([work(), told])
    return performance.now() - started
  }
  return {
    /** From the card form that is sent. */
    async byCard() {
      const { frame } = await begun(platform, who)
      return await confirmed(() => payWith(platform, frame, CARDS.success))
    },
    /** From a notification that needed no provider. */
    async byNotification() {
      const { id, paymentId } = await begun(platform, who)
      return await confirmed(() => notify(platform, noticeOf({ reference: id, paymentId })))
    },
    close: () => client.close()
  }
}
