import { randomUUID } from 'node:crypto'
import { assetOf } from '#rules/money.ts'
import { createPlayer, type NewPlayer } from '#server/capabilities/player/index.ts'
import type { Player } from '#server/capabilities/player/table.ts'
import type { Platform } from '#server/platform.ts'

export interface PlayerOptions extends Partial<NewPlayer> {
  /** What is in the wallet, in minor units of the player's currency. */
  readonly cash?: bigint
  readonly bonus?: bigint
}

/** A player made as the product makes one, with money that a deposit would have brought. */
export async function newPlayer(
  { ports }: Pick<Platform, 'ports'>,
  { cash = 0n, bonus = 0n, ...given }: PlayerOptions = {}
): Promise<Player> {
  const id = given.id ?? randomUUID()
  return ports.db.transaction(async tx => {
    const player = await createPlayer(tx, {
      id,
      createdAt: ports.clock.now(),
      operator: ports.config.operator,
      email: `player-${id}@example.com`,
      passwordHash: null,
      firstName: 'Aino',
      lastName: 'Virtanen',
      dateOfBirth: '1990-05-17',
      country: 'FI',
      language: 'en',
      emailVerified: true,
      ...given
    })
    if (!player) throw new Error(`There is a player with the address ${given.email}`)
    const asset = assetOf(player.currency)
    for (const [kind, amount] of [['cash', cash] as const, ['bonus', bonus] as const]) {
      if (amount === 0n) continue
      const postings = [{ from: 'world', to: `player:${id}:${kind}`, asset, amount }] as const
      await ports.ledger.post(tx, { key: `test:${kind}:${id}`, postings })
    }
    return player
  })
}
