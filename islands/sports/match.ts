import { competitionOf } from '#config/sports/competitions.ts'
import { MARKET_GROUPS } from '#config/sports/markets.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element, icon } from '../ui/element.ts'
import type { MatchPlaces } from './figures/open.ts'
import { followAll } from './follow.ts'
import { type Blocks, blocksOf } from './markets.ts'
import { eventName, isPostponed, isRace } from './moment.ts'
import { scoreboard } from './scoreboard.ts'
import { onStars, starOf } from './stars.ts'
import { say, type View, viewOf } from './view.ts'

function crumbs(view: View, event: LiveEvent): HTMLElement {
  const { locale } = view
  const competition = competitionOf(event.competition)
  const at = (...path: readonly string[]) =>
    `/${['', locale, 'sports', ...path, ''].join('/').slice(1)}`
  const steps: readonly (readonly [string, string])[] = [
    [say(view, 'title'), at()],
    [say(view, `sport.${event.sport}`), at(event.sport)],
    [competition?.name ?? '', at(event.sport, event.competition)]
  ]
  const links = steps.flatMap(([name, href]) => [
    element('a', { href }, name),
    icon(view.sprite, 'right', 'icon--small')
  ])
  const name = element(
    'b',
    { 'aria-current': 'page' },
    eventName(view, event, competition?.name ?? '')
  )
  const root = element('nav', { class: 'crumb' }, ...links, name)
  root.ariaLabel = say(view, 'breadcrumbs')
  return element('div', { class: 'crumbs' }, root, starOf(view, event.id, name.textContent))
}

/** Chips that leave the markets of one group. */
function groupChips(view: View, changed: (group: string) => void) {
  const root = element('div', { class: 'chips', role: 'group' })
  root.ariaLabel = say(view, 'groups')
  let chosen = ''
  let shown = ''

  const draw = (groups: readonly string[], count: number) => {
    const chip = (group: string, label: string) => {
      const button = element(
        'button',
        { type: 'button', 'aria-pressed': String(group === chosen) },
        label
      )
      button.addEventListener('click', () => {
        chosen = group
        for (const each of root.children) each.setAttribute('aria-pressed', String(each === button))
        changed(group)
      })
      return button
    }
    // Without a market there is nothing to choose.
    if (count === 0) return root.replaceChildren()
    root.replaceChildren(
      chip('', `${say(view, 'all')} ${view.number(count)}`),
      ...groups.map(group => chip(group, say(view, `group.${group}`)))
    )
  }

  return {
    root,
    chosen: () => chosen,
    show(blocks: Blocks): void {
      const groups = MARKET_GROUPS.filter(group => blocks.groups.includes(group))
      const key = `${groups.join(' ')} ${blocks.count}`
      if (key === shown) return
      shown = key
      if (!groups.some(group => group === chosen)) chosen = ''
      draw(groups, blocks.count)
    }
  }
}

/** Draws what stands beside the markets; it comes later, and without it the page is whole. */
export type Beside = (places: MatchPlaces) => Promise<void>

/** Draws a match into its place and keeps it as it is told, until the page is left. */
function drawMatch(place: HTMLElement, view: View, beside: Beside): void {
  const id = new URLSearchParams(location.search).get('id') ?? ''
  if (!/^[a-z\d-]{1,80}$/.test(id)) {
    drawMissing(place, view)
    return
  }
  const board = scoreboard(view)
  const stale = element('p', { class: 'evs__stale', role: 'status' })
  const markets = element('div', { class: 'mkts' })
  const off = element('p', { class: 'evs__none', hidden: true })
  const draw = blocksOf(view, markets)
  const chips = groupChips(view, group => draw.sift(group))
  const pause = element('p', { class: 'evs__stale', role: 'status' })
  const tabs = element('div', { class: 'match__tabs' })
  const panel = element('div', {}, pause, chips.root, off, markets)
  const listeners: ((event: LiveEvent) => void)[] = []
  let latest: LiveEvent | undefined
  let now = Date.now

  const show = (event: LiveEvent) => {
    const isFirst = latest === undefined
    latest = event
    if (isFirst) {
      tabs.hidden = isRace(event)
      place.replaceChildren(crumbs(view, event), board.root, stale, tabs, panel)
      place.removeAttribute('aria-busy')
      void beside({
        view,
        tabs,
        markets: panel,
        pause,
        note: board.note,
        event: () => latest ?? event,
        onChange: listener => listeners.push(listener)
      }).catch(() => {
        tabs.hidden = true
      })
      const name = eventName(view, event, competitionOf(event.competition)?.name ?? '')
      document.title = `${name}${document.title.slice(document.title.lastIndexOf(' | '))}`
    }
    board.show(event, now())
    const blocks = draw.show(event)
    chips.show(blocks)
    draw.sift(chips.chosen())
    off.hidden = blocks.count > 0
    off.textContent = say(view, isPostponed(event, now()) ? 'postponedWhy' : 'bettingOff')
    for (const listener of listeners) listener(event)
  }

  onStars(place, () => {
    const focused = document.activeElement
    if (latest) show(latest)
    // What is moved loses the focus.
    if (focused instanceof HTMLElement && markets.contains(focused))
      focused.focus({ preventScroll: !focused.matches(':focus-visible') })
  })
  followAll(
    place,
    [`event:${id}`],
    ({ events, isStale, isMissing, now: houseTime }) => {
      now = houseTime
      const [event] = events
      if (event) show(event)
      else if (isMissing) drawMissing(place, view)
      stale.textContent = isStale && latest ? say(view, 'stale') : ''
    },
    moment => board.tick(moment)
  )
}

function drawMissing(place: HTMLElement, view: View): void {
  place.removeAttribute('aria-busy')
  place.replaceChildren(
    element('h1', {}, say(view, 'eventTitle')),
    element('p', { class: 'evs__none' }, say(view, 'eventGone')),
    element(
      'a',
      { class: 'btn btn--quiet', href: `/${view.locale}/sports/` },
      say(view, 'toSports')
    )
  )
}

/** Draws the match that the address names into the place that a page has for it. */
export function drawMatchOf(root: Element, beside: Beside): void {
  const place = root.querySelector<HTMLElement>('[data-match]')
  if (!place || !(root instanceof HTMLElement)) return
  void viewOf(root).then(view => drawMatch(place, view, beside))
}
