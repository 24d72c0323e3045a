import { competitionOf } from '#config/sports/competitions.ts'
import type { SportsStatistics } from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element } from '../../ui/element.ts'
import { crest } from '../crest.ts'
import { card, nothing, table } from './card.ts'
import { type LateView, tell } from './late-view.ts'

const COLUMNS = ['played', 'won', 'drawn', 'lost'] as const

/** The table of the competition before the round of the match; both of its sides stand out. */
export function standingsPanel(
  view: LateView,
  { competition, sides }: LiveEvent,
  { standings }: SportsStatistics
): readonly HTMLElement[] {
  if (standings.length === 0) return [nothing(tell(view, 'noTable'))]
  const title = tell(view, 'tableBefore', { competition: competitionOf(competition)?.name ?? '' })
  // Where nobody can end level, nobody needs the column.
  const shown = COLUMNS.filter(name => name !== 'drawn' || standings.some(({ drawn }) => drawn > 0))
  const short = (name: string) => ({
    text: tell(view, `short.${name}`),
    name: tell(view, `long.${name}`)
  })
  const own = new Set(sides.map(({ id }) => id))
  const rows = standings.map(({ side, name, scored, conceded, points, ...row }, at) => ({
    isMarked: own.has(side),
    cells: [
      element(
        'span',
        { class: 'ftable__side' },
        element('span', {}, view.number(at + 1)),
        crest(view, side),
        name
      ),
      ...shown.map(column => view.number(row[column])),
      `${view.number(scored)}–${view.number(conceded)}`,
      element('b', {}, view.number(points))
    ]
  }))
  const heads = [
    { text: tell(view, 'team') },
    ...shown.map(short),
    { text: tell(view, 'goals') },
    short('points')
  ]
  return [card(title, table(title, heads, rows))]
}

/** How often each side won, and the last meetings of both. */
export function meetingsPanel(
  view: LateView,
  { sides }: LiveEvent,
  { meetings }: SportsStatistics
): readonly HTMLElement[] {
  const [home, away] = sides
  if (!home || !away || meetings.length === 0) return [nothing(tell(view, 'noMeetings'))]
  const winnerOf = ({ sides: met, points: [one, other] }: SportsStatistics['meetings'][number]) =>
    one === other ? undefined : met[one > other ? 0 : 1]?.id
  const winsOf = (id: string | undefined) =>
    meetings.filter(meeting => winnerOf(meeting) === id).length
  const count = (label: string, wins: number) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, view.number(wins)))
  const draws = winsOf(undefined)
  const sums = element(
    'dl',
    { class: 'met__sums' },
    count(tell(view, 'wins', { side: home.name }), winsOf(home.id)),
    ...(draws > 0 ? [count(tell(view, 'draws'), draws)] : []),
    count(tell(view, 'wins', { side: away.name }), winsOf(away.id))
  )
  const day = new Intl.DateTimeFormat(view.bcp47, { dateStyle: 'medium' })
  const list = element(
    'ul',
    { class: 'met' },
    ...meetings.map(meeting => {
      const [one, other] = meeting.sides
      const side = (id = '', name = '') =>
        element('span', { class: winnerOf(meeting) === id ? 'is-won' : undefined }, name)
      return element(
        'li',
        {},
        element('time', {}, day.format(meeting.startsAt)),
        side(one?.id, one?.name),
        element('b', {}, `${meeting.points[0]}–${meeting.points[1]}`),
        side(other?.id, other?.name)
      )
    })
  )
  return [card(tell(view, 'meetings'), sums, list)]
}
