import { endRound } from './end-round.ts'
import type { House } from './house.ts'
import { pay } from './settle.ts'
import { voidRound } from './void-round.ts'

/** A bet without an answer after this time gets none any more. */
const BETTING_SECONDS = 30

/** A win that no browser asked for in this time is paid without one. */
const DECIDED_SECONDS = 180

const MOST_AT_ONCE = 200

export const RECOVER = 'games-recover'

/** A round whose player chooses nothing in this time is ended by the rule of its game. */
const PLAYING_MINUTES = 15

/** How often each way of finishing a round was needed. */
export interface Recovered {
  readonly voided: number
  readonly paid: number
  readonly ended: number
}

/**
 * Finishes what was left in the middle: gives back money without an answer, ends rounds whose
 * player went away, and pays unpaid wins.
 */
export async function recover(house: House): Promise<Recovered> {
  const { db, clock } = house.ports
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  const unfinished = await db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where(where =>
      where.or([
        where.and([
          where('status', '=', 'betting'),
          where('started_at', '<', ago(BETTING_SECONDS))
        ]),
        where('status', '=', 'voiding'),
        where.and([where('raising', 'is not', null), where('moved_at', '<', ago(BETTING_SECONDS))]),
        where.and([
          where('status', '=', 'playing'),
          where.or([
            where('moved_at', '<', ago(PLAYING_MINUTES * 60)),
            where('closes_at', '<', ago(BETTING_SECONDS))
          ])
        ]),
        where.and([where('status', '=', 'decided'), where('decided_at', '<', ago(DECIDED_SECONDS))])
      ])
    )
    .orderBy('started_at')
    .limit(MOST_AT_ONCE)
    .execute()
  let [voided, paid, ended] = [0, 0, 0]
  for (const round of unfinished) {
    if (round.status === 'playing') ended += (await endRound(house, round)) ? 1 : 0
    else if (round.status === 'decided') paid += 'ok' in (await pay(house, round)) ? 1 : 0
    else voided += (await voidRound(house, round.id)) ? 1 : 0
  }
  return { voided, paid, ended }
}

/** Play money that is older than this was won and lost for nobody. */
const FUN_HOURS = 48

export const FORGET = 'games-forget'

/** Forgets rounds for fun that nobody will come back to, and the plays they belonged to. */
export async function forgetFun({ ports }: House): Promise<void> {
  const { db, clock } = ports
  const before = new Date(clock.now().getTime() - FUN_HOURS * 3_600_000)
  await db.transaction(async tx => {
    const old = tx
      .selectFrom('provider_sessions')
      .select('token_hash')
      .where('mode', '=', 'FUN')
      .where('created_at', '<', before)
    await tx.deleteFrom('provider_rounds').where('session', 'in', old).execute()
    await tx
      .deleteFrom('provider_sessions')
      .where('mode', '=', 'FUN')
      .where('created_at', '<', before)
      .execute()
  })
}
