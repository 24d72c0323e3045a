import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { faultOfPlace, faults } from '../../scripts/asvs/faults.ts'
import { asvsPage } from '../../scripts/asvs/page.ts'
import { type Chapter, levels, readChapters } from '../../scripts/asvs/requirements.ts'

const chapters = readChapters()

const changed = (id: string, change: (chapter: Chapter) => Chapter['requirements']) =>
  chapters.map(chapter =>
    chapter.requirements.some(each => each.id === id)
      ? { ...chapter, requirements: change(chapter) }
      : chapter
  )

describe('what is said of the standard', () => {
  test('names tests, headings and code that are there, and every number of levels 1 and 2 once', () => {
    expect(faults(chapters)).toEqual([])
  })

  test('is on the page as it stands in the data', () => {
    expect(readFileSync('docs/asvs.md', 'utf8')).toBe(asvsPage(chapters))
  })

  test('is about a standard of 70, 183 and 92 requirements', () => {
    const counted = Object.groupBy(levels().values(), level => `level ${level}`)
    expect(Object.values(counted).map(all => all?.length)).toEqual(
      expect.arrayContaining([70, 183, 92])
    )
  })
})

describe('a fault is found', () => {
  test.each([
    ['tests/scripts/asvs.test.ts › a test of another title', 'has no test'],
    ['tests/scripts/asvs.test.ts', 'has no test'],
    ['tests/scripts/gone.test.ts › a fault is found', 'does not exist'],
    ['docs/security.md › A heading of another name', 'has no heading'],
    ['docs/gone.md', 'does not exist'],
    ['server/random.ts › systemChance', 'does not say']
  ])('in %s', (place, what) => {
    expect(faultOfPlace(place)).toContain(what)
  })

  test('in a number that is missing, twice, or in the wrong chapter', () => {
    const without = changed('1.1.1', ({ requirements }) => requirements.slice(1))
    expect(faults(without)).toEqual(['1.1.1: nothing is said of it'])
    const twice = changed('1.1.1', ({ requirements }) => [
      ...requirements,
      ...requirements.slice(0, 1)
    ])
    expect(faults(twice)).toEqual(['1.1.1: stands there twice'])
    const unknown = changed('1.1.1', ({ requirements }) =>
      requirements.map(each => (each.id === '1.1.1' ? { ...each, id: '2.1.99' } : each))
    )
    expect(faults(unknown)).toEqual([
      '2.1.99: is no requirement of chapter 1',
      '1.1.1: nothing is said of it'
    ])
  })

  test('in what is called met without a proof', () => {
    const unproven = changed('1.1.1', ({ requirements }) =>
      requirements.map(({ proof, ...each }) =>
        each.id === '1.1.1' || !proof ? each : { ...each, proof }
      )
    )
    expect(faults(unproven)).toEqual(['1.1.1: is met by nothing that is named'])
  })
})
