import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { COMPETITIONS } from '#config/sports/competitions.ts'
import { MARKET_KINDS } from '#config/sports/markets.ts'
import { $consent } from '#stores/consent.ts'
import { $overlays } from '#stores/overlays.ts'
import { $sportsFavourites, setSportsFavourite } from '#stores/sports/favourites.ts'
import {
  answerConsent,
  cleanAfterEach,
  noNetwork,
  openTestPage
} from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const KEY = 'stars'
const TOLD = 'sportsFavourites'

async function openSports({ isSignedIn = false, marked = [] as readonly string[] } = {}) {
  const page = openTestPage('/en/sports/', { operator: 'Herion' })
  const ids = [...marked]
  if (isSignedIn) storeOidcUser(page)
  page.answer('SportsFavourites', { viewer: { id: '1', sportsFavourites: ids } })
  page.answer('SetSportsFavourite', ({ id, isFavourite }: Record<string, unknown>) => {
    if (isFavourite === true) ids.push(String(id))
    else ids.splice(ids.indexOf(String(id)), 1)
    return { setSportsFavourite: [...ids] }
  })
  return page
}

async function shown(page: Awaited<ReturnType<typeof openSports>>) {
  keepMount($sportsFavourites)
  await page.settle()
  return ids()
}

function ids() {
  const state = $sportsFavourites.get()
  if (state.status !== 'ready') throw new Error(`Favourites are ${state.status}`)
  return state.ids
}

describe('favourites of sports', () => {
  cleanAfterEach($sportsFavourites, $consent, $overlays)

  test('of a visitor last for the visit, and nobody is asked', async () => {
    const page = await openSports()
    await shown(page)
    await setSportsFavourite('aurora-league', true)
    await setSportsFavourite('match-1', true)
    await setSportsFavourite('aurora-league', false)
    expect(ids()).toEqual(['match-1'])
    expect(page.sessionEntries.get(KEY)).toBe('["match-1"]')
    expect(page.localEntries.has(KEY)).toBe(false)
    expect(page.sent).toEqual([])
  })

  test('outlast it with consent to preferences, and no longer without it [CONS-03]', async () => {
    const page = await openSports()
    answerConsent(['preferences'])
    await shown(page)
    await setSportsFavourite('aurora-league', true)
    expect(page.localEntries.get(KEY)).toBe('["aurora-league"]')
    answerConsent([])
    expect(page.localEntries.has(KEY)).toBe(false)
    expect(page.sessionEntries.get(KEY)).toBe('["aurora-league"]')
    answerConsent(['preferences'])
    expect(page.localEntries.get(KEY)).toBe('["aurora-league"]')
    expect(page.sessionEntries.has(KEY)).toBe(false)
  })

  test('of a visitor are the same in every tab, and what is no list of them is none', async () => {
    const page = await openSports()
    page.sessionEntries.set(KEY, '{"a":')
    expect(await shown(page)).toEqual([])
    page.sessionEntries.set(KEY, '["isle-cup","<b>",7]')
    page.hearTab({ type: TOLD })
    expect(ids()).toEqual(['isle-cup'])
    await setSportsFavourite('isle-cup', false)
    expect(page.posted).toEqual([{ type: TOLD }])
    expect(page.sessionEntries.has(KEY)).toBe(false)
  })

  test('of a player are those of the account, in their order', async () => {
    const page = await openSports({ isSignedIn: true, marked: ['isle-cup', 'match-1'] })
    expect(await shown(page)).toEqual(['isle-cup', 'match-1'])
    const done = setSportsFavourite('total', true)
    expect(ids()).toEqual(['isle-cup', 'match-1', 'total'])
    await done
    expect(ids()).toEqual(['isle-cup', 'match-1', 'total'])
    expect(page.sentOf('SetSportsFavourite').map(({ variables }) => variables)).toEqual([
      { id: 'total', isFavourite: true }
    ])
    expect([...page.localEntries.keys(), ...page.sessionEntries.keys()]).not.toContain(KEY)
  })

  test('are taken back, and the player is told, where the change could not be made', async () => {
    const page = await openSports({ isSignedIn: true, marked: ['isle-cup'] })
    await shown(page)
    page.answer('SetSportsFavourite', () => {
      throw noNetwork()
    })
    await setSportsFavourite('aurora-league', true)
    expect(ids()).toEqual(['isle-cup'])
    await setSportsFavourite('isle-cup', false)
    expect(ids()).toEqual(['isle-cup'])
    expect($overlays.get().map(({ variant }) => variant)).toContain('action-error')
  })

  test('say so where the house takes no more', async () => {
    const page = await openSports({ isSignedIn: true, marked: ['isle-cup'] })
    await shown(page)
    page.answer('SetSportsFavourite', { setSportsFavourite: ['isle-cup'] })
    await setSportsFavourite('aurora-league', true)
    expect($sportsFavourites.get()).toMatchObject({ ids: ['isle-cup'], isFull: true })
  })

  test('of a visitor are forty, and the forty-first is said to be one too many', async () => {
    const page = await openSports()
    await shown(page)
    for (let at = 0; at < 41; at++) await setSportsFavourite(`match-${at}`, true)
    expect($sportsFavourites.get()).toMatchObject({ isFull: true })
    expect(ids()).toHaveLength(40)
    await setSportsFavourite('match-0', false)
    expect($sportsFavourites.get()).toMatchObject({ isFull: false })
  })

  test('of a visitor go to the account when they sign in, once', async () => {
    const page = await openSports({ isSignedIn: true, marked: ['isle-cup'] })
    page.sessionEntries.set(KEY, '["isle-cup","aurora-league"]')
    expect(await shown(page)).toEqual(['isle-cup', 'aurora-league'])
    expect(page.sentOf('SetSportsFavourite').map(({ variables }) => variables['id'])).toEqual([
      'isle-cup',
      'aurora-league'
    ])
    expect(page.sessionEntries.has(KEY)).toBe(false)
  })

  test('wait in the browser where the account does not take them yet', async () => {
    const page = await openSports({ isSignedIn: true })
    page.sessionEntries.set(KEY, '["aurora-league"]')
    page.answer('SetSportsFavourite', () => {
      throw noNetwork()
    })
    expect(await shown(page)).toEqual(['aurora-league'])
    expect(page.sessionEntries.get(KEY)).toBe('["aurora-league"]')
  })

  test('never take a competition for a kind of market', () => {
    const kinds = Object.keys(MARKET_KINDS)
    expect(COMPETITIONS.filter(({ id }) => kinds.includes(id))).toEqual([])
  })
})
