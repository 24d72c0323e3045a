import { assetOf, toDecimal } from '#rules/money.ts'
import type { Player } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { AMOUNT, FLAG, MOMENT, object, TEXT } from '../schemas.ts'

export const PLAYER_SCHEMA = object({
  playerId: TEXT,
  number: TEXT,
  email: TEXT,
  name: TEXT,
  country: TEXT,
  currency: TEXT,
  language: TEXT,
  accountStatus: TEXT,
  kycStatus: TEXT,
  isDepositsBlocked: FLAG,
  cash: AMOUNT,
  bonus: AMOUNT,
  createdAt: MOMENT
})

export interface PlayerView {
  readonly playerId: string
  readonly number: string
  readonly email: string
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly language: string
  readonly accountStatus: string
  readonly kycStatus: string
  readonly isDepositsBlocked: boolean
  readonly cash: string
  readonly bonus: string
  readonly createdAt: string
}

/** Players as the console shows them, with what is in their purses. */
export async function viewsOf(
  { db, ledger }: Ports,
  players: readonly Player[]
): Promise<readonly PlayerView[]> {
  return await Promise.all(
    players.map(async player => {
      const held = async (purse: 'bonus' | 'cash') =>
        toDecimal(
          await ledger.balanceOf(
            db.kysely,
            `player:${player.id}:${purse}`,
            assetOf(player.currency)
          ),
          player.currency
        )
      return {
        playerId: player.id,
        number: String(player.number),
        email: player.email,
        name: `${player.first_name} ${player.last_name}`,
        country: player.country,
        currency: player.currency,
        language: player.language,
        accountStatus: player.account_status,
        kycStatus: player.kyc_status,
        isDepositsBlocked: player.is_deposits_blocked,
        cash: await held('cash'),
        bonus: await held('bonus'),
        createdAt: player.created_at.toISOString()
      }
    })
  )
}

export async function viewOf(ports: Ports, player: Player): Promise<PlayerView> {
  const [view] = await viewsOf(ports, [player])
  if (!view) throw new Error('A player has no view')
  return view
}
