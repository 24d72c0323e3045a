import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import { stylesheet } from '#server/identity/pages/style.ts'

test.each(OPERATOR_NAMES)('the pages of the realm of %s wear its face [THEM-04]', operator => {
  const { css, fonts } = stylesheet(operator)
  const { colours, roundness } = OPERATORS[operator]
  for (const [role, colour] of Object.entries(colours))
    expect(css).toContain(`--${role}: ${colour};`)
  expect(css).toContain(`--r-control: ${roundness.control};`)
  expect(css).not.toContain('@fontsource')
  expect(fonts.size).toBe(4)
  for (const file of fonts.values()) expect(existsSync(file)).toBe(true)
})
