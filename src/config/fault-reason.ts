import type * as v from 'valibot'

const shown = (input: unknown) => JSON.stringify(input) ?? String(input)

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  strict_object: 'an object',
  string: 'a text'
}

/** The names of a choice, out of `("a" | "b")`. */
const namesIn = (expected: string) => expected.replace(/[()"]/g, '').replaceAll(' | ', ', ')

/** What is wrong in a field of a file that people write, as the end of a sentence. */
export function reasonOf(issue: v.BaseIssue<unknown>, field: string, files: string): string {
  const { input } = issue
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `is not a field of ${files}`
  if (issue.kind === 'schema' && input === undefined) return 'is missing'
  if (issue.type === 'picklist' && field === 'layout' && typeof input === 'string')
    return `Unknown variable dynamic import: ./${input}`
  if (issue.type === 'picklist')
    return `${shown(input)} is none of ${namesIn(issue.expected ?? '')}`
  if (issue.kind === 'schema')
    return `must be ${KINDS[issue.type] ?? issue.expected}, not ${shown(input)}`
  return issue.message
}
