/** node src/sheet.ts [width] [filter …]: lays the drawn tiles out as one picture, to look at. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { TITLES } from '../../src/config/catalogue/titles.ts'
import { tables } from './titles/tables.ts'

const [size = '150', ...filters] = process.argv.slice(2)
const w = Number(size)
const h = Math.round((w * 4) / 3)
const gap = Math.max(6, Math.round(w / 20))
const columns = Math.max(1, Math.floor(1500 / (w + gap)))
const drawn = path.resolve(import.meta.dirname, '../../public/art/tiles')
const originals = path.resolve(import.meta.dirname, '../originals')
const files = [...TITLES, ...tables]
  .filter(
    t => filters.length === 0 || filters.some(f => t.slug.includes(f) || t.studio.includes(f))
  )
  .map(t => path.join(drawn, `${t.slug}-480.webp`))
  .filter(file => existsSync(file))
const tiles = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(file).resize(w, h).toBuffer(),
    left: gap + (i % columns) * (w + gap),
    top: gap + Math.floor(i / columns) * (h + gap)
  }))
)
const rows = Math.ceil(files.length / columns)
mkdirSync(originals, { recursive: true })
await sharp({
  create: {
    width: gap + columns * (w + gap),
    height: gap + rows * (h + gap),
    channels: 3,
    background: '#0c0d10'
  }
})
  .composite(tiles)
  .png()
  .toFile(path.join(originals, 'contact-sheet.png'))
