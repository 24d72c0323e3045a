import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { writeColours } from '../../artwork/src/colours.ts'

const TITLES = [{ slug: 'first-title' }, { slug: 'second' }, { slug: 'new-one' }]
const BEFORE = {
  'first-title': { colour: '#112233' },
  gone: { colour: '#223344' },
  second: { colour: '#334455' }
}

let originals: string
beforeEach(() => {
  originals = mkdtempSync(join(tmpdir(), 'lobby-artwork-'))
  mkdirSync(join(originals, 'tiles'))
})
afterEach(() => rmSync(originals, { recursive: true, force: true }))

/** A tile as the kit keeps it at full size. */
const draw = (slug: string, background: string) =>
  sharp({ create: { width: 48, height: 64, channels: 3, background } })
    .png()
    .toFile(join(originals, 'tiles', `${slug}.png`))

describe('placeholder colours of tiles', () => {
  test('are those of what was drawn, and stay for titles that were not drawn here', async () => {
    await draw('second', '#aa0000')
    await draw('new-one', '#00bb00')
    const target = join(originals, 'art.ts')
    await writeColours(originals, target, TITLES, BEFORE)
    expect(readFileSync(target, 'utf8').split('\n').slice(1)).toEqual([
      'export const ART = {',
      "  'first-title': { colour: '#112233' },",
      "  second: { colour: '#aa0000' },",
      "  'new-one': { colour: '#00bb00' }",
      '} as const',
      ''
    ])
  })
})
