import type { ExperimentName, VariantOf } from '#config/experiments.ts'

/**
 * The variant of an experiment that the document is marked with, for islands, which are hydrated after
 * that; undefined where the page or the brand runs none of that name, which stands for the first.
 */
export const variantOf = <Name extends ExperimentName>(name: Name): VariantOf<Name> | undefined =>
  // What marks the document draws from the brand file, which names no other variants.
  (document.documentElement.getAttribute(`data-ab-${name}`) ?? undefined) as
    | VariantOf<Name>
    | undefined
