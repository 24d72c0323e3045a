import type { Standing, Tournament } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { prizeFigure } from '../prizes.ts'
import type { Stage } from '../stage.ts'

const PLACES = { highestMultiplier: 1, mostPoints: 0, mostRounds: 0 } as const

/** A result in the tournament's own measure. */
export const scoreOf = (score: string, { measure }: Tournament, { words }: Stage): string =>
  words.decimal(score, PLACES[measure])

/** Where the player stood when the standings were last drawn, by tournament. */
const before = new Map<string, { place: number; moved: number }>()

/** How many places the player has gone up since they have looked at it. */
export function movedIn(id: string, place: number): number {
  const last = before.get(id)
  if (!last) before.set(id, { place, moved: 0 })
  else if (last.place !== place) before.set(id, { place, moved: last.place - place })
  return before.get(id)?.moved ?? 0
}

function movement(moved: number, { words }: Stage): Child {
  if (moved === 0) return null
  const count = words.number(Math.abs(moved))
  return el(
    'span',
    { class: moved > 0 ? 'moved' : 'moved moved--down' },
    el('span', { 'aria-hidden': 'true' }, `${moved > 0 ? '▲' : '▼'} ${count}`),
    el(
      'span',
      { class: 'unseen' },
      words.text(moved > 0 ? 'standings.up' : 'standings.down', { count })
    )
  )
}

function line(standing: Standing, tournament: Tournament, stage: Stage): Child {
  const { words } = stage
  const { initials, isOwn, place, prize, score } = standing
  return el(
    'tr',
    { 'data-key': `${place}`, class: isOwn ? 'own' : '' },
    el('td', {}, words.number(place)),
    isOwn
      ? el(
          'th',
          { scope: 'row' },
          words.text('standings.you'),
          movement(movedIn(tournament.id, place), stage)
        )
      : el('td', {}, initials),
    el('td', { class: 'figure' }, scoreOf(score, tournament, stage)),
    el('td', { class: 'figure' }, prize ? el('b', {}, prizeFigure(prize, words)) : '–')
  )
}

function gap(from: number, to: number, { words }: Stage): Child {
  const text =
    from === to
      ? words.text('prizes.place', { from: words.number(from) })
      : words.text('standings.gap', { from: words.number(from), to: words.number(to) })
  return el('tr', { 'data-key': `gap ${from}`, class: 'gap' }, el('td', { colspan: 4 }, text))
}

/** The best and the player's neighbours, with what lies between them told. */
export function standingsTable(tournament: Tournament, stage: Stage): Child {
  const { words } = stage
  const { asOf, measure, standings, state } = tournament
  const rows = standings.flatMap((standing, at): readonly Child[] => {
    const last = standings[at - 1]?.place ?? 0
    const own = line(standing, tournament, stage)
    return standing.place > last + 1 ? [gap(last + 1, standing.place - 1, stage), own] : [own]
  })
  const column = (text: string, isFigure = false): Child =>
    el('th', { scope: 'col', class: isFigure ? 'figure' : '' }, text)
  return el(
    'table',
    { class: 'standings' },
    el(
      'caption',
      {},
      el('b', {}, words.text(state === 'Ended' ? 'standings.final' : 'standings')),
      ' ',
      el('small', { class: 'muted' }, words.text('standings.asOf', { time: words.time(asOf) }))
    ),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        column(words.text('standings.place')),
        column(words.text('standings.player')),
        column(words.text(`measure.${measure}`), true),
        column(words.text('standings.prize'), true)
      )
    ),
    el('tbody', {}, rows)
  )
}
