import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { COOKIES } from '#contract/wire/cookies.ts'
import { $consent } from '#stores/consent.ts'
import {
  $slip,
  clearSlip,
  isSelected,
  removeSelections,
  replaceSlip,
  setShape,
  toggleSelection
} from '#stores/sports/slip.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const over = { event: 'e1', market: 'total|total=2.5', outcome: 'over' }
const under = { ...over, outcome: 'under' }
const home = { event: 'e2', market: 'match-result', outcome: '1' }

describe('the slip', () => {
  cleanAfterEach($slip, $consent)

  test('holds what was pressed, once, and one outcome of a market [SPRT-03]', () => {
    openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($slip)
    toggleSelection(over)
    toggleSelection(home)
    toggleSelection(under)
    expect($slip.get().selections).toEqual([under, home])
    expect(isSelected($slip.get(), under)).toBe(true)
    expect(isSelected($slip.get(), over)).toBe(false)
    toggleSelection(under)
    expect($slip.get().selections).toEqual([home])
  })

  test('is kept in the cookie of the sportsbook for the visit, without prices [SPRT-03]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    toggleSelection(over)
    expect(page.cookieWrites).toEqual([
      { name: 'sportsCoupon', value: page.cookieJar.get('sportsCoupon') }
    ])
    expect(COOKIES.sportsCoupon.read(page.cookieJar.get('sportsCoupon') ?? '')).not.toBeNull()
    keepMount($slip)
    expect($slip.get().selections).toEqual([over])
  })

  test('is kept for thirty days with consent to preferences [CONS-03]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    answerConsent(['preferences'])
    toggleSelection(over)
    expect(page.cookieWrites.at(-1)).toMatchObject({ name: 'sportsCoupon', maxAge: 2_592_000 })
  })

  test('lasts no longer than the visit once consent is taken back [CONS-03]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    answerConsent(['preferences'])
    keepMount($slip)
    toggleSelection(over)
    answerConsent([])
    expect(page.cookieWrites.at(-1)?.maxAge).toBeUndefined()
    expect(page.cookieJar.get('sportsCoupon')).toBeDefined()
  })

  test('follows what another tab did [L115]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($slip)
    toggleSelection(over)
    expect(page.posted).toEqual([{ type: 'sportsSlip' }])
    page.cookieJar.delete('sportsCoupon')
    page.hearTab({ type: 'sportsSlip' })
    expect($slip.get().selections).toEqual([])
  })

  test('takes twenty selections and says where it takes no more', () => {
    openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($slip)
    const taken = Array.from({ length: 21 }, (_, index) =>
      toggleSelection({ ...home, event: `event-${index}` })
    )
    expect(taken.filter(Boolean)).toHaveLength(20)
    expect($slip.get().selections).toHaveLength(20)
  })

  test('stays one bet as legs come and go, and is a single with one', () => {
    openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($slip)
    const legs = ['a', 'b', 'c'].map(event => ({ ...home, event }))
    replaceSlip(legs)
    expect($slip.get().shape).toBe('COMBO')
    setShape('2/3')
    toggleSelection(over)
    expect($slip.get().shape).toBe('COMBO')
    removeSelections(legs)
    expect($slip.get()).toEqual({ shape: 'SINGLE', selections: [over] })
  })

  test('leaves no cookie once it is empty', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    toggleSelection(over)
    clearSlip()
    expect(page.cookieJar.has('sportsCoupon')).toBe(false)
  })

  test('reads text that is none of ours as empty', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    page.cookieJar.set('sportsCoupon', 'SINGLE)<script>')
    keepMount($slip)
    expect($slip.get().selections).toEqual([])
  })
})
