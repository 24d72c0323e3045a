import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import sharp from 'sharp'

import type { Operator } from '../config/operators.ts'
import { coloursOf } from './face.ts'

const ICON = 512
const MARK = 300
const SHARE = { width: 1200, height: 630 }

/** The operator's mark on its canvas, as one drawing with real colours. */
async function drawing(brand: Operator, width: number, height: number, mark: number) {
  const colours = coloursOf(brand.slug)
  const file = new URL(`../components/marks/${brand.slug}.svg`, import.meta.url)
  const svg = (await readFile(file, 'utf8')).replace(
    /var\(--([\w-]+)\)/g,
    (_, role: string) => colours[role] ?? '#000000'
  )
  const [, w = '1', h = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const scale = mark / Math.max(Number(w), Number(h))
  const placed = svg
    .replace(/\s(?:width|height)="\d+"/, '')
    .replace(/\s(?:width|height)="\d+"/, '')
    .replace(
      '<svg',
      `<svg x="${(width - Number(w) * scale) / 2}" y="${(height - Number(h) * scale) / 2}" width="${Number(w) * scale}" height="${Number(h) * scale}"`
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours['canvas']}"/>${placed}</svg>`
}

/** Writes the icons and the picture for shared links, made of the operator's mark. */
export function brandIcons(brand: Operator): AstroIntegration {
  return {
    name: 'brand-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('icons/', dir)
        await mkdir(folder, { recursive: true })
        const icon = await drawing(brand, ICON, ICON, MARK + 90)
        await writeFile(new URL('icon.svg', folder), icon)
        const sizes = { 'icon-16.png': 16, 'icon-32.png': 32, 'apple-touch-icon.png': 180 }
        for (const [name, size] of Object.entries(sizes)) {
          await sharp(Buffer.from(icon))
            .resize(size, size)
            .png()
            .toFile(fileURLToPath(new URL(name, folder)))
        }
        const share = await drawing(brand, SHARE.width, SHARE.height, MARK)
        await sharp(Buffer.from(share))
          .png()
          .toFile(fileURLToPath(new URL('share.png', folder)))
      }
    }
  }
}
