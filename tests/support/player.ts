import { randomUUID } from 'node:crypto'
import { BONUS_TERMS, type BonusTerms } from '#config/bonus-terms.ts'
import { assetOf } from '#rules/money.ts'
import { grantBonus } from '#server/capabilities/bonus/index.ts'
import { createPlayer, type NewPlayer } from '#server/capabilities/player/index.ts'
import type { Player } from '#server/capabilities/player/table.ts'
import type { Platform } from '#server/platform.ts'

export interface PlayerOptions extends Partial<NewPlayer> {
  /** What is in the wallet, in minor units of the player's currency. */
  readonly cash?: bigint
  readonly bonus?: bigint
  /** Of the bonus, where a test is about them; large stakes are allowed otherwise. */
  readonly bonusTerms?: Partial<BonusTerms> & { readonly factor?: string }
}

/** A player made as the product makes one, with money that a deposit would have brought. */
export async function newPlayer(
  { ports }: Pick<Platform, 'ports'>,
  { cash = 0n, bonus = 0n, bonusTerms = {}, ...given }: PlayerOptions = {}
): Promise<Player> {
  const id = given.id ?? randomUUID()
  return ports.db.transaction(async tx => {
    const player = await createPlayer(tx, {
      id,
      createdAt: ports.clock.now(),
      house: ports.config,
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
    if (cash > 0n) {
      const asset = assetOf(player.currency)
      const postings = [{ from: 'world', to: `player:${id}:cash`, asset, amount: cash }] as const
      await ports.ledger.post(tx, { key: `test:cash:${id}`, postings })
    }
    const { factor = '30', ...terms } = bonusTerms
    if (bonus > 0n)
      await grantBonus(ports, tx, {
        playerId: id,
        country: player.country,
        currency: player.currency,
        name: 'Thirty times',
        amount: bonus,
        factor,
        source: 'test',
        key: `test:${id}`,
        at: ports.clock.now(),
        terms: { ...BONUS_TERMS, maxBetHundredths: 1_000_000n, ...terms }
      })
    return player
  })
}
