import type { SportsStatistics } from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element } from '../../ui/element.ts'
import { halfCard, nothing } from './card.ts'
import { type LateView, tell } from './late-view.ts'

type LineUp = NonNullable<SportsStatistics['lineUps']>[number]

function players(view: LateView, title: string, all: LineUp['bench']) {
  const rows = all.map(({ number, name, position }) =>
    element(
      'li',
      {},
      element('b', {}, view.number(number)),
      element('span', {}, name),
      // A provider may tell of a position that nobody here has a word for.
      element('small', {}, view.late[`match.position.${position}`] ?? position)
    )
  )
  return [element('h3', {}, title), element('ol', { class: 'squad' }, ...rows)]
}

/** Who begins for each side, and who may come on. */
export function lineUpsPanel(
  view: LateView,
  { sides }: LiveEvent,
  { lineUps }: SportsStatistics
): readonly HTMLElement[] {
  if (!lineUps) return [nothing(tell(view, 'noLineUps'))]
  return lineUps.map(({ starting, bench }, side) =>
    halfCard(
      sides[side]?.name ?? '',
      ...players(view, tell(view, 'starting'), starting),
      ...players(view, tell(view, 'bench'), bench)
    )
  )
}
