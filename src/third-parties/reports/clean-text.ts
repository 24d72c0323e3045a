const LONGEST = 300

const CURRENCY = String.raw`(?:[€$£¥₹]|\b(?:[A-Z]{3}|kr)\b)`
const FIGURE = String.raw`\d(?:[\d.,'’\u00a0\u202f ]*\d)?`

/** What may say who somebody is, what they own or what opens their account, and what stands in its place. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // What a parser found in a text, or a page said to somebody, is quoted by engines.
  [/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"'],
  [/'(?![\w$.[\]-]{1,40}')[^']*'/g, "'…'"],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/\b(?:bearer|basic)\s+\S+|\btoken\s*[:=]\s*\S+/gi, '[token]'],
  [/[^\s@<>()/:]+@[^\s@<>()]+/g, '[mail]'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '[id]'],
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?\b/g, '[account]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}\b/gi, '[address]'],
  [new RegExp(`${CURRENCY}\\s?${FIGURE}|${FIGURE}\\s?${CURRENCY}`, 'g'), '[amount]'],
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '[token]'],
  [/[+\d][\d\s().,'’/-]*\d/g, '[number]']
]

const SHORT_NUMBER = /^\d{1,3}$/

const withoutFacts = (text: string): string =>
  REPLACED.reduce(
    (left, [pattern, instead]) =>
      left.replace(pattern, found =>
        instead === '[number]' && SHORT_NUMBER.test(found) ? found : instead
      ),
    text
  )

const isPlain = (segment: string) =>
  segment.length <= 60 && !/\d{4}|@|%/.test(segment) && !/^(?=.*\d)[\w-]{20,}$/.test(segment)

/** An address without its query, its fragment, and steps that look like somebody's number. */
export function cleanAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const [, origin = '', rest = ''] = /^([a-z]+:\/\/[^/]*)?(.*)$/is.exec(path) ?? []
  const host = origin.replace(/\/\/[^@/]*@/, '//')
  const steps = rest.split('/').map(step => (isPlain(step) ? step : '[id]'))
  return (host + steps.join('/')).slice(0, LONGEST)
}

const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'<>]+|(?<![\w.])\/[^\s"'<>]*/g

/** Of no alphabet: what stands in an address's place until the rest of the text is looked at. */
const MARK = '\ue000'
const MARKED = /\ue000(x+)\ue000/g

/** A text of a fault without addresses' queries, without figures, and without what it quotes. */
export function cleanText(text: string): string {
  const addresses: string[] = []
  const marked = text.slice(0, LONGEST * 4).replace(ADDRESS, found => {
    addresses.push(cleanAddress(found))
    return `${MARK}${'x'.repeat(addresses.length)}${MARK}`
  })
  return withoutFacts(marked)
    .replace(MARKED, (_, marks: string) => addresses[marks.length - 1] ?? '')
    .slice(0, LONGEST)
}
