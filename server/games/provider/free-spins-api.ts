import type { FastifyInstance } from 'fastify'

import { isSlot } from '#config/catalogue/models.ts'
import { isCurrency } from '#config/currencies.ts'
import {
  FREE_SPINS_PATH,
  type FreeSpinsGrant,
  readFreeSpinsGrant
} from '#contract/wire/free-spins.ts'
import { parseAmount } from '#rules/money.ts'
import type { House } from './house.ts'
import { stakesAt } from './play-money.ts'
import { signedDoor } from './signed-door.ts'
import type { ProviderFreeSpins } from './tables.ts'

/** Why spins were not taken: no such game, or it has no such stake; the same id, but other spins. */
type GrantRefusal = 'DUPLICATE_ID' | 'UNKNOWN_GAME' | 'VALUE_NOT_OFFERED'

type GrantAnswer =
  | { readonly status: 'ok' }
  | { readonly status: 'error'; readonly code: GrantRefusal }

const refuse = (code: GrantRefusal): GrantAnswer => ({ status: 'error', code })

const isSame = (kept: ProviderFreeSpins, grant: FreeSpinsGrant, value: bigint) =>
  kept.player === grant.playerId &&
  kept.game === grant.game &&
  kept.currency === grant.currency &&
  kept.spins === grant.spins &&
  kept.value === value

/** Takes spins that the casino gives to a player, once. */
export async function takeFreeSpins({ ports }: House, grant: FreeSpinsGrant): Promise<GrantAnswer> {
  const { id, playerId: player, game, spins, currency, endsAt } = grant
  if (!isSlot(game)) return refuse('UNKNOWN_GAME')
  if (!isCurrency(currency)) return refuse('VALUE_NOT_OFFERED')
  const parsed = parseAmount(grant.value, currency)
  if (parsed.status === 'refused' || !stakesAt(game, currency).includes(parsed.minor))
    return refuse('VALUE_NOT_OFFERED')
  const value = parsed.minor
  const { db, clock } = ports
  await db.kysely
    .insertInto('provider_free_spins')
    .values({ id, player, game, currency, spins, value, ends_at: endsAt, given_at: clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await db.kysely
    .selectFrom('provider_free_spins')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isSame(kept, grant, value)) return refuse('DUPLICATE_ID')
  // Given anew after a failure, their time begins anew.
  await db.kysely
    .updateTable('provider_free_spins')
    .set({ ends_at: endsAt })
    .where('id', '=', id)
    .execute()
  return { status: 'ok' }
}

/** The door by which the casino gives free spins. */
export function registerFreeSpinsApi(app: FastifyInstance, house: House): void {
  signedDoor(app, house, FREE_SPINS_PATH, async body => {
    const grant = readFreeSpinsGrant(body)
    return grant && (await takeFreeSpins(house, grant))
  })
}
