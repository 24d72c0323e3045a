import { describe, expect, test } from 'vitest'

import { LOCALE_CODES } from '#config/locales.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import { knownBlocks } from '../../src/components/blocks/known.ts'
import { linkOf } from '../../src/components/blocks/link.ts'
import { blockIn, holdsFor } from '../../src/content/blocks/block.ts'
import { BLOCK_KINDS, readBlocks, readContent } from '../../src/content/blocks/block-file.ts'
import { blocksOf, PLACEMENTS } from '../../src/content/blocks/placements.ts'
import { isOver } from '../../src/content/blocks/span.ts'
import { campaignFile } from '../../src/content/campaigns/campaign-file.ts'

const NOW = new Date('2026-12-01T12:00:00Z')

const LANGUAGES = ['en', 'fi', 'no', 'de', 'fr', 'ja', 'et', 'it']

const inAll = (texts: object) => Object.fromEntries(LANGUAGES.map(name => [name, texts]))

const block = (changes: object = {}) => ({
  id: 'one',
  kind: 'BANNER_MANUAL',
  texts: inAll({ title: 'One of {operator}, {age}+' }),
  ...changes
})

const read = (...blocks: readonly object[]) =>
  readBlocks('blocks/x.json', { updated: '2026-12-01', blocks }).blocks

const link = { type: 'PAGE_LINK', target: '/games/' }

describe('content blocks', () => {
  test('stand in every language for every operator, each place with those that hold there', () => {
    for (const operator of OPERATOR_NAMES)
      for (const locale of LOCALE_CODES)
        for (const placement of PLACEMENTS) {
          const { licence } = OPERATORS[operator]
          const told = blocksOf(placement, locale, { operator, licence }, NOW)
          expect(told.every(({ title }) => title && !/[{}]/.test(title))).toBe(true)
        }
  })

  test('[ENT-67] there is one of each of the nine kinds to look at', () => {
    const all = blocksOf('examples', 'en', { operator: 'Infiniza', licence: 'mga' }, NOW)
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(BLOCK_KINDS)
  })

  test.each([
    ['blocks.0.kind', block({ kind: 'BANNER_SECRET' })],
    ['blocks.0.texts has no words in fi, ja', withoutLanguages(block(), 'fi', 'ja')],
    [
      'blocks.0.texts.de.title must not be empty',
      block({ texts: { ...inAll({ title: 'x' }), de: { title: ' ' } } })
    ],
    ['blocks.0.texts need terms', block({ kind: 'PROMOTION' })],
    ['blocks.0.texts need the words of the action', block({ action: link })],
    ['blocks.0.games must name one game', block({ kind: 'BANNER_GAME', games: [] })],
    ['blocks.0.games.0 "no-such-game" is no game of the shelf', block({ games: ['no-such-game'] })],
    ['blocks.0.image is not on this site', block({ image: 'https://elsewhere.example/x.png' })],
    ['blocks.0.action must lead to an address elsewhere', block({ kind: 'BANNER_EXTERNAL_LINK' })],
    [
      'blocks.0.termsTarget is no page of the route table',
      block({ termsTarget: '/no-such-page/' })
    ],
    [
      'blocks.0.endsAt must come after startsAt',
      block({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })
    ]
  ])('a wrong one stops the build: %s', (fault, wrong) => {
    expect(() => read(wrong)).toThrow(`blocks/x.json: ${fault}`)
  })

  test('no two of a place have one id', () => {
    expect(() => read(block(), block())).toThrow('has one id for two blocks')
  })

  test('hold for the operators, licences and features they name', () => {
    const here = { operator: 'Infiniza', licence: 'mga' } as const
    expect(holdsFor({}, here)).toBe(true)
    expect(holdsFor({ operators: ['Elmst'] }, here)).toBe(false)
    expect(holdsFor({ licences: ['est'] }, here)).toBe(false)
    expect(holdsFor({ feature: 'Sportsbook' }, here)).toBe(true)
    expect(holdsFor({ feature: 'Sportsbook' }, { ...here, operator: 'Elmst' })).toBe(false)
  })

  test('of one country stay away where the country is not known', () => {
    const here = { operator: 'Infiniza', licence: 'mga' } as const
    expect(holdsFor({ countries: ['FI'] }, here)).toBe(false)
    expect(holdsFor({ countries: ['FI'] }, { ...here, country: 'FI' })).toBe(true)
    expect(holdsFor({ countries: ['FI'] }, { ...here, country: 'SE' })).toBe(false)
  })

  test('take the words of the region, then of the language, and name the operator', () => {
    const texts = { ...inAll({ title: 'Base' }), de_AT: { title: 'Wien' }, de: { title: 'Berlin' } }
    const [entry] = read(block({ texts }))
    expect(blockIn(entry!, 'de_AT', 'Elmst').title).toBe('Wien')
    expect(blockIn(entry!, 'de', 'Elmst').title).toBe('Berlin')
    expect(blockIn(entry!, 'en_NZ', 'Elmst').title).toBe('Base')
    expect(blockIn(read(block())[0]!, 'fi', 'Elmst').title).toBe('One of Elmst, 21+')
  })

  test('are over from the moment they end', () => {
    const endsAt = '2026-12-01T12:00:00Z'
    expect(isOver({ endsAt }, new Date('2026-12-01T11:59:59Z'))).toBe(false)
    expect(isOver({ endsAt }, new Date(endsAt))).toBe(true)
    expect(isOver({}, NOW)).toBe(false)
  })

  test('[ENT-67] of a kind that nobody knows draw nothing, and the build says so', () => {
    const lines: string[] = []
    const known = blockIn(read(block())[0]!, 'en', 'Elmst')
    const drawn = knownBlocks([known, { ...known, id: 'two', kind: 'CAROUSEL_V9' }], line =>
      lines.push(line)
    )
    expect(drawn.map(({ id }) => id)).toEqual(['one'])
    expect(lines).toEqual(['Block two: the kind CAROUSEL_V9 is unknown, so nothing is drawn'])
  })

  test('[ENT-65] lead to the cashier, to a page, or elsewhere', () => {
    const action = (target?: string) => ({ type: 'PAGE_LINK', label: 'Go', target }) as const
    expect(linkOf('fi', { type: 'DEPOSIT', label: 'Go' })).toBe('/fi/deposit/')
    expect(linkOf('de_AT', action('/games/'))).toBe('/de_AT/games/')
    expect(linkOf('en', action('https://elsewhere.example/a'))).toBe('https://elsewhere.example/a')
  })
})

describe('a campaign', () => {
  const campaign = (changes: object = {}) => ({
    updated: '2026-12-01',
    indexed: true,
    image: '/art/backdrops/sea-1280',
    share: '/art/backdrops/sea-1280',
    action: link,
    texts: inAll({ title: 'One', lede: 'Two', action: 'Go', terms: '18+' }),
    ...changes
  })
  const readCampaign = (changes?: object) =>
    readContent(campaignFile, 'campaigns/x', campaign(changes))

  test('says what it is, what it asks and what holds for it', () => {
    expect(readCampaign().blocks).toEqual([])
    expect(() =>
      readCampaign({ texts: inAll({ title: 'One', lede: 'Two', action: 'Go' }) })
    ).toThrow('campaigns/x: texts.en.terms')
    expect(() => readCampaign({ share: '/somewhere.png' })).toThrow(
      'campaigns/x: share is no artwork'
    )
    const lede = 'x'.repeat(161)
    expect(() =>
      readCampaign({ texts: inAll({ title: 'One', lede, action: 'Go', terms: '18+' }) })
    ).toThrow('campaigns/x: texts.en.lede is longer than 160 letters')
  })
})

function withoutLanguages(entry: { readonly texts: object }, ...names: readonly string[]) {
  const texts = Object.entries(entry.texts).filter(([name]) => !names.includes(name))
  return { ...entry, texts: Object.fromEntries(texts) }
}
