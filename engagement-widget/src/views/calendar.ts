import { type Calendar, type CalendarDoor, readCalendar } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { icon } from '../icon.ts'
import { empty, leaving } from '../instead.ts'
import { heading, skeleton } from '../parts.ts'
import { prizeArt } from '../pictures.ts'
import { prizeName } from '../prizes.ts'
import type { Stage, View } from '../stage.ts'
import css from '../styles/calendar.css?inline'
import { open } from './door.ts'

interface Data {
  readonly calendar: Calendar | null
}

const SIGNS = { missed: 'close', shut: 'lock' } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The next one has an hour of its own here, since the provider's midnight is not the player's. */
const opening = (moment: Date, { clock, words }: Stage): string =>
  moment.getTime() - clock.now() < DAY_MS ? words.when(moment, clock.now()) : words.day(moment)

function below(door: CalendarDoor, stage: Stage): string {
  const { clock, words } = stage
  switch (door.state) {
    case 'shut':
      return words.text('door.shut', { when: opening(door.opensAt, stage) })
    case 'open':
      return words.text('door.closes', { when: words.when(door.closesAt, clock.now()) })
    case 'taken':
      return door.prize ? prizeName(door.prize, words) : words.text('door.taken')
    case 'missed':
      return words.text('door.missed')
  }
}

function doorOf(whole: Calendar, door: CalendarDoor, stage: Stage): Child {
  const { options, words } = stage
  const { day, prize, state } = door
  const name = words.text('door.name', { day: words.number(day) })
  const note = below(door, stage)
  const inside = [
    el(
      'span',
      { class: 'door__leaf', 'aria-hidden': 'true' },
      el('b', {}, words.number(day)),
      (state === 'shut' || state === 'missed') && icon(SIGNS[state])
    ),
    state === 'taken' &&
      prize &&
      el('span', { class: 'door__prize' }, prizeArt(options.site, prize)),
    el('span', { class: 'door__note' }, note)
  ]
  const attributes = { class: `door door--${state}`, 'data-key': `${day}` }
  if (state !== 'open')
    return el('li', attributes, el('span', { class: 'unseen' }, `${name}: `), inside)
  return el(
    'li',
    attributes,
    el(
      'button',
      { type: 'button', class: 'door__open', click: () => open(whole, door, stage) },
      el('span', { class: 'unseen' }, `${name}: ${words.text('door.open')}. `),
      inside,
      el(
        'span',
        { class: 'door__act button button--main', 'aria-hidden': 'true' },
        words.text('door.open')
      )
    )
  )
}

export const calendar: View<Data> = {
  css,
  topics: ['calendar'],
  load: async (api, clock) => {
    const told = await api.get('/calendar', readCalendar)
    if (told.calendar) clock.told(told.calendar.now)
    return told
  },
  draw: ({ calendar }, stage) => [
    calendar
      ? [
          heading(calendar.title, stage.words.text('calendar.note')),
          el(
            'ol',
            { class: 'doors', 'data-count': calendar.doors.length },
            calendar.doors.map(door => doorOf(calendar, door, stage))
          )
        ]
      : empty(stage.words.text('calendar.none'), stage.words.text('calendar.noneNote')),
    leaving(stage)
  ],
  waiting: () => [el('div', { class: 'doors' }, skeleton('bone--door', 12))]
}
