import { competitionOf } from '#config/sports/competitions.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element } from '../ui/element.ts'
import { crest } from './crest.ts'
import {
  clockAt,
  isInPlay,
  isPostponed,
  isRace,
  periodName,
  type Score,
  scoreOf
} from './moment.ts'
import { say, type View } from './view.ts'

/** The parts that are over, and what stood after each: `1–1`, or the games of sets. */
function earlierParts(view: View, { sport }: LiveEvent, { period, periods }: Score): string {
  const texts = periods.map(([home = 0, away = 0]) => `${home}–${away}`)
  if (sport === 'football' || sport === 'handball') {
    return texts.length > 1 ? say(view, 'atHalf', { score: texts[0] ?? '' }) : ''
  }
  return texts.length > 1 || period.kind === 'set' ? texts.join(', ') : ''
}

/** What stands below the time of a match that has not begun. */
const dayOf = (view: View, event: LiveEvent, now: number): string =>
  isPostponed(event, now) ? say(view, 'part.postponed') : view.day(event.startsAt)

/** The head of a match's page: who plays, the score, and a clock that runs between two messages. */
export function scoreboard(view: View) {
  const dot = element('i', { class: 'livedot' })
  const clock = element('span', { class: 'score__clock' })
  const points = element('b')
  const part = element('small')
  const home = element('span', { class: 'score__t' })
  const away = element('span', { class: 'score__t score__t--r' })
  const middle = element(
    'span',
    { class: 'score__n' },
    element('span', {}, dot, clock),
    points,
    part
  )
  const heading = element('h1')
  const root = element(
    'section',
    { class: 'score' },
    element('div', { class: 'score__top' }, heading)
  )
  let shown: LiveEvent | undefined
  let shownAt = 0
  let noted: readonly string[] = []

  const sideOf = (event: LiveEvent, place: number, score: Score | null): readonly Element[] => {
    const { id, name } = event.sides[place] ?? { id: '', name: '' }
    const reds = score?.reds[place] ?? 0
    const serves = score?.serves === place && isInPlay(event)
    const notes = [
      noted[place] ?? '',
      ...(reds > 0 ? [say(view, 'red', { count: reds })] : []),
      ...(serves ? [`${say(view, 'serves')} ${score?.game[place] ?? ''}`.trim()] : [])
    ].filter(text => text !== '')
    return [
      crest(view, id, true),
      element('span', {}, name),
      ...(notes.length > 0 ? [element('small', {}, notes.join(', '))] : [])
    ]
  }

  const tick = (now: number) => {
    const score = shown && scoreOf(shown)
    if (!shown || !score || !isInPlay(shown)) return
    clock.textContent = clockAt(shown, score, now) ?? periodName(view, shown, score)
  }

  const show = (event: LiveEvent, now: number) => {
    shown = event
    shownAt = now
    const competition = competitionOf(event.competition)?.name ?? ''
    if (isRace(event)) {
      heading.className = 'score__race'
      heading.replaceChildren(competition, element('small', {}, raceNote(view, event)))
      return
    }
    const score = scoreOf(event)
    const isLive = isInPlay(event)
    const hasScore = score !== null && score.period.kind !== 'before'
    const [mine = 0, theirs = 0] = score?.points ?? []
    home.replaceChildren(...sideOf(event, 0, score))
    away.replaceChildren(...sideOf(event, 1, score))
    dot.hidden = !isLive
    points.textContent = hasScore ? `${mine}–${theirs}` : view.time(event.startsAt)
    points.ariaLabel = hasScore ? say(view, 'score', { home: mine, away: theirs }) : null
    if (!isLive) clock.textContent = competition
    const earlier = score ? earlierParts(view, event, score) : ''
    const period = hasScore ? periodName(view, event, score) : isLive ? '' : dayOf(view, event, now)
    part.textContent = [
      event.status === 'cancelled' ? say(view, 'part.cancelled') : period,
      earlier
    ]
      .filter(text => text !== '')
      .join(' · ')
    if (!middle.isConnected) heading.replaceChildren(home, middle, away)
  }

  return {
    root,
    tick,
    show,
    /** Shows below each side who scored. */
    note(scorers: readonly string[]): void {
      noted = scorers
      if (shown) show(shown, shownAt)
    }
  }
}

function raceNote(view: View, event: LiveEvent): string {
  const when = `${view.day(event.startsAt)}, ${view.time(event.startsAt)}`
  const { eachWay } = event
  return eachWay === null
    ? say(view, 'starts', { when })
    : `${say(view, 'starts', { when })} · ${say(view, 'eachWay', { ...eachWay })}`
}
