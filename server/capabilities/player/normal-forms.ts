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
  readonly phoneNumber?: string | null
}

/** One person's forms of writing brought to one; for comparing, never for keeping as they are. */
export interface NormalForms {
  readonly email: string
  /** The parts of the name in one order, birthday and country. */
  readonly person: string
  /** Name and birthday in any country, whatever stands for letters that a keyboard lacks. */
  readonly born: string
  /** The same, whatever stands between the letters and whichever name comes first. */
  readonly letters: string
  readonly national: string | null
  readonly phone: string | null
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

/** Letters of other alphabets that look like Latin ones, which a name can be written with unseen. */
const ALIKE = Object.fromEntries(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'αa', 'εe', 'ιi', 'οo', 'υu', 'ρp']
    .map(pair => [...pair])
    .map(([foreign = '', latin = '']) => [foreign, latin])
)

export function normalFormsOf(who: Identity): NormalForms {
  const parts = partsOf(`${who.firstName} ${who.lastName}`)
  const folded = parts.map(foldedOf)
  const national = who.nationalId?.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return {
    email: emailFormOf(who.email),
    person: `${parts.toSorted().join(' ')}|${who.dateOfBirth}|${who.country}`,
    born: `${folded.toSorted().join(' ')}|${who.dateOfBirth}`,
    letters: `${leastTurn(ringOf(parts.join('')))}|${who.dateOfBirth}`,
    national: national ? `${who.country}|${national}` : null,
    phone: phoneFormOf(who.phoneNumber ?? null)
  }
}

/** The digits of a number, however it is set out. */
export const phoneFormOf = (number: string | null): string | null =>
  number?.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '') || null

/** Many hosts deliver `n.o.r.a+casino@` to `nora@`. */
function emailFormOf(email: string): string {
  const normal = normalEmail(email).replace(/\p{Cf}/gu, '')
  const at = normal.lastIndexOf('@')
  const local = normal.slice(0, at)
  const box = local.replace(/\+.*$/, '').replaceAll('.', '')
  return `${box || local}${normal.slice(at)}`
}

/** The parts of a name without marks, apostrophes and hyphens, in plain small letters. */
const partsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ`´]|\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/./gsu, letter => PLAIN[letter] ?? ALIKE[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(part => part !== '')

/** As people write for want of a key: `Soerensen` for `Sørensen`, `Mueller` for `Müller`. */
const foldedOf = (part: string): string => part.replace(/([ou])e/g, '$1').replace(/a[ae]/g, 'a')

/**
 * The letters of a name as a ring, without `e` and with one of those that follow themselves: then
 * neither what stands for a letter nor where a name begins can tell two apart.
 */
function ringOf(letters: string): string {
  const run = letters.replaceAll('e', '').replace(/(.)\1+/gsu, '$1')
  return run.length > 1 && run.at(0) === run.at(-1) ? run.slice(1) : run
}

/** Of a text's turns, each beginning at another letter, the first by the alphabet. */
function leastTurn(text: string): string {
  const turns = Array.from(text, (_letter, at) => text.slice(at) + text.slice(0, at))
  return turns.toSorted()[0] ?? ''
}
