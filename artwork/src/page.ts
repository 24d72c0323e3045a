import type { RankLook } from '../../src/config/catalogue/symbols.ts'
import { canvas } from './core/canvas.ts'
import { drawStudio, markOf } from './lettering/marks.ts'
import { motifs } from './motifs/index.ts'
import { drawHero } from './stage/hero.ts'
import { drawPot } from './stage/pot.ts'
import { drawBackdrop, drawRank, drawSymbol } from './stage/symbol.ts'
import { drawTile, drawWide } from './stage/tile.ts'
import { heroes } from './titles/heroes.ts'
import { arts } from './titles/index.ts'
import { backdrops, looks, rankTints, symbolProps } from './titles/symbols.ts'

/** The pictures that this page can draw, by the name of the job. */
const jobs = {
  tile: (slug: string, studio: string) => drawTile(artOf(slug), studio),
  wide: (slug: string, studio: string) => drawWide(artOf(slug), studio),
  hero: (operator: string, shape: string) => drawHero(operator, shape === 'phone'),
  pot: (name: string) => drawPot(name),
  symbol: (family: string, name: string) => {
    const set = symbolProps[family]
    const symbol = set?.symbols[name]
    if (!set || !symbol) throw new Error(`no symbol ${family}/${name}`)
    return drawSymbol(symbol, set.light, name.length + family.length, symbol.label)
  },
  rank: (look: string, rank: string) =>
    drawRank(rank, { ...looks[look as RankLook], ...rankTints[look as RankLook]?.[rank] }),
  backdrop: (family: string) => {
    const place = backdrops[family]
    if (!place) throw new Error(`no backdrop ${family}`)
    return drawBackdrop(place, family.length + 3)
  },
  model: (motif: string) => drawSymbol({ motif }, 'studio', 3),
  studio: (slug: string, colour: string) => {
    const [picture, g] = canvas(480, 240)
    drawStudio(g, 480, 240, markOf(slug), colour)
    return picture
  }
} satisfies Record<string, (a: string, b: string) => HTMLCanvasElement>

export type Job = keyof typeof jobs

function artOf(slug: string) {
  const art = arts.find(a => a.slug === slug)
  if (!art) throw new Error(`no art for ${slug}`)
  return art
}

/** What the renderer outside calls; a picture comes back as the data URL of a PNG. */
export interface Page {
  readonly slugs: readonly string[]
  readonly heroes: readonly string[]
  readonly models: readonly string[]
  draw(job: Job, a: string, b: string): string
}

const page: Page = {
  slugs: arts.map(a => a.slug),
  heroes: Object.keys(heroes),
  models: Object.keys(motifs),
  draw: (job, a, b) => jobs[job](a, b).toDataURL('image/png')
}

Object.assign(window, { page })
