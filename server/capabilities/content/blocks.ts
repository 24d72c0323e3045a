import { canonicalLocale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import type { Block } from '#content/blocks/block.ts'
import { BLOCK_KINDS } from '#content/blocks/block-file.ts'
import { blocksOf, isPlacement } from '#content/blocks/placements.ts'
import type {
  ContentBlockKind,
  QueryResolvers,
  ResolversParentTypes
} from '../../generated/data.ts'

const isKind = (kind: string): kind is ContentBlockKind => BLOCK_KINDS.some(known => known === kind)

/** The blocks of a place, from the same content that the pages are built from. */
export const contentBlocks: NonNullable<QueryResolvers['contentBlocks']> = (
  _root,
  { placement, ipCountryCode, license, locale },
  { ports, request }
) => {
  if (!isPlacement(placement)) return []
  const { operator } = ports.config
  const audience = {
    operator,
    licence: license ?? OPERATORS[operator].licence,
    country: (ipCountryCode ?? request.country)?.toUpperCase()
  }
  const asked = locale ? canonicalLocale(locale) : undefined
  return blocksOf(placement, asked ?? request.locale, audience, ports.clock.now()).flatMap(answerOf)
}

const momentOf = (text: string | undefined) => (text === undefined ? null : new Date(text))

function answerOf(block: Block): readonly ResolversParentTypes['ContentBlock'][] {
  const { kind, action, games, startsAt, endsAt } = block
  if (!isKind(kind)) return []
  return [
    {
      id: block.id,
      kind,
      kicker: block.kicker ?? null,
      title: block.title ?? null,
      text: block.text ?? null,
      terms: block.terms ?? null,
      termsTarget: block.termsTarget ?? null,
      image: block.image ?? null,
      imageDesktop: block.imageDesktop ?? null,
      action: action
        ? { type: action.type, label: action.label, target: action.target ?? null }
        : null,
      slugs: games,
      startsAt: momentOf(startsAt),
      endsAt: momentOf(endsAt)
    }
  ]
}
