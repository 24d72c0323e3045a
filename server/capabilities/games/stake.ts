import { sql } from 'kysely'

import type { Tx } from '../../db/database.ts'
import type { JsonObject } from '../../db/tables.ts'
import type { Account } from '../../ledger/accounts.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Ports } from '../../ports.ts'
import type { PlayRoom, Tightest } from '../limits/index.ts'
import type { Player } from '../player/index.ts'
import { isLongNoted, isRunning, noteUse } from '../session/index.ts'
import { readWallet } from '../wallet/index.ts'
import { betPostings, type Parts, type Playing, purseAfter, splitStake } from './purse.ts'
import type { GameSession } from './tables.ts'

/** A player whose session runs; whether a limit on play stands spares most bets to look for one. */
export interface LivePlayer extends Player {
  readonly is_play_limited: boolean
}

type OfSession = Pick<GameSession, 'session_id'>

/** The player of a play whose session still runs, and is used by it; undefined once it has ended. */
export const livePlayer = async (
  tx: Tx,
  session: OfSession,
  now: Date
): Promise<LivePlayer | undefined> =>
  usedBy(tx, session, await liveIn(tx, session, now).executeTakeFirst())

/** The same, held until the transaction ends: what one player asks for is done one by one. */
export const heldLivePlayer = async (
  tx: Tx,
  session: OfSession,
  now: Date
): Promise<LivePlayer | undefined> =>
  usedBy(tx, session, await liveIn(tx, session, now).forNoKeyUpdate('players').executeTakeFirst())

async function usedBy<Live extends { readonly used_at: Date }>(
  tx: Tx,
  { session_id }: OfSession,
  live: Live | undefined
): Promise<Live | undefined> {
  if (live && isLongNoted(live.used_at)) await noteUse(tx, session_id)
  return live
}

const liveIn = (tx: Tx, session: OfSession, now: Date) =>
  tx
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .select('sessions.used_at')
    .select(
      sql<boolean>`exists (select from player_limits
        where player_limits.player_id = players.id and kind in ('Loss', 'Wager'))`.as(
        'is_play_limited'
      )
    )
    .where('sessions.id', '=', session.session_id)
    .where(isRunning(now))

const PURSE_TRIES = 3

interface Stake {
  /** In minor units. */
  readonly amount: bigint
  readonly takesBonus: boolean
  /** The ledger's name for it. */
  readonly key: string
  /** What the player's limits leave for it. */
  readonly room: PlayRoom
  /** Where it goes, if not to the house at once. */
  readonly into?: Account
  readonly meta?: JsonObject
}

/** The limit that a stake does not fit into, if there is one. */
const inTheWay = ({ cash, bonus }: Parts, { real, all }: PlayRoom): Tightest | null => {
  if (real !== null && cash > real.left) return real
  return all !== null && cash + bonus > all.left ? all : null
}

/**
 * Takes a stake, real money first and bonus money where the game takes it, and says which purse gave
 * what and what they hold afterwards. Nothing is taken when there is too little, or a limit of the
 * player leaves too little. The purses are read again when another bet of the player was quicker.
 */
export async function takeStake(
  ports: Ports,
  tx: Tx,
  session: Playing,
  { amount, takesBonus, key, room, into, meta }: Stake
) {
  for (let attempt = 1; ; attempt++) {
    const purse = await readWallet(tx, session.player_id, session.currency)
    if (purse.cash + (takesBonus ? purse.bonus : 0n) < amount)
      return { status: 'tooLittle' } as const
    const parts = splitStake(amount, purse)
    const limit = inTheWay(parts, room)
    if (limit) return { status: 'limited', limit } as const
    try {
      const postings = betPostings(session, parts, into)
      const posted = await ports.ledger.post(tx, { key, postings, ...(meta && { meta }) })
      const after = purseAfter(session.player_id, purse, posted)
      return { status: 'taken', parts, posted, purse: after } as const
    } catch (error) {
      if (!(error instanceof InsufficientFunds) || attempt === PURSE_TRIES) throw error
    }
  }
}
