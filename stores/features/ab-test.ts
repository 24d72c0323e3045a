import { AB_TEST_MAX_AGE, AB_TEST_PREFIX } from '#contract/wire/cookies.ts'
import { type Variant, weightedDraw } from '#rules/weighted-draw.ts'
import { consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'

export interface AbTest {
  readonly name: string
  readonly variants: readonly Variant[]
}

/** The variant of an earlier visit, else one drawn by weight and kept where that is agreed to. */
export function drawVariant({ name, variants }: AbTest): string | undefined {
  const { cookies, random } = environment()
  const cookie = AB_TEST_PREFIX + name
  const kept = cookies.get(cookie)
  if (variants.some(variant => variant.name === kept)) return kept
  const drawn = weightedDraw(variants, random.fraction())
  if (drawn !== undefined && consentsTo('preferences'))
    cookies.set(cookie, drawn, { maxAge: AB_TEST_MAX_AGE })
  return drawn
}
