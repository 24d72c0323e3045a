import { EURO_RATES } from '#config/exchange-rates.ts'
import type { JackpotRule, PotRule } from '#config/jackpots.ts'
import { partOf } from '#rules/jackpot/community.ts'
import { returnOf } from '#rules/jackpot/decide.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import { toDecimal } from '#rules/money.ts'
import type { Fallen, Instance, PotRow, Win } from '../capabilities/jackpot/index.ts'

const WHOLE = 10_000

const euros = (cents: bigint) => toDecimal(cents, 'EUR')

const plain = (part: number) => String(Number(part.toFixed(6)))

const communityOf = ({ community }: Pick<PotRule, 'community'>) =>
  community.reduce((sum, { share }) => sum + share, 0)

/** How a jackpot stands, read at a moment. */
export interface Standing {
  readonly instance: Instance
  readonly brand: string
  readonly pots: readonly PotRow[]
  /** Real time: wherever the sandbox moves its own, the later reading says the later moment. */
  readonly at: Date
}

// Whole cents, rounded down, so that no currency shows more than a pot would pay.
const centsOf = (pots: readonly PotRow[], id: string): bigint =>
  (pots.find(({ pot }) => pot === id)?.micro ?? 0n) / MICRO_PER_CENT

const hasCommunity = ({ pots }: JackpotRule) => pots.some(pot => communityOf(pot) > 0)

/** What is in all pots together, and how much of it goes to others than who drops them. */
function sums({ instance: { rule }, pots }: Standing) {
  const total = rule.pots.reduce((sum, { id }) => sum + centsOf(pots, id), 0n)
  const shared = rule.pots.reduce(
    (sum, pot) => sum + partOf(centsOf(pots, pot.id), communityOf(pot)),
    0n
  )
  return [
    { id: 'total', current_value: euros(total) },
    ...(hasCommunity(rule) ? [{ id: 'shared', current_value: euros(shared) }] : [])
  ]
}

/** What everybody who follows a jackpot is sent when it has changed. */
export const jackpotUpdate = (standing: Standing) => ({
  type: 'JackpotUpdate',
  jackpot_type: 'Jackpot',
  id: standing.instance.id,
  currency: 'EUR',
  status: 'Active',
  allowed_brands: [standing.brand],
  last_updated: standing.at.toISOString(),
  pots: [
    ...standing.instance.rule.pots.map(({ id }) => ({
      id,
      is_progressive: true,
      current_value: euros(centsOf(standing.pots, id))
    })),
    ...sums(standing)
  ]
})

/** A jackpot as it is asked for over HTTP: the same figures, and the rules it runs by. */
export function jackpotAnswer(standing: Standing) {
  const { instance, pots, at } = standing
  const { rule } = instance
  return {
    id: instance.id,
    source_id: instance.source,
    jackpot_type: 'Jackpot',
    currency: 'EUR',
    status: 'Active',
    allowed_brands: [standing.brand],
    enabled_community: hasCommunity(rule),
    contribution_unit: euros(rule.unit),
    return_to_player: plain(returnOf(rule)),
    checked_from: euros(rule.checkedFrom),
    excluded_countries: rule.excludedCountries,
    last_updated: at.toISOString(),
    pots: [
      ...rule.pots.map(pot => ({
        id: pot.id,
        is_progressive: true,
        current_value: euros(centsOf(pots, pot.id)),
        seed_value: euros(pot.seed),
        must_drop_at: pot.mustDropAt === null ? null : euros(pot.mustDropAt),
        odds: String(pot.odds),
        contribution_share: plain(pot.share / WHOLE),
        community_share: plain(communityOf(pot) / WHOLE)
      })),
      ...sums(standing)
    ]
  }
}

/** Tells everybody what fell, in euros and by initials; who it was is told to nobody. */
export const winForAll = ({ main }: Fallen, rule: JackpotRule, brand: string) => ({
  type: 'WinEvent',
  instance_id: main.instance,
  player_id: null,
  currency: 'EUR',
  win_amount: euros(main.euros),
  win_pot_id: main.pot,
  win_withheld: main.status === 'checking',
  win_id: main.id,
  initials: main.initials,
  brand_id: brand,
  seed: euros(rule.pots.find(({ id }) => id === main.pot)?.seed ?? 0n),
  timestamp: main.won_at.toISOString(),
  community_winners: [],
  currency_multipliers: { multipliers: EURO_RATES }
})

const ownAmount = ({ amount, currency }: Win) => ({
  win_amount: toDecimal(amount, currency),
  currency
})

/** The same for somebody who has a part in it: what of it is theirs, in their own currency. */
export function winForOwner(fallen: Fallen, toAll: ReturnType<typeof winForAll>, owner: Owner) {
  const { main, community } = fallen
  const shares = community.filter(({ player_id }) => player_id === owner.player)
  const isMain = main.player_id === owner.player
  return {
    ...toAll,
    ...(isMain && { player_id: owner.id, ...ownAmount(main) }),
    // Of a share alone is said whether it is checked: the pot itself is another's.
    ...(!isMain && { win_withheld: shares.some(({ status }) => status === 'checking') }),
    community_winners: shares.map(win => ({ player_id: owner.id, ...ownAmount(win) }))
  }
}

export interface Owner {
  readonly player: string
  /** As messages name the player. */
  readonly id: string
}
