import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const FOLDER = 'docs/asvs'
const CHAPTERS = 17

/** A file, and behind ` › ` what in it proves: the title of a test, a heading, or words of its code. */
const PLACE = v.pipe(v.string(), v.regex(/^[\w./@-]+( › .+)?$/, 'is no file with something in it'))
const SENTENCE = v.pipe(v.string(), v.minLength(3))

const CHAPTER = v.strictObject({
  title: SENTENCE,
  requirements: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
      asks: SENTENCE,
      proof: v.optional(v.pipe(v.array(PLACE), v.minLength(1))),
      apart: v.optional(SENTENCE),
      missed: v.optional(SENTENCE),
      note: v.optional(SENTENCE)
    })
  )
})

type Read = v.InferOutput<typeof CHAPTER>['requirements'][number]

/** One requirement of the standard, and what the house has to say to it. */
export interface Requirement extends Read {
  readonly level: 1 | 2 | 3
  readonly status: 'apart' | 'met' | 'missed'
}

export interface Chapter {
  readonly number: number
  readonly title: string
  readonly requirements: readonly Requirement[]
}

const yaml = (name: string): unknown => parse(readFileSync(`${FOLDER}/${name}.yaml`, 'utf8'))

const levelOf = (sign: string) => (sign === '1' ? 1 : sign === '2' ? 2 : 3)

/** The level of every requirement of the standard by its number. */
export function levels(): ReadonlyMap<string, Requirement['level']> {
  const sections = v.parse(
    v.record(v.string(), v.pipe(v.string(), v.regex(/^[123]+$/))),
    yaml('levels')
  )
  return new Map(
    Object.entries(sections).flatMap(([section, signs]) =>
      [...signs].map((sign, index) => [`${section}.${index + 1}`, levelOf(sign)] as const)
    )
  )
}

const statusOf = ({ apart, missed }: Read): Requirement['status'] =>
  apart !== undefined ? 'apart' : missed !== undefined ? 'missed' : 'met'

/** What the house says of OWASP ASVS 5.0, chapter by chapter; throws for a file in another form. */
export function readChapters(): readonly Chapter[] {
  const known = levels()
  return Array.from({ length: CHAPTERS }, (_, index) => {
    const number = index + 1
    const { title, requirements } = v.parse(CHAPTER, yaml(`v${number}`))
    return {
      number,
      title,
      requirements: requirements.map(each => ({
        ...each,
        // A number that the standard does not have is named as a fault.
        level: known.get(each.id) ?? 3,
        status: statusOf(each)
      }))
    }
  })
}
