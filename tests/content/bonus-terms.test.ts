import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const LANGUAGES = ['fi', 'no', 'de', 'fr', 'ja', 'et', 'it'] as const

function read(language: string) {
  const text = readFileSync(`src/content/${language}/bonus-terms.md`, 'utf8')
  return text.split(/^## /m).map(section => ({
    figures: [...section.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
    links: [...section.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address).toSorted(),
    paragraphs: section.trim().split(/\n{2,}/).length
  }))
}

test('the bonus terms tell the same figures and lead to the same pages, section by section, in every language', () => {
  const english = read('en')
  expect(english).toHaveLength(15)
  expect(english.flatMap(({ figures }) => figures)).toEqual(
    expect.arrayContaining(['bonusFactor', 'bonusDays', 'bonusTimes', 'bonusMaxBet', 'weightSlots'])
  )
  for (const language of LANGUAGES)
    expect({ language, said: read(language) }).toEqual({ language, said: english })
})
