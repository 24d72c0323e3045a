import { competitionOf } from '#config/sports/competitions.ts'
import { isInPlay, isPostponed } from '#rules/sports/live-board.ts'
import { type Finding, finder, type SportsFound } from '#stores/sports/find.ts'
import { adoptSheet } from '../ui/adopt-sheet.ts'
import { element, icon } from '../ui/element.ts'
import { crest } from './crest.ts'
import css from './finder.css?inline'
import { competitionHref, eventHref } from './links.ts'
import { say, type View, viewOf } from './view.ts'

/** Of each kind so many are shown; who wants others types on. */
const MOST_MATCHES = 6
const MOST_OTHERS = 4

interface Entry {
  readonly href: string
  readonly sign: Element
  readonly name: string
  readonly beside: string
}

function whenOf(view: View, event: SportsFound['events'][number]): string {
  if (isInPlay(event)) return say(view, 'inPlay')
  if (isPostponed(event, Date.now())) return say(view, 'part.postponed')
  return `${view.day(event.startsAt)}, ${view.time(event.startsAt)}`
}

function matchesOf(view: View, { events }: SportsFound): readonly Entry[] {
  return events.slice(0, MOST_MATCHES).map(event => {
    const { id, sport, competition, sides } = event
    const [home, away] = sides
    const isMatch = sides.length === 2 && home && away
    const whole = competitionOf(competition)?.name ?? ''
    const when = whenOf(view, event)
    return {
      href: eventHref(view, id),
      sign: icon(view.sprite, sport),
      name: isMatch ? say(view, 'versus', { home: home.name, away: away.name }) : whole,
      beside: isMatch ? `${whole} · ${when}` : when
    }
  })
}

const competitionsOf = (view: View, { competitions }: SportsFound): readonly Entry[] =>
  competitions.slice(0, MOST_OTHERS).map(one => ({
    href: competitionHref(view, one),
    sign: icon(view.sprite, one.sport),
    name: one.name,
    beside: say(view, `sport.${one.sport}`)
  }))

/** A team leads to the match that it plays, or else to where it plays. */
const teamsOf = (view: View, { teams }: SportsFound): readonly Entry[] =>
  teams.slice(0, MOST_OTHERS).flatMap(({ id, name, competition, event }) => {
    const home = competitionOf(competition)
    if (!home) return []
    const href = event === null ? competitionHref(view, home) : eventHref(view, event)
    return [{ href, sign: crest(view, id), name, beside: home.name }]
  })

/** The list below the field: what is found, in groups, one entry of which may be the one that Enter opens. */
function listOf(view: View, id: string) {
  const root = element('div', { id, class: 'find__list', role: 'listbox' })
  root.ariaLabel = say(view, 'find')
  let options: readonly HTMLAnchorElement[] = []
  let at = -1

  const group = (title: string, entries: readonly Entry[], from: number) => {
    if (entries.length === 0) return []
    const heading = element('b', { id: `${id}-${from}`, role: 'presentation' }, title)
    const rows = entries.map(({ href, sign, name, beside }, place) =>
      element(
        'a',
        {
          id: `${id}-o${from + place}`,
          href,
          role: 'option',
          tabindex: -1,
          'aria-selected': 'false'
        },
        sign,
        element('span', {}, name, element('small', {}, beside))
      )
    )
    const attributes = { role: 'group', 'aria-labelledby': heading.id }
    return [element('div', attributes, heading, ...rows)]
  }

  return {
    root,
    count: () => options.length,
    /** The entry that the field points at. */
    chosen: (): HTMLAnchorElement | undefined => options[at],
    first: (): HTMLAnchorElement | undefined => options[0],
    show(found: SportsFound | undefined): void {
      const parts = found
        ? [matchesOf(view, found), competitionsOf(view, found), teamsOf(view, found)]
        : []
      const titles = ['findMatches', 'findCompetitions', 'findTeams']
      let from = 0
      const groups = parts.flatMap((entries, place) => {
        const made = group(say(view, titles[place] ?? ''), entries, from)
        from += entries.length
        return made
      })
      root.replaceChildren(...groups)
      options = [...root.querySelectorAll('a')]
      at = -1
    },
    /** Points at the next entry or the one before it, round and round. */
    move(by: 1 | -1): void {
      if (options.length === 0) return
      options[at]?.setAttribute('aria-selected', 'false')
      at = at < 0 && by < 0 ? options.length - 1 : (at + by + options.length) % options.length
      options[at]?.setAttribute('aria-selected', 'true')
      options[at]?.scrollIntoView({ block: 'nearest' })
    }
  }
}

function sentence(view: View, finding: Finding, count: number): string {
  switch (finding.status) {
    case 'found':
      return count > 0
        ? say(view, 'found', { count: view.number(count) })
        : say(view, 'findNothing', { query: finding.asked })
    case 'failed':
      return say(view, navigator.onLine ? 'findFailed' : 'findOffline')
    default:
      return ''
  }
}

/** Makes a field find matches, competitions and teams while it is typed into; nothing of it is kept. */
export async function openFinder(root: Element): Promise<void> {
  const input = root.querySelector('input')
  const book = root.closest<HTMLElement>('.book')
  if (!input || !book) return
  adoptSheet(css)
  const view = await viewOf(book)
  const list = listOf(view, `${input.id}-list`)
  const told = element('p', { class: 'find__told', role: 'status' })
  const panel = element('div', { class: 'find__panel' }, told, list.root)
  let finding: Finding = { status: 'idle' }
  let isClosed = false

  const point = () => {
    const id = list.chosen()?.id
    if (id === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', id)
  }
  const show = () => {
    const isShown = !isClosed && finding.status !== 'idle'
    const isOpen = isShown && list.count() > 0
    const text = isShown ? sentence(view, finding, list.count()) : ''
    if (told.textContent !== text) told.textContent = text
    list.root.hidden = !isOpen
    panel.classList.toggle('find__panel--on', isOpen || text !== '')
    // In the rail, which scrolls by itself, the panel stands out of it.
    panel.style.setProperty('--find-top', `${input.getBoundingClientRect().bottom}px`)
    input.ariaExpanded = String(isOpen)
    point()
  }
  const find = finder(now => {
    finding = now
    // What was found stays until something else is, so that nothing flickers.
    if (now.status !== 'asking') list.show(now.status === 'found' ? now.found : undefined)
    show()
  })
  const ask = () => {
    isClosed = false
    find.ask(input.value)
  }
  const close = () => {
    isClosed = true
    show()
  }
  const again = () => {
    if (finding.status === 'failed') ask()
  }

  input.setAttribute('aria-controls', list.root.id)
  input.after(panel)
  show()
  input.addEventListener('input', ask)
  input.addEventListener('focus', () => {
    isClosed = false
    show()
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      isClosed = false
      list.move(event.key === 'ArrowDown' ? 1 : -1)
      show()
    }
    if (event.key === 'Enter' && finding.status === 'found')
      (list.chosen() ?? list.first())?.click()
    // The first takes away what is found, the next one what was asked.
    if (event.key === 'Escape' && panel.classList.contains('find__panel--on')) {
      event.preventDefault()
      close()
    }
  })
  // The field keeps the focus while an entry is pressed.
  panel.addEventListener('pointerdown', event => event.preventDefault())
  input.addEventListener('blur', close)
  addEventListener('online', again)
  document.addEventListener(
    'astro:before-swap',
    () => {
      find.end()
      removeEventListener('online', again)
    },
    { once: true }
  )
  if (input.value !== '') ask()
}
