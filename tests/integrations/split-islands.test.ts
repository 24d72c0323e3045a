import { expect, test } from 'vitest'

import { splitIslands } from '../../src/integrations/split-islands.ts'

const ORDER = '@layer reset,tokens,base,components,layout,islands,utilities;'

test('takes every block of the islands out, with the order of the layers before them', () => {
  const css = `${ORDER}@layer base{a{b:c}}@layer reset,tokens,base,components,layout;@layer islands{._x{d:e}@media print{._x{f:g}}}@layer base{h{i:j}}@layer islands{._y{k:l}}`
  expect(splitIslands(css)).toEqual({
    islands: `${ORDER}@layer islands{._x{d:e}@media print{._x{f:g}}}@layer islands{._y{k:l}}`,
    rest: `${ORDER}@layer base{a{b:c}}@layer base{h{i:j}}`
  })
})

test('leaves a sheet without islands as it is', () => {
  expect(splitIslands('@layer base{a{b:c}}')).toEqual({ islands: '', rest: '@layer base{a{b:c}}' })
})
