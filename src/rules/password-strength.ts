export type Strength = 'good' | 'short' | 'strong' | 'weak'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * A hint to whoever chooses a password: length counts most, variety next, and a character that is
 * repeated does not count again.
 */
export function passwordStrength(password: string, least: number): Strength {
  if ([...password].length < least) return 'short'
  const different = new Set(password.toLowerCase()).size
  const kinds = KINDS.filter(kind => kind.test(password)).length
  const score = different + 2 * kinds
  if (different < 6 || score < 12) return 'weak'
  return score < 17 ? 'good' : 'strong'
}
