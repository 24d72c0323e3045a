/** node src/render.ts [filter …]: draws tiles, wide tiles, heroes, pots, symbols and backdrops. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { ART } from '../../src/config/catalogue/art.ts'
import { STUDIOS } from '../../src/config/catalogue/studios.ts'
import { RANK_LOOKS, RANKS, SYMBOLS } from '../../src/config/catalogue/symbols.ts'
import { TITLES } from '../../src/config/catalogue/titles.ts'
import { openStudio } from './browser.ts'
import { writeColours } from './colours.ts'
import type { Job } from './page.ts'
import { tables } from './titles/tables.ts'
import { wides } from './titles/wides.ts'

const root = path.resolve(import.meta.dirname, '../..')
const art = path.join(root, 'public/art')
const originals = path.join(root, 'artwork/originals')

interface Picture {
  readonly name: string
  readonly job: Job
  readonly a: string
  readonly b: string
  readonly sizes: readonly number[]
  readonly formats: readonly ('avif' | 'webp' | 'png')[]
  readonly avif?: number
  readonly webp?: number
}

const opaque = ['avif', 'webp'] as const
const clear = ['webp'] as const
const studioOf = new Map<string, string>([...TITLES, ...tables].map(t => [t.slug, t.studio]))

function pictures(slugs: readonly string[], heroes: readonly string[]): Picture[] {
  const tiles = slugs.map(
    (slug): Picture => ({
      name: `tiles/${slug}`,
      job: 'tile',
      a: slug,
      b: studioOf.get(slug) ?? '',
      sizes: [240, 480],
      formats: opaque
    })
  )
  const wide = wides
    .filter(slug => slugs.includes(slug))
    .map(
      (slug): Picture => ({
        name: `tiles/wide-${slug}`,
        job: 'wide',
        a: slug,
        b: studioOf.get(slug) ?? '',
        sizes: [720],
        formats: opaque
      })
    )
  const symbols = Object.entries(SYMBOLS).flatMap(([family, set]) =>
    [...set.high, set.wild, set.scatter].map(
      (name): Picture => ({
        name: `symbols/${family}/${name}`,
        job: 'symbol',
        a: family,
        b: name,
        sizes: [256],
        formats: clear
      })
    )
  )
  const ranks = RANK_LOOKS.flatMap(look =>
    RANKS.map(
      (rank): Picture => ({
        name: `symbols/ranks/${look}/${rank}`,
        job: 'rank',
        a: look,
        b: rank,
        sizes: [256],
        formats: clear
      })
    )
  )
  const backdrops = Object.keys(SYMBOLS).map(
    (family): Picture => ({
      name: `backdrops/${family}`,
      job: 'backdrop',
      a: family,
      b: '',
      sizes: [1280],
      formats: opaque,
      avif: 42,
      webp: 62
    })
  )
  const stages = heroes.flatMap((operator): Picture[] => [
    {
      name: `hero/${operator}`,
      job: 'hero',
      a: operator,
      b: 'wide',
      sizes: [1800],
      formats: opaque,
      avif: 52,
      webp: 76
    },
    {
      name: `hero/${operator}-m`,
      job: 'hero',
      a: operator,
      b: 'phone',
      sizes: [780],
      formats: opaque,
      avif: 52,
      webp: 76
    }
  ])
  const pots = ['mini', 'super', 'epic'].map(
    (name): Picture => ({
      name: `pots/${name}`,
      job: 'pot',
      a: name,
      b: '',
      sizes: [320],
      formats: opaque,
      avif: 58,
      webp: 84
    })
  )
  const marks = STUDIOS.map(
    (studio): Picture => ({
      name: `studios/${studio.slug}`,
      job: 'studio',
      a: studio.slug,
      b: '#ffffff',
      sizes: [240],
      formats: clear
    })
  )
  return [...tiles, ...wide, ...ranks, ...symbols, ...backdrops, ...pots, ...stages, ...marks]
}

async function save(picture: Picture, png: Buffer) {
  const file = path.join(art, picture.name)
  await mkdir(path.dirname(file), { recursive: true })
  const keep = path.join(originals, `${picture.name}.png`)
  await mkdir(path.dirname(keep), { recursive: true })
  await writeFile(keep, png)
  for (const size of picture.sizes) {
    const small = await sharp(png).resize({ width: size, kernel: 'lanczos3' }).toBuffer()
    for (const format of picture.formats) {
      const out = `${file}-${size}.${format}`
      if (format === 'avif')
        await sharp(small)
          .avif({ quality: picture.avif ?? (size < 300 ? 56 : 50), effort: 3 })
          .toFile(out)
      else if (format === 'webp')
        await sharp(small)
          .webp({ quality: picture.webp ?? (size < 300 ? 72 : 58), effort: 4, alphaQuality: 90 })
          .toFile(out)
      else await sharp(small).png().toFile(out)
    }
  }
}

const filters = process.argv.slice(2)
const studio = await openStudio()
const all = pictures(studio.slugs, studio.heroes)
const wanted = new Set(
  filters.length === 0 ? all : filters.flatMap(f => all.filter(p => p.name.includes(f)))
)
const failed: string[] = []
for (const picture of wanted) {
  const started = performance.now()
  try {
    await save(picture, await studio.draw(picture.job, picture.a, picture.b))
    console.info(picture.name, Math.round(performance.now() - started))
  } catch (error) {
    failed.push(picture.name)
    console.error(picture.name, error instanceof Error ? error.message.slice(0, 300) : error)
  }
}
await studio.close()
await writeColours(
  originals,
  path.join(root, 'src/config/catalogue/art.ts'),
  [...TITLES, ...tables],
  ART
)
if (failed.length > 0) {
  console.error(`not drawn: ${failed.join(', ')}`)
  process.exitCode = 1
}
