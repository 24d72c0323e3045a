import type { Ports } from '../../ports.ts'
import { tellPlayer } from './tell-player.ts'

export interface FreebetGrant {
  readonly player: string
  readonly instance: string
  /** So many contributions of a value each, or an amount to use up; minor units of EUR. */
  readonly worth:
    | { readonly kind: 'fixed'; readonly value: bigint; readonly count: number }
    | { readonly kind: 'variable'; readonly amount: bigint }
  /** Null for one that lasts until it is used. */
  readonly expiresAt: Date | null
}

/** Has the house pay contributions of a player to a jackpot, before what the player pays alone. */
export async function grantFreebet(
  ports: Ports,
  { player, instance, worth, expiresAt }: FreebetGrant
): Promise<string> {
  const id = ports.random.uuid()
  const isFixed = worth.kind === 'fixed'
  await ports.db.kysely
    .insertInto('jackpot_freebets')
    .values({
      id,
      player_id: player,
      instance,
      kind: worth.kind,
      value: isFixed ? worth.value : null,
      count_left: isFixed ? worth.count : null,
      amount_left: isFixed ? null : worth.amount,
      granted_at: ports.clock.now(),
      expires_at: expiresAt
    })
    .execute()
  await tellPlayer(ports, player, { kind: 'optIn', instance })
  return id
}
