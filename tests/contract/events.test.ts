import { describe, expect, test } from 'vitest'

import {
  type EVENT_FIELDS,
  EVENT_NAMES,
  readEvent,
  readSentEvent,
  readSource
} from '#contract/events.ts'

/** One event of every kind, as somebody may tell it. */
const EXAMPLES = {
  page_view: { path: '/en/games/emerald-tide/' },
  heartbeat: { productMode: 'CASINO' },
  experiment_exposure: { experiment: 'menu', variant: 'menu2' },
  search: { results: 3 },
  banner_click: { target: '/en/game-list/tale/' },
  web_vital: { metric: 'LCP', value: 812 },
  login: { way: 'oidc' },
  logout: {},
  sign_up: { way: 'code' },
  game_open: { game: 'emerald-tide', mode: 'real' },
  deposit: { amount: 2500, currency: 'EUR', first: true },
  withdrawal: { amount: 2500, currency: 'EUR' },
  reward_claim: { type: 'FreeSpins' },
  jackpot_opt_in: {},
  chat_open: {}
} as const satisfies Record<keyof typeof EVENT_FIELDS, object>

const FRAME = { id: 'event-1', at: 1, operator: 'Infiniza', locale: 'en' }

const PERSONAL = [
  'jane.doe@example.com',
  'jane.doe%40example.com',
  'Jane Doe',
  '+358401234567',
  '0401234567',
  '1990-01-31',
  '/en/confirm/?token=eyJhbGciOiJIUzI1NiJ9',
  '/en/profile/jane.doe@example.com/',
  '/en/eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJIUzI1NiJ9/',
  '//elsewhere.test/'
]

describe('an event', () => {
  test.each(EVENT_NAMES)('%s is read as it is told', name => {
    const event = { name, ...EXAMPLES[name] }
    expect(readEvent(event)).toEqual(event)
    expect(
      readSentEvent({ ...event, ...FRAME, playerId: 'p1', utm: { source: 'a' } })
    ).toMatchObject(event)
  })

  test.each(EVENT_NAMES)('%s carries nothing that it does not name', name => {
    const event = { name, ...EXAMPLES[name] }
    for (const extra of ['email', 'phone', 'query', 'title', 'firstName'])
      expect(readEvent({ ...event, [extra]: 'x' })).toBeNull()
    expect(readSentEvent({ ...event, ...FRAME, email: 'x' })).toBeNull()
  })

  const texts = EVENT_NAMES.flatMap(name =>
    Object.entries(EXAMPLES[name]).flatMap(([field, value]) =>
      typeof value === 'string' ? [[name, field] as const] : []
    )
  )
  test.each(texts)('%s takes nothing personal for its %s', (name, field) => {
    for (const personal of PERSONAL)
      expect(readEvent({ name, ...EXAMPLES[name], [field]: personal })).toBeNull()
  })

  test.each([null, 'page_view', [], {}, { name: 'guess' }, { name: 'deposit', amount: 1 }])(
    '%j is none',
    value => expect(readEvent(value)).toBeNull()
  )

  test('says of where a visit came from only what names nobody [CONS-30]', () => {
    const kept = { source: 'a', medium: 'jane@example.com', campaign: null, id: 'x', term: 'c d' }
    expect(readSource(kept)).toEqual({ source: 'a', term: 'c d' })
    expect(readSource({ source: null })).toBeUndefined()
    expect(readSource('utm')).toBeUndefined()
  })
})
