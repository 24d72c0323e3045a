import type { Tournament } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { gamePath } from '../games.ts'
import { icon } from '../icon.ts'
import { link, problemLine } from '../parts.ts'
import { gameArt } from '../pictures.ts'
import { prizeFigure, prizeName, prizeTerms } from '../prizes.ts'
import type { Stage } from '../stage.ts'
import { countdown } from '../tick.ts'
import { entryButton, leaveButton } from './entry.ts'
import { scoreOf, standingsTable } from './standings.ts'
import { entrantsOf, isOpen, paidPlaces, whenOf } from './tournament-row.ts'

const fact = (name: string, value: Child): Child =>
  el('div', {}, el('dt', {}, name), el('dd', {}, value))

/** What the next place takes, while there is one above the player. */
function nextPlace(tournament: Tournament, stage: Stage): Child {
  const { own, standings, state } = tournament
  const above = own && standings.find(({ place }) => place === own.place - 1)
  if (!above || state !== 'Active') return null
  return fact(stage.words.text('tournament.next'), scoreOf(above.score, tournament, stage))
}

function facts(tournament: Tournament, stage: Stage): Child {
  const { words } = stage
  const { countedBets, isIn, minimumBet, mostBets, prizes } = tournament
  const best = prizes[0]
  return el(
    'dl',
    { class: 'facts' },
    best !== undefined && fact(words.text('tournament.first'), prizeFigure(best.prize, words)),
    fact(words.text('tournament.paid'), words.number(paidPlaces(tournament))),
    minimumBet &&
      fact(words.text('tournament.minimum'), words.money(minimumBet.amount, minimumBet.currency)),
    mostBets !== null &&
      fact(
        words.text('tournament.counted'),
        words.text('tournament.ofBets', {
          count: words.number(isIn ? countedBets : 0),
          most: words.number(mostBets)
        })
      ),
    nextPlace(tournament, stage)
  )
}

function sign({ isIn, state }: Tournament, { words }: Stage): Child {
  if (isIn && (state === 'Active' || state === 'Scheduled'))
    return el('span', { class: 'tag tag--good' }, icon('check'), words.text('tournament.in'))
  return el('span', { class: 'tag' }, words.text(`tournament.${state}`))
}

function acts(tournament: Tournament, stage: Stage): Child {
  const { words } = stage
  const { entry, games, isIn, state } = tournament
  const mayPlay = state === 'Active' && (isIn || entry === 'automatic')
  return el(
    'div',
    { class: 'acts' },
    isIn ? leaveButton(tournament, stage) : entryButton(tournament, stage),
    mayPlay &&
      games.map(({ slug, title }, at) =>
        link(
          stage,
          gamePath(slug),
          at === 0 ? 'button button--main' : 'button button--line',
          words.text('tournament.play', { game: title })
        )
      )
  )
}

function prizeTable({ prizes, standings }: Tournament, { words }: Stage): Child {
  return el(
    'details',
    { class: 'prizes', 'data-key': 'prizes', open: standings.length === 0 },
    el('summary', {}, words.text('prizes.all'), icon('arrow')),
    el(
      'ul',
      {},
      prizes.map(({ from, prize, to }) => {
        const terms = prizeTerms(prize, words)
        const places = { from: words.number(from), to: words.number(to) }
        return el(
          'li',
          {},
          el('span', {}, words.text(from === to ? 'prizes.place' : 'prizes.places', places)),
          el('b', {}, prizeName(prize, words)),
          terms !== null && el('small', { class: 'muted' }, terms)
        )
      })
    )
  )
}

/** A tournament shown large: what counts, what is left of it, and who leads. */
export function featured(tournament: Tournament, stage: Stage): Child {
  const { clock, options, words } = stage
  const { description, endsAt, games, id, standings, startsAt, state, title } = tournament
  const [game] = games
  return el(
    'section',
    { class: 'card featured', 'data-key': id, 'aria-label': title },
    el(
      'div',
      { class: 'featured__left' },
      el(
        'span',
        { class: 'featured__art' },
        game !== undefined && gameArt(options.site, game.slug, '40rem')
      ),
      sign(tournament, stage),
      el('h3', { tabindex: -1 }, title),
      el('p', { class: 'featured__text' }, description),
      isOpen(tournament)
        ? countdown(state === 'Active' ? endsAt : startsAt, clock, words)
        : el('p', { class: 'featured__over' }, whenOf(tournament, stage)),
      el(
        'p',
        { class: 'muted small' },
        isOpen(tournament) ? `${whenOf(tournament, stage)}, ` : '',
        state === 'Cancelled' && tournament.price > 0
          ? words.text('tournament.back')
          : entrantsOf(tournament, stage)
      ),
      facts(tournament, stage),
      acts(tournament, stage),
      problemLine(stage, `tournament ${id}`)
    ),
    el(
      'div',
      { class: 'featured__right' },
      standings.length > 0
        ? standingsTable(tournament, stage)
        : el('p', { class: 'nobody muted' }, words.text('standings.none')),
      prizeTable(tournament, stage)
    )
  )
}
