import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { ART } from '#config/catalogue/art.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import {
  backdropImage,
  RANK_LOOKS,
  RANKS,
  rankImage,
  SYMBOLS,
  type SymbolFamily,
  type SymbolSet,
  symbolImage
} from '#config/catalogue/symbols.ts'
import { TITLES } from '#config/catalogue/titles.ts'

const files = path.resolve(import.meta.dirname, '../../public')
const absent = (addresses: readonly string[]) =>
  addresses.filter(address => !existsSync(path.join(files, address)))
const both = (address: string) => [`${address}.avif`, `${address}.webp`]
const families = Object.entries(SYMBOLS) as [SymbolFamily, SymbolSet][]

describe('artwork', () => {
  test('eight slot studios have fifteen titles each, and no title comes twice', () => {
    const slots = STUDIOS.filter(studio => studio.kind === 'slots')
    const counts = slots.map(({ slug }) => TITLES.filter(t => t.studio === slug).length)
    expect(counts).toEqual(slots.map(() => 15))
    expect(new Set(TITLES.map(t => t.slug)).size).toBe(120)
    expect(new Set(TITLES.map(t => t.name)).size).toBe(120)
  })

  test('every title has its tile in two sizes and two formats, and a placeholder colour', () => {
    const tiles = ALL_TITLES.flatMap(({ slug }) =>
      [240, 480].flatMap(width => both(`/art/tiles/${slug}-${width}`))
    )
    expect(absent(tiles)).toEqual([])
    expect(ALL_TITLES.filter(({ slug }) => !(slug in ART))).toEqual([])
  })

  test('every symbol that a reel can show is drawn, and so is the place behind it', () => {
    const pictures = families.flatMap(([family, set]) => [
      ...[...set.high, set.wild, set.scatter].map(name => symbolImage(family, name)),
      ...set.low.map(rank => rankImage(set.ranks, rank)),
      ...both(backdropImage(family))
    ])
    expect(absent(pictures)).toEqual([])
  })

  test('every lettering look has all ranks', () => {
    const ranks = RANK_LOOKS.flatMap(look => RANKS.map(rank => rankImage(look, rank)))
    expect(absent(ranks)).toEqual([])
  })

  test('every family is played by some title', () => {
    const played = new Set<string>(TITLES.map(t => t.family))
    expect(families.filter(([family]) => !played.has(family))).toEqual([])
  })
})
