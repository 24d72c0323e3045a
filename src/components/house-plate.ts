import type { Operator } from '#config/operators.ts'

const MARKS = import.meta.glob<string>('./marks/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true
})

const WIDTH = 320
const HEIGHT = 120
const MARK = 56

/** An operator's mark on its own stage, in its own colours whatever the page around it wears. */
export function plate({ slug, colours }: Operator): string {
  const own: Readonly<Record<string, string>> = colours
  const drawn = (MARKS[`./marks/${slug}.svg`] ?? '<svg viewBox="0 0 1 1"></svg>')
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/var\(--([\w-]+)\)/g, (_, role: string) => own[role] ?? colours.brand)
    .replace(/\s+/g, ' ')
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? []
  const scale = MARK / Math.max(Number(width), Number(height))
  const [w, h] = [Number(width) * scale, Number(height) * scale]
  const placed = drawn
    .replace(/ (?:width|height)="[\d.]+"/g, '')
    .replace(
      '<svg',
      `<svg x="${(WIDTH - w) / 2}" y="${(HEIGHT - h) / 2}" width="${w}" height="${h}"`
    )
  return `<svg class="house" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${colours.canvas}"/><rect y="${HEIGHT - 4}" width="100%" height="4" fill="${colours.brand}"/>${placed}</svg>`
}
