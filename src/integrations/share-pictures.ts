import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp, { type Sharp } from 'sharp'

import { ALL_TITLES, sceneOf } from '../config/catalogue/all-titles.ts'
import { tileImage } from '../config/catalogue/pictures.ts'
import { backdropImage } from '../config/catalogue/symbols.ts'

const SIZE = { width: 1200, height: 630 }
const TILE = { width: 405, height: 540 }
const CORNER = 24
const JPEG = { quality: 76, mozjpeg: false }
/** Goes up when a picture is drawn in another way from the same sources. */
const WAY = 1

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../.cache/share/', import.meta.url))

const source = (address: string) => readFile(path.join(PUBLIC, `${address}.webp`))

const mask = Buffer.from(
  `<svg width="${TILE.width}" height="${TILE.height}"><rect width="100%" height="100%" rx="${CORNER}"/></svg>`
)

/** A game's tile before the place that it plays in, so that a square crop still shows the tile. */
async function drawGame(backdrop: Buffer, tile: Buffer) {
  const cut = await sharp(tile)
    .resize(TILE)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(backdrop)
    .resize(SIZE)
    .blur(5)
    .modulate({ brightness: 0.8 })
    .composite([{ input: cut }])
}

interface Recipe {
  readonly sources: readonly Buffer[]
  readonly draw: () => Promise<Sharp>
}

const GAME = /^\/share\/games\/([\w-]+)\.jpg$/
const ART = /^\/share(\/art\/[\w/-]+)\.jpg$/

async function recipeOf(picture: string): Promise<Recipe | undefined> {
  const game = ALL_TITLES.find(({ slug }) => slug === GAME.exec(picture)?.[1])
  if (game) {
    const backdrop = await source(backdropImage(sceneOf(game)))
    const tile = await source(tileImage(game.slug, 480))
    return { sources: [backdrop, tile], draw: () => drawGame(backdrop, tile) }
  }
  const art = ART.exec(picture)?.[1]
  if (art === undefined) return undefined
  const whole = await source(art)
  return { sources: [whole], draw: async () => sharp(whole).resize(SIZE) }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false
  )

/**
 * Draws a picture of `/share/` into the folder of the build: a game's by its slug, or a crop of any
 * other artwork by its address. What was drawn before from the same sources is taken from the cache.
 */
export async function drawSharePicture(picture: string, folder: string): Promise<void> {
  const recipe = await recipeOf(picture)
  if (!recipe) throw new Error(`${picture}: no artwork of that name`)
  const hash = createHash('sha256').update(`${WAY}`)
  for (const part of recipe.sources) hash.update(part)
  const kept = path.join(CACHE, `${hash.digest('hex').slice(0, 24)}.jpg`)
  if (!(await exists(kept))) {
    await mkdir(CACHE, { recursive: true })
    await (await recipe.draw()).jpeg(JPEG).toFile(kept)
  }
  const target = path.join(folder, picture)
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(kept, target)
}
