import { MODEL_OF, SLOT_MODELS, type SlotSlug } from '#config/catalogue/models.ts'
import {
  backdropImage,
  rankImage,
  SYMBOLS,
  type SymbolSet,
  symbolImage
} from '#config/catalogue/symbols.ts'
import { TITLES } from '#config/catalogue/titles.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import type { Model } from '#engine/slots/model.ts'
import { MODELS } from '#engine/slots/models/models.ts'
import { isSymbol, SYMBOL_NAMES } from '#engine/slots/symbols.ts'
import { isThere, own, pictureAt } from './pictures.ts'

/** The pictures of a game's symbols by the names that rounds use. */
function symbolArt(slug: SlotSlug) {
  const { family } = titleOf(slug)
  const set: SymbolSet = SYMBOLS[family]
  const picture = (symbol: string) => own(symbolImage(family, symbol))
  const pictures: [string, string][] = [
    ...set.high
      .slice(0, 5)
      .map((symbol, index): [string, string] => [`h${index + 1}`, picture(symbol)]),
    ...set.low.map((rank): [string, string] => [rank, own(rankImage(set.ranks, rank))]),
    ['wild', picture(set.wild)],
    ['wild2', picture(set.wild)],
    ['wild3', picture(set.wild)],
    ['scatter', picture(set.scatter)]
  ]
  return Object.fromEntries(pictures.filter(([, address]) => isThere(address)))
}

const titleOf = (slug: SlotSlug) => {
  const title = TITLES.find(one => one.slug === slug)
  if (!title) throw new RangeError(`No title ${slug}`)
  return title
}

function featureRules(model: Model): Pick<SlotRules, 'free' | 'ladder' | 'rows' | 'hold'> {
  switch (model.kind) {
    case 'classic':
      return { free: { ...model.free.awarded, factor: model.free.factor, most: model.free.most } }
    case 'book':
      return { free: { ...model.free.awarded, factor: 1, most: model.free.most } }
    case 'tumble':
      return {
        free: { ...model.free.awarded, factor: 1, most: model.free.most, step: model.free.step },
        ladder: model.ladder,
        rows: model.rows
      }
    case 'hold': {
      const { trigger, respins, full } = model.hold
      return { hold: { trigger, respins, full } }
    }
    case 'flare':
      return {}
  }
}

/** All that a browser is told of a game before it is played: face, pays and rules, never reels. */
export function gameRules(slug: SlotSlug): SlotRules {
  const name = MODEL_OF[slug]
  const model: Model = MODELS[name]
  const title = titleOf(slug)
  const pays = Object.entries(model.pays).flatMap(([letter, row]) =>
    isSymbol(letter) && row.some(pay => pay > 0) ? [[SYMBOL_NAMES[letter], row] as const] : []
  )
  return {
    slug,
    title: title.name,
    family: title.family,
    kind: model.kind,
    model: SLOT_MODELS[name],
    pays: Object.fromEntries(pays),
    scatterPays: model.scatterPays,
    lines: model.lines === 'ways' ? null : model.lines,
    bothWays: model.kind === 'flare',
    ...featureRules(model),
    art: {
      symbols: symbolArt(slug),
      backdrop: pictureAt(backdropImage(title.family))
    }
  }
}
