import type { CommunityShare } from '#config/jackpots.ts'
import { equalShares, partOf, sharesByPlace } from '#rules/jackpot/community.ts'
import type { Drop } from '#rules/jackpot/decide.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { type Booked, bookWin } from './book-win.ts'
import { sharersOf } from './sharers.ts'
import type { Contribution, Instance } from './tables.ts'

export interface PaidDrop {
  readonly drop: Drop
  readonly main: Booked
  readonly community: readonly Booked[]
  /** Cents that nobody was there for, or that were too few to share: they stay in the pot. */
  readonly left: bigint
}

const sharesOf = ({ strategy }: CommunityShare, cents: bigint, players: number) =>
  strategy === 'topContributors' ? sharesByPlace(cents, players) : equalShares(cents, players)

/**
 * Pays a pot that has fallen: to whom its bet was, and the community's part to others by the rules
 * of the pot, each share rounded down.
 */
export async function payDrop(
  ports: Ports,
  tx: Tx,
  instance: Instance,
  { drop, by, decision }: { drop: Drop; by: Contribution; decision: bigint }
): Promise<PaidDrop> {
  const rule = instance.rule.pots.find(({ id }) => id === drop.pot)
  const won = { instance, pot: drop.pot, filling: drop.filling, decision, at: by.at } as const
  const dropped = { ...won, instance: instance.id, winner: by.player_id }
  const community: Booked[] = []
  let kept = 0n
  for (const shared of rule?.community ?? []) {
    const cents = partOf(drop.cents, shared.share)
    kept += cents
    const players = await sharersOf(ports, tx, dropped, shared)
    const shares = players.length > 0 ? sharesOf(shared, cents, players.length) : []
    for (const [index, player] of players.entries()) {
      const share = shares[index] ?? 0n
      if (share === 0n) continue
      const part = { ...won, kind: 'community', player, cents: share, by: null } as const
      community.push(await bookWin(ports, tx, part))
    }
  }
  const main = await bookWin(ports, tx, {
    ...won,
    kind: 'main',
    player: by.player_id,
    cents: drop.cents - kept,
    by
  })
  const paid = community.reduce((sum, { cents }) => sum + cents, 0n)
  return { drop, main, community, left: kept - paid }
}
