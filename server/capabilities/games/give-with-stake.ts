import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { joined } from '../bonus/index.ts'
import { afterBet, contribute } from '../jackpot/index.ts'
import { engagementSoon } from '../loyalty/index.ts'
import type { Player } from '../player/index.ts'
import { countWager, wagerCounted } from '../raffle/index.ts'
import type { Parts } from './purse.ts'
import type { GameSession } from './tables.ts'
import { tellStake } from './tell-engagement.ts'

interface Staked {
  readonly player: Player
  readonly session: GameSession
  readonly provider: string
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  readonly taken: { readonly parts: Parts; readonly posted: Posted; readonly purse: Parts }
  readonly isRaise?: boolean
  /** What limits on losses leave for what goes with it; null where there are none. */
  readonly most: bigint | null
  readonly at: Date
}

export interface GivenWithStake {
  /** In minor units. */
  readonly contribution: bigint
  readonly purse: Parts
  /** Both entries as if they were one, with the balances and the version of the later. */
  readonly posted: Posted
  /** To be done once the bet stands. */
  readonly after: () => Promise<void>
}

/**
 * What goes with a stake in its own transaction: the contribution to a jackpot that the player has
 * opted in to and the tickets of raffles, in which real money alone takes part, and word of it to the
 * loyalty programme. None of them can refuse the bet.
 */
export async function giveWithStake(
  ports: Ports,
  tx: Tx,
  { player, session, taken, isRaise = false, most, ...bet }: Staked
): Promise<GivenWithStake> {
  const { parts, posted, purse } = taken
  const { currency } = session
  const { provider, transactionId, roundId, game, at } = bet
  const told = { player, currency, provider, transactionId, roundId, game, at }
  const given = await contribute(ports, tx, { ...told, cash: parts.cash, isRaise, most })
  const grown =
    parts.cash > 0n
      ? await countWager(ports, tx, {
          playerId: player.id,
          currency,
          provider,
          transactionId,
          game,
          amount: parts.cash,
          at
        })
      : []
  await tellStake(ports, tx, { ...told, player: { id: player.id, currency }, parts })
  return {
    contribution: given.amount,
    purse: { cash: purse.cash - given.amount, bonus: purse.bonus },
    posted: given.posted ? joined(posted, given.posted) : posted,
    async after() {
      engagementSoon(ports)
      await afterBet(ports, player.id, given.news)
      if (grown.length > 0) await wagerCounted(ports, player.id)
    }
  }
}
