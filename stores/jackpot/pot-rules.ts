import type { JackpotInstance } from './instance.ts'

export type PotId = JackpotInstance['pots'][number]['id']

/** The figures a pot falls by; each is null where the service does not tell it. */
export interface PotRules {
  readonly seed: string | null
  readonly mustDropAt: string | null
  readonly odds: string | null
  readonly share: string | null
  readonly community: string | null
}

export interface JackpotRules {
  readonly pots: Partial<Readonly<Record<PotId, PotRules>>>
  readonly unit: string | null
  readonly returnToPlayer: string | null
  readonly checkedFrom: string | null
  readonly excludedCountries: readonly string[]
  /** Why this player may not take part; null for whoever may. */
  readonly ineligible: string | null
  readonly hasCommunity: boolean
}

/** The rules as the service tells them with the pots. */
export const rulesOf = (instance: JackpotInstance): JackpotRules => ({
  pots: Object.fromEntries(
    instance.pots.map(pot => [
      pot.id,
      {
        seed: pot.seed_value,
        mustDropAt: pot.must_drop_at,
        odds: pot.odds,
        share: pot.contribution_share,
        community: pot.community_share
      }
    ])
  ),
  unit: instance.contribution_unit,
  returnToPlayer: instance.return_to_player,
  checkedFrom: instance.checked_from,
  excludedCountries: instance.excluded_countries,
  ineligible: instance.ineligible,
  hasCommunity: instance.enabled_community
})
