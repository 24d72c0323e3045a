/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '&': ' and '
}

const APOSTROPHE = /['’‘ʼ`´]/
const ACCENT = /[\u0300-\u036f]/g
const LETTER = /[\p{L}\p{N}\p{M}]/u
/** Katakana stand in the same order as hiragana, this far above them. */
const KATAKANA = /[\u30a1-\u30f6]/
const ABOVE_HIRAGANA = 0x60

const known = new Map<string, string>()

function foldLetter(letter: string): string {
  if (APOSTROPHE.test(letter)) return ''
  if (KATAKANA.test(letter))
    return String.fromCodePoint((letter.codePointAt(0) ?? 0) - ABOVE_HIRAGANA)
  // Only accents go: what voices a Japanese kana is no accent and stays composed.
  const lower = letter.toLowerCase().normalize('NFD').replace(ACCENT, '').normalize('NFC')
  const plain = PLAIN[lower] ?? lower
  return LETTER.test(plain) ? plain : lower === '' ? '' : ' '
}

function folded(letter: string): string {
  const found = known.get(letter) ?? foldLetter(letter)
  known.set(letter, found)
  return found
}

/** A text as search compares it: without case, accents, apostrophes and signs, one space between words. */
export const fold = (text: string): string =>
  [...text.normalize('NFKC')].map(folded).join('').replace(/\s+/g, ' ').trim()

export const wordsOf = (foldedText: string): readonly string[] =>
  foldedText === '' ? [] : foldedText.split(' ')

/** Whether people write the sign without spaces between words, so that one sign says as much as a word. */
export const isDense = (term: string): boolean => /[\u3040-\u9fff\uac00-\ud7af]/.test(term)

/**
 * The stretches of a text that begin or hold one of the terms, as pairs of places in the text; of
 * nothing where the text is longer or shorter than its folded letters tell.
 */
export function marksOf(
  text: string,
  terms: readonly string[]
): readonly (readonly [number, number])[] {
  const composed = text.normalize('NFKC')
  if (composed.length !== text.length) return []
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const part = folded(letter)
    plain += part
    for (let index = 0; index < part.length; index++) places.push(at)
    at += letter.length
  }
  places.push(at)
  const marked = new Uint8Array(text.length)
  for (const term of terms) {
    const start = startOf(plain, term)
    if (start < 0) continue
    marked.fill(1, places[start], places[start + term.length])
  }
  const pairs: [number, number][] = []
  for (let index = 0; index < text.length; index++) {
    if (!marked[index]) continue
    const last = pairs.at(-1)
    if (last && last[1] === index) last[1] = index + 1
    else pairs.push([index, index + 1])
  }
  return pairs
}

/** Where a term stands: at the beginning of a word sooner than within one. */
function startOf(plain: string, term: string): number {
  if (plain.startsWith(term)) return 0
  const atWord = plain.indexOf(` ${term}`)
  return atWord < 0 ? plain.indexOf(term) : atWord + 1
}
