import { BONUS_TERMS, OFFER_FACTOR } from '#config/bonus-terms.ts'
import { CURRENCIES } from '#config/currencies.ts'
import { assetOf, parseAmount } from '#rules/money.ts'
import { FactorTooHigh, grantBonus } from '../../capabilities/bonus/index.ts'
import type { Player } from '../../capabilities/player/index.ts'
import { walletChanged } from '../../capabilities/wallet/index.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import type { Input } from '../field.ts'
import { SandboxRefusal } from '../refusal.ts'
import { PLAYER_SCHEMA, viewOf } from './player-view.ts'

const FIELDS = {
  amount: {
    type: 'string',
    maxLength: 12,
    default: '100',
    description: 'A decimal of the major unit, above zero'
  },
  purse: {
    type: 'choice',
    options: ['cash', 'bonus'],
    default: 'cash',
    description: 'Which purse it goes to; in the bonus purse it is a bonus with its terms'
  },
  factor: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: OFFER_FACTOR,
    description: 'How often a bonus has to be wagered'
  },
  maxBet: {
    type: 'string',
    maxLength: 12,
    optional: true,
    description: 'The largest stake of a round under a bonus; the house’s usual one if not given'
  }
} as const

/** An amount as typed, in minor units of the player's currency. */
function minorOf(field: 'amount' | 'maxBet', typed: string, { currency }: Player): bigint {
  const parsed = parseAmount(typed, currency)
  if (parsed.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', field)
  return parsed.minor
}

function termsWith(typed: string | undefined, player: Player) {
  if (typed === undefined) return BONUS_TERMS
  const minor = minorOf('maxBet', typed, player)
  const maxBetHundredths = (minor * 100n) / CURRENCIES[player.currency].minDeposit
  if (maxBetHundredths === 0n) throw new SandboxRefusal(400, 'INVALID_FIELD', 'maxBet')
  return { ...BONUS_TERMS, maxBetHundredths }
}

async function giveCash(ports: Ports, player: Player, amount: bigint): Promise<Posted> {
  return await ports.db.transaction(tx =>
    ports.ledger.post(tx, {
      key: `sandbox:${ports.random.uuid()}`,
      postings: [
        { from: 'world', to: `player:${player.id}:cash`, asset: assetOf(player.currency), amount }
      ],
      meta: { kind: 'sandbox' }
    })
  )
}

async function giveBonus(
  ports: Ports,
  { id, country, currency }: Player,
  amount: bigint,
  given: Pick<Input<typeof FIELDS>, 'factor'> & { readonly terms: typeof BONUS_TERMS }
): Promise<Posted> {
  try {
    const granted = await ports.db.transaction(tx =>
      grantBonus(ports, tx, {
        playerId: id,
        country,
        currency,
        name: 'Sandbox bonus',
        amount,
        factor: String(given.factor),
        source: 'sandbox',
        key: `sandbox:${ports.random.uuid()}`,
        at: ports.clock.now(),
        terms: given.terms
      })
    )
    if (granted.status === 'active') throw new SandboxRefusal(409, 'BONUS_ACTIVE')
    return granted.posted
  } catch (error) {
    if (error instanceof FactorTooHigh) throw new SandboxRefusal(400, 'INVALID_FIELD', 'factor')
    throw error
  }
}

export const giveMoney = playerControl({
  id: 'giveMoney',
  method: 'POST',
  path: '/players/{playerId}/money',
  summary: 'Puts money from nowhere into a purse of the player, in the player’s currency.',
  fields: FIELDS,
  answer: PLAYER_SCHEMA,
  run: async (ports, { amount: typed, factor, maxBet, purse }, player) => {
    const amount = minorOf('amount', typed, player)
    const posted =
      purse === 'cash'
        ? await giveCash(ports, player, amount)
        : await giveBonus(ports, player, amount, { factor, terms: termsWith(maxBet, player) })
    const moneyType = purse === 'cash' ? 'real' : 'bonus'
    await walletChanged(ports, player.id, { amount, moneyType, posted })
    return await viewOf(ports, player)
  }
})
