import { afterEach, describe, expect, test } from 'vitest'

import { quickStakes, raiseStake } from '#islands/sports-slip/quick-stakes.ts'
import { deleteSign, typeSign } from '#islands/sports-slip/typing.ts'
import { $slipForm, ALL, editStake } from '#stores/sports/slip-form.ts'

const at = (value: string, start = value.length, end = start) => ({
  value,
  start,
  end,
  most: 18
})

describe('the keys of a stake', () => {
  afterEach(() => editStake(ALL, ''))

  test('write where the caret stands, and in place of what is selected', () => {
    expect(typeSign(at('15', 1), '2')).toEqual(at('125', 2))
    expect(typeSign(at('1250', 1, 3), '9')).toEqual(at('190', 2))
  })

  test('take one decimal sign [L055]', () => {
    expect(typeSign(at('20'), ',')).toEqual(at('20,'))
    expect(typeSign(at('20,5'), ',')).toEqual(at('20,5'))
    expect(typeSign(at('20,5', 2, 3), ',')).toEqual(at('20,5', 3))
  })

  test('take no more signs than the field does', () => {
    const full = at('1'.repeat(18))
    expect(typeSign(full, '1')).toBe(full)
  })

  test('delete what is selected, or else the sign before the caret', () => {
    expect(deleteSign(at('125', 2))).toEqual(at('15', 1))
    expect(deleteSign(at('125', 0, 2))).toEqual(at('5', 0))
    expect(deleteSign(at('125', 0))).toEqual(at('125', 0))
  })

  test('raise what is typed, in the signs of the language', () => {
    expect(quickStakes('EUR')).toEqual([500n, 1000n, 2500n])
    editStake(ALL, '2,50')
    raiseStake(ALL, 500n, 'EUR', 'fi')
    expect($slipForm.get().stakes[ALL]).toBe('7,50')
    editStake(ALL, 'five')
    raiseStake(ALL, 500n, 'EUR', 'fi')
    expect($slipForm.get().stakes[ALL]).toBe('5')
  })
})
