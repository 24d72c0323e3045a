/** A word with its three-letter groups, by which words with a typing mistake still look alike. */
export interface Word {
  readonly text: string
  readonly groups: readonly string[]
}

/** The words of a text as they are compared: small letters without marks. */
export const wordsOf = (text: string): readonly Word[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => ({ text: word, groups: groupsOf(word) }))

const ALIKE = 0.4

/**
 * How well a typed word fits a known one, from 0 to 1: its beginning, a part of it, or much the same
 * groups of letters, which forgives a letter that is wrong, missing or out of place.
 */
export function likeness(typed: Word, known: Word): number {
  if (known.text === typed.text) return 1
  if (known.text.startsWith(typed.text)) return 0.9
  if (typed.text.length >= 3 && known.text.includes(typed.text)) return 0.8
  if (typed.text.length < 4) return 0
  const shared = known.groups.filter(group => typed.groups.includes(group)).length
  const alike = (2 * shared) / (known.groups.length + typed.groups.length)
  return alike >= ALIKE ? alike * 0.7 : 0
}

function groupsOf(word: string): readonly string[] {
  const padded = `  ${word} `
  const groups = Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  return [...new Set(groups)]
}
