import { describe, expect, test } from 'vitest'

import { BREAKPOINTS, isMobile, LAYOUTS, layoutOf, themeOf } from '#config/look.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'

describe('look', () => {
  test('[THEM-02] without a setting the layout is default', () => {
    expect(layoutOf()).toBe('default')
  })

  test('[THEM-01] the layouts are default, layout1 and layout2, and an operator uses each', () => {
    expect(LAYOUTS).toEqual(['default', 'layout1', 'layout2'])
    expect(LAYOUTS.map(name => layoutOf(name))).toEqual(LAYOUTS)
    const used = new Set(OPERATOR_NAMES.map(name => OPERATORS[name].layout))
    expect([...used].toSorted()).toEqual([...LAYOUTS])
  })

  test('[THEM-07] an unknown layout is an error that names it', () => {
    expect(() => layoutOf('foo')).toThrow(/^Unknown variable dynamic import: .*foo/)
  })

  test('[THEM-03] the theme is theme1 unless another is chosen; a valid flag goes before', () => {
    expect(themeOf()).toBe('theme1')
    expect(themeOf('theme2')).toBe('theme2')
    expect(themeOf('theme2', 'theme3')).toBe('theme3')
    expect(themeOf('theme2', 'theme9')).toBe('theme2')
    expect(themeOf('nonsense')).toBe('theme1')
  })

  test('[THEM-05] a phone ends below 768 px', () => {
    expect(isMobile(767)).toBe(true)
    expect(isMobile(768)).toBe(false)
  })

  test('[THEM-06] tablets change at 1024, 1280 and 1536 px', () => {
    expect(BREAKPOINTS).toEqual({ mobile: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  })
})
