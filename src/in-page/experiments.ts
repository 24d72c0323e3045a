import { AB_TEST_MAX_AGE, AB_TEST_PREFIX } from '#contract/wire/ab-test-cookie.ts'
import { type Variant, weightedDraw } from '#rules/weighted-draw.ts'
import { keptAnswer } from './kept-answer.ts'

/**
 * Before the first paint it marks the document with a variant of each experiment of the page: that of
 * the cookie, else one drawn by weight, else the first. The document keeps what it has drawn for as long
 * as it lives; the browser keeps it once preferences are agreed to, whenever that is. It runs again on a
 * page that is swapped in, and draws nothing anew there.
 */
const experiments: readonly (readonly [string, readonly Variant[]])[] = JSON.parse(
  document.currentScript?.dataset['experiments'] ?? '[]'
)
const isFirst = !window.drawn
window.drawn ??= {}
const { drawn } = window
const jar = (): Pick<Document, 'cookie'> => document

/** Of the five names of categories only that of preferences has a `p`. */
function keep(): void {
  if (!/p/.test(keptAnswer() ?? '')) return
  for (const [name, variant] of Object.entries(drawn))
    jar().cookie = `${AB_TEST_PREFIX}${name}=${variant}; Max-Age=${AB_TEST_MAX_AGE}; Path=/; Secure; SameSite=Lax`
}

const keptVariant = (name: string) =>
  jar().cookie.match(`(^|; )${AB_TEST_PREFIX}${name}=([^;]*)`)?.[2]

function draw(name: string, variants: readonly Variant[]): string {
  const kept = keptVariant(name)
  const chosen = variants.find(variant => variant.name === kept)?.name
  const found = chosen ?? weightedDraw(variants, Math.random())
  if (found === undefined) console.warn(`Nothing to draw: ${name}`)
  return found ?? variants[0]?.name ?? ''
}

if (isFirst) document.addEventListener('lobby:consent', keep)
for (const [name, variants] of experiments) {
  drawn[name] ??= draw(name, variants)
  document.documentElement.setAttribute(`data-ab-${name}`, drawn[name])
}
keep()
