import { existsSync, readFileSync } from 'node:fs'

import { type Chapter, levels, type Requirement } from './requirements.ts'

const isTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some(quote => {
    const at = text.indexOf(`${quote}${title}${quote}`)
    return at > 0 && text.slice(0, at).trimEnd().endsWith('(')
  })

const isHeading = (text: string, heading: string): boolean =>
  text.split('\n').some(line => /^#{1,6} /.test(line) && line.replace(/^#+ /, '') === heading)

/** What is wrong with a place that is said to prove something; undefined for one that is there. */
export function faultOfPlace(place: string): string | undefined {
  const [file = '', ...rest] = place.split(' › ')
  if (!existsSync(file)) return `${file} does not exist`
  const what = rest.join(' › ')
  const text = readFileSync(file, 'utf8')
  if (/\.(test|spec)\.tsx?$/.test(file))
    return isTitle(text, what) ? undefined : `${file} has no test "${what}"`
  if (what === '') return undefined
  if (file.endsWith('.md'))
    return isHeading(text, what) ? undefined : `${file} has no heading "${what}"`
  return text.includes(what) ? undefined : `${file} does not say "${what}"`
}

function faultsOf({ id, status, proof = [], apart, missed }: Requirement): readonly string[] {
  const places = proof.map(faultOfPlace).filter(fault => fault !== undefined)
  const said = [
    status === 'met' && proof.length === 0 && 'is met by nothing that is named',
    apart !== undefined && (proof.length > 0 || missed !== undefined) && 'applies and does not'
  ].filter(fault => fault !== false)
  return [...places, ...said].map(fault => `${id}: ${fault}`)
}

/**
 * What does not hold of what the house says: a test, heading or word that is not there, a number of
 * level 1 or 2 that is missing, twice, in another chapter, or none of the standard's.
 */
export function faults(chapters: readonly Chapter[]): readonly string[] {
  const known = levels()
  const told = chapters.flatMap(({ number, requirements }) =>
    requirements.map(({ id }) => ({ id, number }))
  )
  const ids = told.map(({ id }) => id)
  return [
    ...chapters.flatMap(({ requirements }) => requirements.flatMap(faultsOf)),
    ...told
      .filter(({ id, number }) => !known.has(id) || !id.startsWith(`${number}.`))
      .map(({ id, number }) => `${id}: is no requirement of chapter ${number}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${id}: stands there twice`),
    ...[...known]
      .filter(([id, level]) => level < 3 && !ids.includes(id))
      .map(([id]) => `${id}: nothing is said of it`)
  ]
}
