import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { FINISHES } from '#config/look.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'

const operators = OPERATOR_NAMES.map(name => OPERATORS[name])

describe('finishes', () => {
  test('each has a sheet', () => {
    const missing = FINISHES.filter(name => !existsSync(`src/styles/finishes/${name}.css`))
    expect(missing).toEqual([])
  })

  test('[THEM-01] no two operators share layout, theme and finish, nor their brand colour', () => {
    const looks = operators.map(({ layout, theme, finish }) => `${layout} ${theme} ${finish}`)
    expect(new Set(looks).size).toBe(operators.length)
    expect(new Set(operators.map(({ colours }) => colours.brand)).size).toBe(operators.length)
  })

  test('operators of one layout differ in their finish', () => {
    const worn = operators.map(({ layout, finish }) => `${layout} ${finish}`)
    expect(new Set(worn).size).toBe(operators.length)
  })
})
