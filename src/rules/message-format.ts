export type MessageValues = Readonly<Record<string, number | string>>

const PLURAL = /^\s*(\w+)\s*,\s*plural\s*,([\s\S]*)$/
const CASE = /^\s*(=\d+|\w+)\s*$/

/** Index of the brace that closes the one at the start. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index
  }
  throw new SyntaxError(`Unclosed brace in message: ${text}`)
}

function casesOf(text: string): ReadonlyMap<string, string> {
  const cases = new Map<string, string>()
  let rest = text
  while (rest.trim() !== '') {
    const open = rest.indexOf('{')
    const [, name] = CASE.exec(rest.slice(0, open)) ?? []
    if (open < 0 || name === undefined) throw new SyntaxError(`Not a plural: ${text}`)
    const close = closing(rest, open)
    cases.set(name, rest.slice(open + 1, close))
    rest = rest.slice(close + 1)
  }
  return cases
}

function plural(cases: ReadonlyMap<string, string>, count: number, bcp47: string): string {
  const category = new Intl.PluralRules(bcp47).select(count)
  return cases.get(`=${count}`) ?? cases.get(category) ?? cases.get('other') ?? ''
}

function part(content: string, values: MessageValues, bcp47: string): string {
  const [, name = '', body] = PLURAL.exec(content) ?? []
  if (body === undefined) return String(values[content.trim()] ?? `{${content}}`)
  const count = Number(values[name])
  const chosen = plural(casesOf(body), count, bcp47)
  const figure = new Intl.NumberFormat(bcp47).format(count)
  return formatMessage(chosen.replaceAll('#', figure), values, bcp47)
}

/** Puts values into a text: `{name}`, and plurals with exact (`=1`), category and `other` cases. */
export function formatMessage(text: string, values: MessageValues, bcp47: string): string {
  const open = text.indexOf('{')
  if (open < 0) return text
  const close = closing(text, open)
  const before = text.slice(0, open)
  const value = part(text.slice(open + 1, close), values, bcp47)
  return before + value + formatMessage(text.slice(close + 1), values, bcp47)
}
