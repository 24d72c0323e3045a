import type { Operator } from './brand-file.ts'

/**
 * The style sheet that shows one variant of each experiment: the one that the document is marked with,
 * else the first. What is not shown is neither read out nor reached by keys.
 */
export function variantSheet({ experiments = [] }: Operator): string {
  const hidden = experiments.flatMap(({ name, variants: [first, ...others] }) => {
    const isOther = others.map(variant => `[data-ab-${name}="${variant.name}"]`)
    return [
      ...others.map(
        (variant, at) => `:root:not(${isOther[at]}) [data-variant="${name}:${variant.name}"]`
      ),
      ...(others.length > 0 && first
        ? [`:root:is(${isOther}) [data-variant="${name}:${first.name}"]`]
        : [])
    ]
  })
  return `@layer reset, tokens, base, components, layout, islands, utilities;
@layer base { [data-variant] { display: contents; } }
${hidden.length > 0 ? `@layer utilities { ${hidden.join(', ')} { display: none; } }` : ''}
`
}
