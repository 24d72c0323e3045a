import { describe, expect, test, vi } from 'vitest'

import { advertising } from '#third-parties/trackers/advertising.ts'
import { analytics } from '#third-parties/trackers/analytics.ts'
import { events } from '#third-parties/trackers/events.ts'
import { recording } from '#third-parties/trackers/recording.ts'
import { tagManager } from '#third-parties/trackers/tag-manager.ts'
import { openTrackedPage, sent } from './page.ts'

const url = 'https://tracker.test/script.js'
const view = () => sent({ name: 'page_view', path: '/en/games/' })
const deposit = () => sent({ name: 'deposit', amount: 2550, currency: 'EUR', first: true })

describe('analytics', () => {
  const ids = ['G-1', 'UA-2']

  test('grants what was agreed to and counts no page by itself [CONS-01]', () => {
    const page = openTrackedPage('analytics')
    analytics({ url, ids }).start(page.context())
    const signals = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(page.layer()).toEqual([
      ['consent', 'default', { ...signals, analytics_storage: 'denied' }],
      ['consent', 'update', { ...signals, analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['set', { page_location: 'https://lobby.test', page_referrer: '' }],
      ['config', 'G-1', { send_page_view: false }],
      ['config', 'UA-2', { send_page_view: false }]
    ])
    expect(page.scripts.map(script => script.url)).toEqual([`${url}?id=G-1`])
  })

  test('is told of pages by their path, and of amounts in major units', () => {
    const page = openTrackedPage('analytics')
    const tracker = analytics({ url, ids })
    tracker.start(page.context())
    const before = page.layer().length
    tracker.tell(view())
    tracker.tell(deposit())
    expect(page.layer().slice(before)).toEqual([
      ['set', { page_location: 'https://lobby.test/en/games/' }],
      ['event', 'page_view', expect.objectContaining({ path: '/en/games/' })],
      ['event', 'deposit', expect.objectContaining({ value: 25.5, currency: 'EUR', first: true })]
    ])
  })

  test('knows the player while there is one [SESS-33]', () => {
    const page = openTrackedPage('analytics')
    const tracker = analytics({ url, ids })
    tracker.start(page.context())
    page.playsAs('player-1')
    tracker.changed?.(page.context())
    expect(page.layer()).toContainEqual(['set', { user_id: 'player-1' }])
    page.playsAs(undefined)
    tracker.changed?.(page.context())
    expect(page.layer()).toContainEqual(['set', { user_id: null }])
  })

  test('drops what waits when consent is taken back, and says nothing more [CONS-02]', async () => {
    const page = openTrackedPage('analytics')
    const tracker = analytics({ url, ids })
    tracker.start(page.context())
    tracker.tell(view())
    tracker.stop()
    tracker.tell(view())
    expect(page.layer()).toEqual([
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]
    ])
    expect(page.globals['ga-disable-G-1']).toBe(true)
    expect(page.scripts[0]?.isThere).toBe(false)
  })

  test('is not loaded twice into one document', async () => {
    const page = openTrackedPage('analytics')
    const tracker = analytics({ url, ids })
    tracker.start(page.context())
    await page.scripts[0]?.settle('loaded')
    tracker.stop()
    tracker.start(page.context())
    expect(page.scripts).toHaveLength(1)
    expect(page.globals['ga-disable-G-1']).toBe(false)
  })
})

test('the tag manager is told of events by name, and of the player [CONS-01] [SESS-33]', () => {
  const page = openTrackedPage('analytics')
  page.playsAs('player-1')
  const tracker = tagManager({ url, id: 'GTM-1' })
  tracker.start(page.context())
  tracker.tell(view())
  expect(page.layer()).toContainEqual({ player_id: 'player-1' })
  expect(page.layer().at(-1)).toMatchObject({ event: 'page_view', path: '/en/games/' })
  expect(page.scripts[0]?.url).toBe(`${url}?id=GTM-1`)
  tracker.stop()
  tracker.tell(view())
  expect(page.layer()).toHaveLength(1)
})

describe('advertising', () => {
  const named = (page: ReturnType<typeof openTrackedPage>) =>
    (page.globals['_adftrack'] as { pagename: string }[]).map(({ pagename }) => pagename)

  test('learns of pages and goals, and not for how much [CONS-01]', async () => {
    const page = openTrackedPage('marketing')
    const tracker = advertising({ url, id: '42' })
    tracker.start(page.context())
    expect(page.scripts).toEqual([])
    tracker.tell(view())
    expect(named(page)).toEqual([encodeURIComponent('en/games')])
    tracker.tell(sent({ name: 'search', results: 3 }))
    tracker.tell(deposit())
    await page.scripts[0]?.settle('loaded')
    expect(page.scripts).toHaveLength(2)
    expect(page.globals['_adftrack']).toEqual([
      { HttpHost: 'tracker.test', pm: '42', divider: '%2F', pagename: 'deposit' }
    ])
  })

  test('is asked for no more once its script did not come', async () => {
    const page = openTrackedPage('marketing')
    const tracker = advertising({ url, id: '42' })
    tracker.start(page.context())
    tracker.tell(view())
    await page.scripts[0]?.settle('errored')
    tracker.tell(deposit())
    expect(page.scripts).toHaveLength(1)
  })
})

describe('recording', () => {
  const calls = (page: ReturnType<typeof openTrackedPage>) =>
    ((page.globals['FS'] as { q?: unknown[][] } | undefined)?.q ?? []).map(([call]) => call)
  const nextPage = (dataset: object) =>
    Object.assign(new Event('astro:before-swap'), {
      newDocument: { documentElement: { dataset, classList: { add: () => {}, remove: () => {} } } }
    })

  test('masks the page that it records [CONS-01]', () => {
    const page = openTrackedPage('analytics')
    const tracker = recording({ url: 'https://edge.test/s/fs.js', id: 'o-1' })
    tracker.start(page.context())
    expect(page.classes).toContain('fs-mask')
    expect(page.globals).toMatchObject({ _fs_org: 'o-1', _fs_script: 'edge.test/s/fs.js' })
    expect(page.scripts).toHaveLength(1)
    tracker.stop()
    expect(calls(page)).toEqual(['shutdown'])
  })

  test('stops before a personal page stands there, and goes on after it', () => {
    const page = openTrackedPage('analytics')
    const tracker = recording({ url, id: 'o-1' })
    tracker.start(page.context())
    page.document.dispatchEvent(nextPage({ signIn: '/en/login/' }))
    expect(calls(page)).toEqual(['shutdown'])
    page.dataset['signIn'] = '/en/login/'
    page.document.dispatchEvent(new Event('astro:after-swap'))
    tracker.tell(deposit())
    page.document.dispatchEvent(nextPage({}))
    delete page.dataset['signIn']
    page.document.dispatchEvent(new Event('astro:after-swap'))
    expect(calls(page)).toEqual(['shutdown', 'restart'])
  })

  test('does not load on a personal page, and tells of nobody', () => {
    const page = openTrackedPage('analytics')
    page.dataset['signIn'] = '/en/login/'
    const tracker = recording({ url, id: 'o-1' })
    tracker.start(page.context())
    expect(page.scripts).toEqual([])
    delete page.dataset['signIn']
    page.document.dispatchEvent(new Event('astro:after-swap'))
    tracker.tell(sent({ name: 'search', results: 3 }, { playerId: 'player-1' }))
    expect(JSON.stringify((page.globals['FS'] as { q: unknown }).q)).not.toContain('player-1')
  })
})

describe('the house’s own events', () => {
  test('are posted a few at a time, and at the latest when the page is left', () => {
    const page = openTrackedPage('analytics')
    const tracker = events({ url })
    tracker.start(page.context())
    tracker.tell(view())
    tracker.tell(deposit())
    expect(page.posts).toEqual([])
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(page.posts.map(({ body }) => body.events.map(({ name }) => name))).toEqual([
      ['page_view', 'deposit']
    ])
    tracker.stop()
  })

  test('that wait are dropped when consent is taken back [CONS-02]', () => {
    const page = openTrackedPage('analytics')
    const tracker = events({ url })
    tracker.start(page.context())
    tracker.tell(view())
    tracker.stop()
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(page.posts).toEqual([])
  })

  test('that were not taken go with the next, with one line of the log', async () => {
    const page = openTrackedPage('analytics')
    page.document.visibilityState = 'hidden'
    const leave = () => page.document.dispatchEvent(new Event('visibilitychange'))
    page.answers(async () => new Response(null, { status: 503 }))
    const tracker = events({ url })
    tracker.start(page.context())
    tracker.tell(view())
    leave()
    await vi.waitFor(() => expect(page.warnings).toHaveLength(1))
    page.answers(async () => new Response(null, { status: 204 }))
    tracker.tell(deposit())
    leave()
    expect(page.posts.at(-1)?.body.events.map(({ name }) => name)).toEqual(['page_view', 'deposit'])
    expect(page.warnings).toEqual(['Events were not taken: 503'])
    tracker.stop()
  })
})
