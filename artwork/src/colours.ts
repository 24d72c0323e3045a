import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The mean colour of a picture, in which saturated pixels count for more. */
async function dominant(file: string): Promise<string> {
  const p = await sharp(file).resize(40, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const sum = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < p.length; i += 3) {
    const pixel = [p[i] ?? 0, p[i + 1] ?? 0, p[i + 2] ?? 0]
    const w = Math.max(...pixel) - Math.min(...pixel) + 12
    pixel.forEach((c, k) => {
      sum[k] = (sum[k] ?? 0) + c * w
    })
    weight += w
  }
  const hex = sum.map(c =>
    Math.round(c / weight)
      .toString(16)
      .padStart(2, '0')
  )
  return `#${hex.join('')}`
}

/**
 * Writes the placeholder colour of every tile: of what has been drawn on this machine, by its original,
 * and of the others, whose originals are elsewhere, as it was before.
 */
export async function writeColours(
  originals: string,
  target: string,
  titles: readonly { readonly slug: string }[],
  before: Readonly<Record<string, { readonly colour: string }>>
) {
  const rows: string[] = []
  for (const { slug } of titles) {
    const file = path.join(originals, 'tiles', `${slug}.png`)
    const colour = existsSync(file) ? await dominant(file) : before[slug]?.colour
    if (colour === undefined) continue
    const key = /^[a-z]+$/.test(slug) ? slug : `'${slug}'`
    rows.push(`  ${key}: { colour: '${colour}' }`)
  }
  await writeFile(
    target,
    `/** Placeholder colours of the drawn tiles; written by the artwork kit. */\nexport const ART = {\n${rows.join(',\n')}\n} as const\n`
  )
}
