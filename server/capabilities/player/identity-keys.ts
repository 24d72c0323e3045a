import { normalEmail } from './normal-email.ts'

/** What tells who somebody is. */
export interface Identity {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string
  readonly country: string
  readonly nationalId: string | null
}

/** One person's forms of writing brought to one; for comparing, never for showing or sending. */
export interface IdentityKeys {
  readonly email_key: string
  readonly person_key: string
  readonly national_key: string | null
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i'
}

export const identityKeysOf = (who: Identity): IdentityKeys => ({
  email_key: emailKeyOf(who.email),
  person_key: [nameKeyOf(`${who.firstName} ${who.lastName}`), who.dateOfBirth, who.country].join(
    '|'
  ),
  national_key:
    who.nationalId && `${who.country}|${who.nationalId.toUpperCase().replace(/\s/g, '')}`
})

/** Many hosts deliver `n.o.r.a+casino@` to `nora@`. */
function emailKeyOf(email: string): string {
  const normal = normalEmail(email)
  const at = normal.lastIndexOf('@')
  const local = normal.slice(0, at)
  const box = local.replace(/\+.*$/, '').replaceAll('.', '')
  return `${box || local}${normal.slice(at)}`
}

/** The parts of a name in one order, without marks, apostrophes and hyphens. */
const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ`´]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[æœøłđðþßı]/g, letter => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(part => part !== '')
    .toSorted()
    .join(' ')
