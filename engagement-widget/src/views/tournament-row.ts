import type { Tournament } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { icon } from '../icon.ts'
import { problemLine } from '../parts.ts'
import { gameArt } from '../pictures.ts'
import { prizeFigure } from '../prizes.ts'
import type { Stage } from '../stage.ts'
import { entryButton } from './entry.ts'

export const isOpen = ({ state }: Tournament): boolean =>
  state === 'Active' || state === 'Scheduled'

export const paidPlaces = ({ prizes }: Tournament): number =>
  Math.max(0, ...prizes.map(({ to }) => to))

/** When it begins, ends or has ended. */
export function whenOf({ endsAt, startsAt, state }: Tournament, { clock, words }: Stage): string {
  const at = (moment: Date) => ({ when: words.when(moment, clock.now()) })
  if (state === 'Cancelled') return words.text('tournament.Cancelled')
  if (state === 'Ended') return words.text('tournament.over', at(endsAt))
  return state === 'Scheduled'
    ? words.text('tournament.starts', at(startsAt))
    : words.text('tournament.ends', at(endsAt))
}

export function entrantsOf({ entrants, mostEntrants }: Tournament, { words }: Stage): string {
  if (mostEntrants === null) return words.text('tournament.entrants', { count: entrants })
  return words.text('tournament.ofMost', {
    count: words.number(entrants),
    most: words.number(mostEntrants)
  })
}

/** Where the player has ended, and with what. */
function result({ own, state }: Tournament, { words }: Stage): Child | null {
  if (state !== 'Ended' || !own) return null
  const place = words.text('prizes.place', { from: words.number(own.place) })
  const prize = own.prize && `: ${prizeFigure(own.prize, words)}`
  return el('span', { class: prize === null ? 'tag' : 'tag tag--good' }, `${place}${prize ?? ''}`)
}

/** A tournament in the list; its name shows it large. */
export function row(tournament: Tournament, stage: Stage, pick: (id: string) => void): Child {
  const { options, words } = stage
  const { games, id, isIn, measure, prizes, title } = tournament
  const [game] = games
  const best = prizes[0]
  return el(
    'li',
    { 'data-key': id, class: isOpen(tournament) ? 'row' : 'row row--over' },
    el(
      'span',
      { class: 'row__art' },
      game !== undefined && gameArt(options.site, game.slug, '4rem')
    ),
    el(
      'span',
      { class: 'row__name' },
      el(
        'button',
        {
          type: 'button',
          'aria-label': words.text('tournament.show', { title }),
          click: () => pick(id)
        },
        title
      ),
      el('small', { class: 'muted' }, words.text(`measure.${measure}.note`))
    ),
    el(
      'span',
      { class: 'row__prize' },
      el('b', {}, best ? prizeFigure(best.prize, words) : '–'),
      el(
        'small',
        { class: 'muted' },
        best ? `${words.text('tournament.first')}, ` : '',
        words.text('tournament.places', { count: paidPlaces(tournament) })
      )
    ),
    el(
      'span',
      { class: 'row__when' },
      el('b', {}, whenOf(tournament, stage)),
      el('small', { class: 'muted' }, entrantsOf(tournament, stage))
    ),
    el(
      'span',
      { class: 'row__act' },
      isIn && isOpen(tournament)
        ? el('span', { class: 'tag tag--good' }, icon('check'), words.text('tournament.in'))
        : (result(tournament, stage) ?? entryButton(tournament, stage))
    ),
    problemLine(stage, `tournament ${id}`)
  )
}
