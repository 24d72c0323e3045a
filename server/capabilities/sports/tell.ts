import type { FeedIncident } from '#contract/wire/sports-feed.ts'
import type { SportsBetNews } from '../../generated/main.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { walletChanged } from '../wallet/index.ts'
import type { StoredBet } from './tables.ts'

export interface EventChange {
  readonly id: string
  readonly version: number
  /** Keys of the markets that changed. */
  readonly markets: readonly string[]
  /** What happened in it. */
  readonly incidents?: readonly FeedIncident[]
}

/** So many keys fit into a fact of the bus; more of them are told as none, which stands for all. */
const MOST_KEYS = 40
const MOST_INCIDENTS = 10

/** Tells every process which events changed, and which of their markets. Call it after the commit. */
export async function eventsChanged(ports: Ports, changes: readonly EventChange[]): Promise<void> {
  const at = ports.clock.now().toISOString()
  for (const { id, version, markets, incidents = [] } of changes)
    await ports.bus.publish({
      kind: 'sports.event',
      subject: id,
      version,
      at,
      data: {
        markets: markets.length > MOST_KEYS ? null : markets,
        incidents: incidents
          .slice(-MOST_INCIDENTS)
          .map(({ kind, side, clock, by = null }) => ({ kind, side, clock, by }))
      }
    })
}

export interface BetChange {
  readonly bet: Pick<StoredBet, 'id' | 'player_id' | 'version'>
  /** What it moved in the player's wallet, in minor units; absent when nothing did. */
  readonly moved?: { readonly amount: bigint; readonly posted: Posted } | undefined
  /** What has become of it without a press of its player. */
  readonly news?: SportsBetNews
}

/** Tells every process that bets have changed, and what that moved. Call it after the commit. */
export async function betsChanged(ports: Ports, changes: readonly BetChange[]): Promise<void> {
  const at = ports.clock.now().toISOString()
  const byPlayer = Map.groupBy(changes, ({ bet }) => bet.player_id)
  // Players are told at the same time, and each of them in the order in which it happened.
  await Promise.all(
    [...byPlayer].map(async ([playerId, own]) => {
      for (const { bet, moved, news = null } of own) {
        if (moved) await walletChanged(ports, playerId, { ...moved, moneyType: 'real' })
        await ports.bus.publish({
          kind: 'sports.bet',
          subject: playerId,
          version: Number(bet.version),
          at,
          data: { betId: bet.id, news }
        })
      }
    })
  )
}
