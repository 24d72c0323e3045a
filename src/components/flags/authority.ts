import { PATHS } from '#config/paths.ts'

/** What the Swedish authority wants at hand: limits, a way to keep away, and a test of one's play. */
const WAYS = [
  `.foot a[href$="${PATHS.limits}"]`,
  `.foot a:is([href$="${PATHS.selfExclusion}"], [href$="#break"])`,
  `.foot a[href$="${PATHS.responsiblePlay}"]`
] as const

/** Puts the authority's bar first on the page, with the words and the links of its foot; once. */
export function addAuthority(page: Document): void {
  const isOn = page.documentElement.dataset['flagSga'] === 'enabled'
  if (!isOn || page.querySelector('.authority')) return
  const links = WAYS.flatMap(way => page.querySelector<HTMLAnchorElement>(way) ?? [])
  const age = page.querySelector('.foot .age')
  const [help] = links.slice(-1)
  if (links.length < WAYS.length || !age || !help?.textContent) return
  const bar = page.createElement('nav')
  bar.className = 'authority'
  bar.ariaLabel = help.textContent.trim()
  bar.append(age.cloneNode(true), ...links.map(link => link.cloneNode(true)))
  // Who is on keys alone still meets the way past the header first.
  page.querySelector('.skip')?.after(bar)
}
