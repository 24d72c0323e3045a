import { afterEach, expect, test, vi } from 'vitest'

import { variantOf } from '#stores/environment/variants.ts'

afterEach(() => vi.unstubAllGlobals())

test('an island reads the variant that its document is marked with, and none where there is no mark', () => {
  const marks = new Map([['data-ab-hero-action', 'two-ways']])
  const getAttribute = (name: string) => marks.get(name) ?? null
  vi.stubGlobal('document', { documentElement: { getAttribute } })
  expect(variantOf('hero-action')).toBe('two-ways')
  marks.clear()
  expect(variantOf('hero-action')).toBeUndefined()
})
