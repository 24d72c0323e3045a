import type { Tournament } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { icon } from '../icon.ts'
import { button } from '../parts.ts'
import type { Stage } from '../stage.ts'
import { sums } from './buy.ts'

const barred = (...children: readonly Child[]): Child => el('span', { class: 'barred' }, children)

const isFull = ({ entrants, mostEntrants }: Tournament) =>
  mostEntrants !== null && entrants >= mostEntrants

function payIn(tournament: Tournament, stage: Stage, enter: () => Promise<void>): void {
  const { player, words } = stage
  stage.ask({
    title: words.text('entry.title', { title: tournament.title }),
    body: [
      sums(tournament.price, player.points, stage),
      el('p', { class: 'muted' }, words.text('entry.note'))
    ],
    confirm: words.text('tournament.buyIn', {
      points: words.text('prize.points', { count: tournament.price })
    }),
    act: async () => {
      await enter()
      return [el('h2', {}, words.text('entry.done')), el('p', {}, tournament.title)]
    }
  })
}

function giveUp({ id, price, title }: Tournament, { api, ask, words }: Stage): void {
  const back =
    price > 0 && words.text('entry.back', { points: words.text('prize.points', { count: price }) })
  ask({
    title: words.text('entry.leaveTitle', { title }),
    body: [el('p', {}, back || words.text('entry.again'))],
    cancel: words.text('entry.stay'),
    confirm: words.text('entry.leave'),
    act: async () => {
      await api.post(`/tournaments/${encodeURIComponent(id)}/leave`)
      return [el('h2', {}, words.text('entry.left')), el('p', {}, title)]
    }
  })
}

/** The way out of a tournament for who has entered one that has not begun. */
export function leaveButton(tournament: Tournament, stage: Stage): Child {
  const { entry, isIn, state, title } = tournament
  if (!isIn || state !== 'Scheduled' || entry === 'automatic') return null
  const label = stage.words.text('entry.leave')
  return el(
    'button',
    {
      type: 'button',
      class: 'button button--quiet',
      'aria-label': `${label}: ${title}`,
      click: () => giveUp(tournament, stage)
    },
    label
  )
}

/** The way into a tournament, or why there is none. */
export function entryButton(tournament: Tournament, stage: Stage): Child {
  const { api, player, words } = stage
  const { entry, fromLevel, id, price, state, title } = tournament
  if (state === 'Ended' || state === 'Cancelled') return barred(words.text(`tournament.${state}`))
  if (player.level < fromLevel)
    return barred(icon('lock'), words.text('tournament.level', { level: words.number(fromLevel) }))
  if (isFull(tournament)) return barred(words.text('tournament.full'))
  if (entry === 'automatic')
    return el('span', { class: 'muted small' }, words.text('tournament.automatic'))
  const enter = () => api.post(`/tournaments/${encodeURIComponent(id)}/entry`)
  if (entry === 'confirmed')
    return button(stage, `tournament ${id}`, words.text('tournament.join'), 'button--main', enter, {
      of: title
    })
  if (player.points < price)
    return barred(words.text('shop.short', { count: price - player.points }))
  const label = words.text('tournament.buyIn', {
    points: words.text('prize.points', { count: price })
  })
  return el(
    'button',
    {
      type: 'button',
      class: 'button button--line',
      'aria-label': `${label}: ${title}`,
      click: () => payIn(tournament, stage, enter)
    },
    label
  )
}
