import { expect, test } from 'vitest'

import { themeSettings } from '#stores/theme.ts'
import { openTestPage } from '#tests/support/environment.ts'

test('[THEM-04] the face of the operator is asked of the lobby, once it can be had', async () => {
  const page = openTestPage()
  page.answer('ThemeSettings', {
    themeSettings: {
      colours: { brand: '#ff7a62', strange: 7 },
      roundness: { control: '12px' },
      fonts: null
    }
  })
  const asked = [themeSettings(), themeSettings()]
  await page.settle()
  for (const answer of asked)
    expect(await answer).toEqual({
      colours: { brand: '#ff7a62' },
      roundness: { control: '12px' }
    })
  expect(page.sentOf('ThemeSettings')).toHaveLength(1)
})
