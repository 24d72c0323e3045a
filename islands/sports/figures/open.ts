import { isSport, sportOf } from '#config/sports/sports.ts'
import { type Happening, pauseOf, scorersOf, timelineOf } from '#rules/sports/timeline.ts'
import {
  type Answer,
  type Asking,
  askSettled,
  askStatistics,
  type SettledMarkets,
  type SportsStatistics
} from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element } from '../../ui/element.ts'
import { isInPlay, isRace, scoreOf } from '../moment.ts'
import type { View } from '../view.ts'
import { nothing } from './card.ts'
import { type LateView, lateViewOf, tell } from './late-view.ts'
import { lineUpsPanel } from './line-ups.ts'
import { meetingsPanel, standingsPanel } from './past.ts'
import { closedKey, settledGroup } from './settled.ts'
import { adoptSheet } from './sheet.ts'
import { statisticsPanel } from './statistics.ts'
import { tabsOf } from './tabs.ts'

/** What a match's page gives to those who draw beside its markets. */
export interface MatchPlaces {
  readonly view: View
  /** Where tabs stand; the page keeps their room. */
  readonly tabs: HTMLElement
  /** The markets, as the panel of the first tab. */
  readonly markets: HTMLElement
  /** Why nothing takes bets. */
  readonly pause: HTMLElement
  note(scorers: readonly string[]): void
  event(): LiveEvent
  /** Calls back with every change of the event. */
  onChange(listener: (event: LiveEvent) => void): void
}

type Panel = (
  view: LateView,
  event: LiveEvent,
  statistics: SportsStatistics
) => readonly HTMLElement[]

const PANELS = {
  statistics: statisticsPanel,
  lineUps: lineUpsPanel,
  meetings: meetingsPanel,
  table: standingsPanel
} as const satisfies Record<string, Panel>
type PanelName = keyof typeof PANELS

const EVERY = 8000
/** A cache may tell of a goal later than the score does. */
const UNTIL_TOLD = 4000

const minutesOf = ({ sport }: LiveEvent) => (isSport(sport) ? sportOf(sport).minutes : null)

function panelsOf({ sport }: LiveEvent): readonly PanelName[] {
  const hasTeams = isSport(sport) && sportOf(sport).hasTeams
  // Who meets by lot has no table, and plays alone.
  return hasTeams ? ['statistics', 'lineUps', 'meetings', 'table'] : ['statistics', 'meetings']
}

function scorersText(event: LiveEvent, timeline: readonly Happening[], side: number): string {
  return scorersOf(timeline, side, minutesOf(event))
    .map(({ name, minutes }) => `${name} ${minutes.map(minute => `${minute}′`).join(', ')}`.trim())
    .join(', ')
}

/** Whether what is told to have happened explains the score that stands. */
function explains(event: LiveEvent, timeline: readonly Happening[]): boolean {
  const points = scoreOf(event)?.points ?? []
  const [home, away] = timeline.at(-1)?.score ?? [0, 0]
  return points[0] === home && points[1] === away
}

/** Figures of the match: its panels, who scored, and why it stands still. */
function drawFigures(view: LateView, places: MatchPlaces): void {
  const { tabs, markets, pause, note, event, onChange } = places
  const names = panelsOf(event())
  const panels = new Map(
    names.map(name => [name, element('div', { class: 'figs', tabindex: 0 })] as const)
  )
  const isGoals = hasScorers(event())
  let opened: PanelName | undefined
  let answer: Answer<SportsStatistics> | undefined
  let timeline: readonly Happening[] = []
  let drawn = ''

  const isPaused = () => isInPlay(event()) && event().open === 0

  const drawPanel = () => {
    const panel = opened && panels.get(opened)
    if (!panel || !opened) return
    panel.toggleAttribute('aria-busy', answer === undefined)
    const { value = null, isFailed = false } = answer ?? {}
    const text = JSON.stringify([opened, value, isFailed, answer?.isMissing, event().score])
    if (text === drawn) return
    drawn = text
    const failed = isFailed
      ? [element('p', { class: 'evs__stale', role: 'status' }, tell(view, 'failed'))]
      : []
    const body = value ? PANELS[opened](view, event(), value) : []
    const none = answer?.isMissing ? [nothing(tell(view, 'noFigures'))] : []
    const source = value ? [element('p', { class: 'figs__from' }, tell(view, 'source'))] : []
    panel.replaceChildren(...failed, ...body, ...none, ...source)
  }

  const drawAll = () => {
    drawPanel()
    if (isGoals) note([0, 1].map(side => scorersText(event(), timeline, side)))
    const reason = pauseOf(event(), timeline, scoreOf(event())?.clock ?? null)
    pause.textContent = reason === null ? '' : tell(view, `pause.${reason}`)
  }

  let asking: Asking | undefined
  const ask = () => {
    asking ??= askStatistics(event().id, {
      isWanted: () => markets.isConnected,
      every() {
        if (!isInPlay(event())) return null
        if (isGoals && !explains(event(), timeline)) return UNTIL_TOLD
        return opened ? EVERY : null
      },
      heard(told) {
        answer = told
        timeline = told.value ? timelineOf(told.value.timeline) : timeline
        drawAll()
      }
    })
  }

  tabs.replaceChildren(
    tabsOf(
      tell(view, 'tabs'),
      [
        { id: 'markets', name: tell(view, 'tab.markets'), panel: markets },
        ...names.map(name => ({
          id: name,
          name: tell(view, `tab.${name}`),
          panel: panels.get(name) ?? markets
        }))
      ],
      id => {
        opened = names.find(name => name === id)
        drawn = ''
        if (!opened) return
        drawPanel()
        if (asking) asking.again()
        else ask()
      }
    )
  )
  markets.after(...panels.values())

  let before = ''
  const changed = () => {
    const { status, score } = event()
    const { points, reds } = scoreOf(event()) ?? {}
    const key = JSON.stringify([status, points, reds, isPaused()])
    const isNews = key !== before
    before = key
    const hasNews = isGoals && (points?.some(each => each > 0) || isPaused())
    if (isNews && asking) asking.again()
    else if (isNews && hasNews) ask()
    else if (score !== null) drawAll()
  }
  onChange(changed)
  changed()
}

/** Where goals are so few that each of them is told. */
const hasScorers = ({ sport }: LiveEvent) => isSport(sport) && sportOf(sport).play === 'goals'

/** What is settled of the match, asked for whenever something else is. */
function drawSettled(view: LateView, { markets, event, onChange }: MatchPlaces): void {
  const group = settledGroup(view)
  let asking: Asking | undefined
  let before = ''
  let wanted = 0
  let known: SettledMarkets | undefined
  markets.append(group.root)
  const changed = () => {
    const key = closedKey(event())
    if (key === before) return
    before = key
    wanted = event().version
    if (asking) asking.again()
    else
      asking = askSettled(event().id, {
        isWanted: () => markets.isConnected,
        every: value => (value && value.version >= wanted ? null : UNTIL_TOLD),
        heard({ value }) {
          known = value ?? known
          if (known) group.show(event(), known)
        }
      })
  }
  onChange(changed)
  changed()
}

/**
 * Draws what stands beside the markets of a match: tabs with its figures, who scored, why it stands
 * still, and what is settled. Figures are asked for when a tab is opened, or a goal has to be told.
 */
export async function openBeside(places: MatchPlaces): Promise<void> {
  const view = await lateViewOf(places.view)
  if (!places.markets.isConnected) return
  adoptSheet()
  if (!isRace(places.event())) drawFigures(view, places)
  drawSettled(view, places)
}
