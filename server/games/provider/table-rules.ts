import { sceneOf } from '#config/catalogue/all-titles.ts'
import { wideImage } from '#config/catalogue/pictures.ts'
import { backdropImage } from '#config/catalogue/symbols.ts'
import { TABLE_TITLES } from '#config/catalogue/table-titles.ts'
import { TABLES, type TableSlug } from '#config/catalogue/tables.ts'
import type { TableRules } from '#contract/wire/table-play.ts'
import { pictureAt } from './pictures.ts'

/** All that a browser is told of a table before it is played. */
export function tableRules(slug: TableSlug): TableRules {
  const title = TABLE_TITLES.find(one => one.slug === slug)
  if (!title) throw new RangeError(`No title ${slug}`)
  const table = TABLES[slug]
  const { rtp, maxWin } = table
  const common = {
    slug,
    title: title.name,
    rtp,
    maxWin,
    art: { backdrop: pictureAt(backdropImage(sceneOf(title))), wide: pictureAt(wideImage(slug)) }
  }
  return table.kind === 'roulette'
    ? { ...common, kind: table.kind, rules: table.rules }
    : { ...common, kind: table.kind }
}
