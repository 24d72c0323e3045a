import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $breakChange,
  $exclusionChange,
  excludeSelf,
  forgetBreak,
  forgetExclusion,
  takeBreak
} from '#stores/protection/keep-away.ts'
import { $protection } from '#stores/protection/protection.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const FREE = {
  breaks: [2, 7],
  exclusions: ['SixMonths', 'ForGood'],
  asksForBrands: true,
  brands: ['Infiniza', 'Herion'],
  nationalRegister: null,
  running: null,
  breakEndsAt: null,
  mayReopen: false
}
const AWAY = { ...FREE, breakEndsAt: '2026-11-30T12:00:00.000Z' }

async function open() {
  const page = openTestPage('/en/profile/self-exclusion/')
  storeOidcUser(page)
  answerStanding(page)
  page.answer('Protection', { viewer: { id: '1', protection: FREE } })
  forgetBreak()
  forgetExclusion()
  keepMount($protection)
  await page.settle()
  return page
}

describe('keeping away from play', () => {
  cleanAfterEach($protection)

  test('shows what the licence offers, and what has changed elsewhere without a reload', async () => {
    const page = await open()
    expect($protection.get()).toEqual({ status: 'ready', value: FREE })
    page.answer('Protection', { viewer: { id: '1', protection: AWAY } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: '2' } })
    await page.settle()
    expect($protection.get()).toEqual({ status: 'ready', value: AWAY })
  })

  test('begins a break once, however often the button is pressed, and shows its end', async () => {
    const page = await open()
    page.answer('TakeBreak', { takeBreak: { ok: AWAY, error: null } })
    expect(await Promise.all([takeBreak(2), takeBreak(2)])).toEqual([true, false])
    expect(page.sentOf('TakeBreak').map(({ variables }) => variables)).toEqual([{ days: 2 }])
    expect($protection.get()).toEqual({ status: 'ready', value: AWAY })
  })

  test('says why a break was refused, and when nobody answered; nothing shown has changed', async () => {
    const page = await open()
    const refused = { ok: null, error: { code: 'ALREADY_EXCLUDED' } }
    page.answer('TakeBreak', { takeBreak: refused })
    expect(await takeBreak(2)).toBe(false)
    expect($breakChange.get()).toEqual({ status: 'refused', error: { code: 'ALREADY_EXCLUDED' } })
    page.answer('TakeBreak', noNetwork)
    expect(await takeBreak(2)).toBe(false)
    expect($breakChange.get()).toEqual({ status: 'failed' })
    expect($protection.get()).toEqual({ status: 'ready', value: FREE })
  })

  test('excludes by the term and the brands that were chosen', async () => {
    const page = await open()
    page.answer('ExcludeSelf', { excludeSelf: { ok: FREE, error: null } })
    await excludeSelf({ term: 'SixMonths', allBrands: true, isConfirmed: true })
    expect(page.sentOf('ExcludeSelf')[0]?.variables).toEqual({
      input: { term: 'SixMonths', allBrands: true, isConfirmed: true }
    })
    expect($exclusionChange.get()).toEqual({ status: 'done' })
  })
})
