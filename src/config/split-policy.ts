/** Directives of what is fetched that a policy leaves to `default-src` where it does not name them. */
const FETCHED = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src'
]

/** What lists hashes; workers fall back to the scripts, whichever policy these stand in. */
const LISTS_HASHES = ['script-src', 'style-src']

/**
 * Two policies that together allow what the one does: one for scripts and styles, one for all else. What
 * each leaves out it does not restrict, so the default is written out where it would have held.
 */
export function splitPolicy(policy: string): readonly [string, string] {
  const parts = policy.split('; ')
  const nameOf = (part: string) => part.split(' ', 1)[0] ?? ''
  const named = new Set(parts.map(nameOf))
  const byDefault = parts.find(part => nameOf(part) === 'default-src')?.replace('default-src', '')
  const others = parts.filter(part => ![...LISTS_HASHES, 'default-src'].includes(nameOf(part)))
  const unnamed = FETCHED.filter(name => byDefault !== undefined && !named.has(name))
  return [
    parts.filter(part => LISTS_HASHES.includes(nameOf(part))).join('; '),
    [...unnamed.map(name => name + byDefault), ...others].join('; ')
  ]
}
