import { readTournament, readTournaments, type Tournament } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { idIn } from '../events.ts'
import { empty, leaving } from '../instead.ts'
import { skeleton } from '../parts.ts'
import type { Stage, View } from '../stage.ts'
import css from '../styles/tournaments.css?inline'
import { featured } from './featured.ts'
import { isOpen, row } from './tournament-row.ts'

interface Data {
  readonly tournaments: readonly Tournament[]
}

const WEIGHT = { Active: 2, Scheduled: 1, Ended: 0, Cancelled: 0 } as const

/** The one that is shown large when the player has picked none: theirs before others. */
export const firstOf = (tournaments: readonly Tournament[]): Tournament | undefined =>
  tournaments.toSorted(
    (a, b) =>
      WEIGHT[b.state] - WEIGHT[a.state] ||
      Number(b.isIn) - Number(a.isIn) ||
      a.fromLevel - b.fromLevel
  )[0]

/** One list of tournaments on a page, with one of them shown large. */
export function tournamentsView(): View<Data> {
  let picked: string | undefined

  const load: View<Data>['load'] = async (api, clock, news) => {
    const told = news && idIn(news.event)
    if (news?.before.tournaments.some(({ id }) => id === told)) {
      const anew = await api.get(`/tournaments/${encodeURIComponent(`${told}`)}`, readTournament)
      clock.told(anew.asOf)
      return {
        tournaments: news.before.tournaments.map(old => (old.id === anew.id ? anew : old))
      }
    }
    const all = await api.get('/tournaments', readTournaments)
    for (const { asOf } of all.tournaments) clock.told(asOf)
    return all
  }

  const draw = ({ tournaments }: Data, stage: Stage): readonly Child[] => {
    const { words } = stage
    const shown = tournaments.find(({ id }) => id === picked) ?? firstOf(tournaments)
    // It stays the large one when another is joined: nothing moves under the finger.
    picked = shown?.id
    if (!shown)
      return [
        empty(words.text('tournaments.none'), words.text('tournaments.noneNote')),
        leaving(stage)
      ]
    const running = tournaments.filter(isOpen)
    const summary = words.text('tournaments.in', {
      count: words.number(running.filter(({ isIn }) => isIn).length),
      all: words.number(running.length)
    })
    const pick = (id: string) => {
      picked = id
      stage.redraw()
    }
    return [
      el(
        'header',
        { class: 'summary muted' },
        el('h2', { class: 'unseen', tabindex: -1 }, words.text('tournaments')),
        el('p', {}, summary)
      ),
      featured(shown, stage),
      el(
        'ul',
        { class: 'card rows', 'aria-label': words.text('tournaments.more') },
        tournaments
          .filter(({ id }) => id !== shown.id)
          .map(tournament => row(tournament, stage, pick))
      ),
      leaving(stage)
    ]
  }

  return {
    css,
    topics: ['tournament'],
    load,
    draw,
    waiting: () => [
      skeleton('bone--featured', 1),
      el('div', { class: 'card rows' }, skeleton('bone--row', 4))
    ]
  }
}
