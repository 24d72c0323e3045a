import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import sharp from 'sharp'

import type { Operator } from '../config/operators.ts'

const ICON = 512
const MARK = 390
const SHARE = { width: 1200, height: 630 }
const SHARE_MARK = 300

interface Mark {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The operator's mark in its real colours; its shape must be the one that the logo settings tell. */
async function markOf({ colours, logo, logoDesktop, slug, title }: Operator): Promise<Mark> {
  const roles: Readonly<Record<string, string | undefined>> = colours
  const file = new URL(`../components/marks/${slug}.svg`, import.meta.url)
  const svg = (await readFile(file, 'utf8')).replace(
    /var\(--([\w-]+)\)/g,
    (_, role: string) => roles[role] ?? '#000000'
  )
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  for (const [name, size] of Object.entries({ logo, logoDesktop })) {
    if (size.width * height !== size.height * width)
      throw new Error(
        `${title}, ${name}: ${size.width} by ${size.height} px is not the shape of its mark, ${width} by ${height}.`
      )
  }
  return { svg, width, height }
}

/** The mark at a size and place of its own, as part of another drawing. */
const placed = ({ svg }: Mark, x: number, y: number, width: number, height: number) =>
  svg
    .replace(/\s(?:width|height)="\d+"/, '')
    .replace(/\s(?:width|height)="\d+"/, '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`)

/** The mark on the operator's canvas, as one drawing. */
function drawing(mark: Mark, ground: string, width: number, height: number, size: number) {
  const scale = size / Math.max(mark.width, mark.height)
  const [w, h] = [mark.width * scale, mark.height * scale]
  const inner = placed(mark, (width - w) / 2, (height - h) / 2, w, h)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`
}

const png = (svg: string, size?: number) =>
  sharp(Buffer.from(svg))
    .resize(size ?? null, size ?? null)
    .png()
    .toBuffer()

/** Every picture that is made of the operator's mark, by its address. */
export async function brandPictures(
  brand: Operator
): Promise<ReadonlyMap<string, Buffer | string>> {
  const mark = await markOf(brand)
  const { canvas } = brand.colours
  const icon = drawing(mark, canvas, ICON, ICON, MARK)
  const logo = ({ url, width, height }: Operator['logo']) =>
    [url, placed(mark, 0, 0, width, height)] as const
  return new Map<string, Buffer | string>([
    ['/icons/icon.svg', icon],
    ['/icons/share.png', await png(drawing(mark, canvas, SHARE.width, SHARE.height, SHARE_MARK))],
    [brand.favicon16, await png(icon, 16)],
    [brand.favicon32, await png(icon, 32)],
    [brand.appleTouchIcon, await png(icon, 180)],
    logo(brand.logo),
    logo(brand.logoDesktop)
  ])
}

/** Writes, or with hot reload serves, the logo, the icons and the picture for shared links, all made of the operator's mark. */
export function brandIcons(brand: Operator): AstroIntegration {
  return {
    name: 'brand-icons',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const pictures = await brandPictures(brand)
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?')
          const picture = pictures.get(address)
          if (picture === undefined) return next()
          response.setHeader(
            'content-type',
            typeof picture === 'string' ? 'image/svg+xml' : 'image/png'
          )
          response.end(picture)
        })
      },
      'astro:build:done': async ({ dir }) => {
        for (const [address, picture] of await brandPictures(brand)) {
          const file = fileURLToPath(new URL(`.${address}`, dir))
          await mkdir(path.dirname(file), { recursive: true })
          await writeFile(file, picture)
        }
      }
    }
  }
}
