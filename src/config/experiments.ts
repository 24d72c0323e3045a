/**
 * What pages can show otherwise, by the names that brand files and marks use, and the variants that
 * they have markup for. The first variant is how the page is without the experiment.
 */
export const EXPERIMENTS = {
  /** What the lobby's stage offers a visitor: an account, or the games beside it. */
  'hero-action': ['account', 'two-ways']
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type ExperimentName = keyof typeof EXPERIMENTS

export type VariantOf<Name extends ExperimentName> = (typeof EXPERIMENTS)[Name][number]

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as readonly ExperimentName[]
