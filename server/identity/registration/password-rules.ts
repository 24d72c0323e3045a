import leaked from 'fxa-common-password-list'

import { OPERATORS } from '#config/operators.ts'
import { PASSWORD_LENGTH } from '../passwords.ts'

/** What is too short for the list of leaked passwords until figures and marks stand at its ends. */
const COMMON = new Set(
  (
    'password passwort passord salasana parool motdepasse azerty qwerty qwertyuiop qwertyuiopasd ' +
    'qwertz qwertzuiop asdfghjkl zxcvbnm qazwsxedc letmein welcome willkommen iloveyou ' +
    'sunshine princess football baseball superman batman dragon monkey shadow master ' +
    'michael jennifer starwars pokemon whatever trustno administrator admin ' +
    'login secret changeme casino jackpot passwordpassword asdfasdf qwerqwer abcabc abcdef ' +
    'abcdefgh abcdefghij abcdefghijk'
  ).split(' ')
)

const RUNS = '01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz'.split(' ')

const SPELLED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i'
}

const SHORTEST_NAME = 4

/** The names of the houses, in one word: what is tried first against their players. */
const HOUSES = new Set(
  Object.values(OPERATORS).flatMap(({ slug, title }) =>
    [slug, title].map(name => name.toLowerCase().replace(/[^\p{L}]/gu, ''))
  )
)

/**
 * Whether a password is long enough, not the address again, and not what is tried first: none of
 * the fifty thousand that leaked most often, no word of this trade and no name of a house.
 */
export function isGoodPassword(password: string, email: string): boolean {
  const { least, most } = PASSWORD_LENGTH
  if (password.length < least || password.length > most) return false
  const lower = password.toLowerCase()
  const name = (email.split('@')[0] ?? '').replace(/\+.*$/, '')
  if (name.length >= SHORTEST_NAME && lower.includes(name)) return false
  return !isCommon(lower)
}

function isCommon(lower: string): boolean {
  if (new Set(lower).size < 4 || RUNS.some(run => run.includes(lower))) return true
  const word = wordIn(lower)
  return isKnown(lower) || isKnown(word) || isKnown(spell(word))
}

const isKnown = (word: string) => COMMON.has(word) || HOUSES.has(word) || leaked.test(word)

/** What people put before and behind a word, to please a rule, is left out. */
const wordIn = (lower: string) => lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '')

/** `p4$$w0rd` reads as `password`. */
const spell = (word: string) => word.replace(/[013457@$!]/g, letter => SPELLED[letter] ?? '')
